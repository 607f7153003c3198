/**
 * Counts down the time that the examination would give. It forbids nothing and is never announced: a screen reader can
 * read it when asked. Loaded when it is switched on.
 */

import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** In milliseconds: `before` is what earlier runs took, `from` when this run began, null while it rests. */
export type Stopwatch = Readonly<{ before: number; from: number | null }>

/** '9:05' */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whole seconds that a stopwatch shows, by the clock and not by counting ticks. */
function useSeconds({ before, from }: Stopwatch): number {
  const [now, setNow] = useState(from ?? 0)
  useEffect(() => {
    if (from === null) return
    const ticking = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(ticking)
  }, [from])
  return Math.floor((before + (from === null ? 0 : Math.max(0, now - from))) / 1000)
}

type Props = Readonly<{
  watch: Stopwatch
  minutes: number
  items: number
  done: boolean
  paused: boolean
  onPause(paused: boolean): void
  /** Whether `minutes` have a quarter more than the examination gives. */
  more: boolean
  onMore(more: boolean): void
}>

export function ExamTimer({ watch, minutes, items, done, paused, onPause, more, onMore }: Props) {
  const spent = useSeconds(watch)
  const left = minutes * 60 - spent
  const Glyph = paused ? Play : Pause
  return (
    <section className="timer" aria-label="Timer">
      <p>
        <strong role="timer" aria-live="off">
          {clock(Math.max(0, left))}
        </strong>{' '}
        {done ? (
          `left. It took you ${clock(spent)}.`
        ) : left > 0 ? (
          <span className="timer-words">
            left of {minutes} {minutes === 1 ? 'minute' : 'minutes'}, the time of the examination for {items} questions
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
          onClick={() => onMore(!more)}
        >
          25 % more time
        </Button>
      )}
      {done || left <= 0 ? null : (
        <Button variant="quiet" small type="button" onClick={() => onPause(!paused)}>
          <Icon of={Glyph} />
          <span className="tool-text">{paused ? 'Go on' : 'Pause'}</span>
        </Button>
      )}
    </section>
  )
}
