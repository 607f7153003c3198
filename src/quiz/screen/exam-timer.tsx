/**
 * Counts down the time that the examination would give. It forbids nothing and is never announced: a screen reader can
 * read it when asked. Loaded when it is switched on.
 */

import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { counted } from '#lib/counted.ts'
import { type ExamClock, spent } from '#quiz/flow/state/exam-clock.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

/** '9:05' */
function digits(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whole seconds that the clock has run, by the time and not by counting ticks. */
function useSeconds(clock: ExamClock): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (clock.since === null) return
    const ticking = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(ticking)
  }, [clock.since])
  return Math.floor(spent(clock, now) / 1000)
}

type Props = Readonly<{
  clock: ExamClock
  /** What the examination gives, with the quarter more if the clock says so. */
  minutes: number
  done: boolean
  onClock(clock: ExamClock): void
}>

export function ExamTimer({ clock, minutes, done, onClock }: Props) {
  const { paused, more } = clock
  const seconds = useSeconds(clock)
  const left = minutes * 60 - seconds
  const Glyph = paused ? Play : Pause
  return (
    <section className="timer" aria-label="Timer">
      <p>
        <strong role="timer" aria-live="off">
          {digits(Math.max(0, left))}
        </strong>{' '}
        {done ? (
          `left. It took you ${digits(seconds)}.`
        ) : left > 0 ? (
          <span className="timer-words">
            left of {counted(minutes, 'minute')}, the time of the examination
            {more ? ' and a quarter more' : ''}
          </span>
        ) : (
          'The time of the examination is over. Take the time you need.'
        )}
      </p>
      {done || left <= 0 ? null : (
        <Button
          variant="quiet"
          small
          className="timer-more"
          type="button"
          aria-pressed={more}
          onClick={() => onClock({ ...clock, more: !more })}
        >
          25 % more time
        </Button>
      )}
      {done || left <= 0 ? null : (
        <Button variant="quiet" small type="button" onClick={() => onClock({ ...clock, paused: !paused })}>
          <Icon of={Glyph} />
          <span className="tool-text">{paused ? 'Go on' : 'Pause'}</span>
        </Button>
      )}
    </section>
  )
}
