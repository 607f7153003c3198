/** The time that the examination would give: its switch, its clock, and since when it runs. */

import { Timer } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useMemo, useState } from 'react'
import { sharedHere } from '#quiz/browser/saved-shared.ts'
import { examMinutes } from '#quiz/contract/pace.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Stopwatch } from './exam-timer.tsx'

const ExamTimer = lazy(async () => ({ default: (await import('./exam-timer.tsx')).ExamTimer }))

/** What SEAB grants a pupil who needs more time. */
const MORE_TIME = 1.25

const AT_ZERO: Stopwatch = { before: 0, from: null }

/** Starts at zero whenever it is switched on. */
function useStopwatch(on: boolean, running: boolean): Stopwatch {
  const [watch, set] = useState(AT_ZERO)
  // Stops with the words that say so: a passive effect may end later, and what passes until then would count.
  useLayoutEffect(() => {
    if (!running) return
    const from = performance.now()
    set(({ before }) => ({ before, from }))
    return () => set(({ before }) => ({ before: before + performance.now() - from, from: null }))
  }, [running])
  useLayoutEffect(() => {
    if (!on) set(AT_ZERO)
  }, [on])
  return watch
}

/**
 * The switch, and the clock while it is on; they may be drawn in any place of the page. `pace` is the time of one of the
 * `items` in seconds. What is `done` needs no time.
 */
export function useExamTime(
  items: number,
  pace: number,
  done: boolean,
): Readonly<{ button: ReactNode; clock: ReactNode }> {
  const [on, setOn] = useState(false)
  const [paused, setPaused] = useState(false)
  const [more, setMore] = useState(false)
  const watch = useStopwatch(on, on && !paused && !done)
  return useMemo(
    () => ({
      button: (
        <Button
          variant="quiet"
          small
          className="needs-script"
          type="button"
          aria-pressed={on}
          onClick={() => {
            setPaused(false)
            if (!on) setMore(sharedHere().moreTime)
            setOn(!on)
          }}
        >
          <Icon of={Timer} />
          <span className="tool-text">Timer</span>
        </Button>
      ),
      clock: on ? (
        <Suspense>
          <ExamTimer
            watch={watch}
            minutes={examMinutes(items, more ? pace * MORE_TIME : pace)}
            more={more}
            onMore={setMore}
            items={items}
            done={done}
            paused={paused}
            onPause={setPaused}
          />
        </Suspense>
      ) : null,
    }),
    [items, pace, done, on, paused, more, watch],
  )
}
