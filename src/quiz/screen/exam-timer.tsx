/**
 * Counts down the time that the examination would give. It forbids nothing and is never announced: a screen reader can
 * read it when asked. Loaded when it is switched on.
 */

import { Pause, Play } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** '9:05' */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whole seconds for which `running` has been true, by the clock and not by counting ticks. */
function useSeconds(running: boolean): number {
  const [before, setBefore] = useState(0)
  const [now, setNow] = useState(0)
  // Stops with the words that say so: a passive effect may end later, and what passes until then would count.
  useLayoutEffect(() => {
    if (!running) return
    const from = performance.now()
    const since = () => Math.floor((performance.now() - from) / 1000)
    const ticking = setInterval(() => setNow(since()), 250)
    return () => {
      clearInterval(ticking)
      setBefore((sum) => sum + since())
      setNow(0)
    }
  }, [running])
  return before + now
}

/** `done` stops it: what is marked needs no time. */
export function ExamTimer({ minutes, items, done }: Readonly<{ minutes: number; items: number; done: boolean }>) {
  const [paused, setPaused] = useState(false)
  const spent = useSeconds(!paused && !done)
  const left = minutes * 60 - spent
  const Glyph = paused ? Play : Pause
  return (
    <section className="timer" aria-label="Timer">
      <p>
        <strong role="timer" aria-live="off">
          {clock(Math.max(0, left))}
        </strong>{' '}
        {done
          ? `left. It took you ${clock(spent)}.`
          : left > 0
            ? `left of ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, the time of the examination for ${items} questions`
            : 'The time of the examination is over. Take the time you need.'}
      </p>
      {done || left <= 0 ? null : (
        <Button variant="quiet" small type="button" onClick={() => setPaused(!paused)}>
          <Icon of={Glyph} />
          {paused ? 'Go on' : 'Pause'}
        </Button>
      )}
    </section>
  )
}
