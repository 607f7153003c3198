/** The time that the examination would give: its switch and its clock. */

import { Timer } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useMemo } from 'react'
import { sharedHere } from '#quiz/browser/saved-shared.ts'
import { examMinutes } from '#quiz/contract/pace.ts'
import { CLOCK_OFF, type ExamClock, runs } from '#quiz/flow/state/exam-clock.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

const ExamTimer = lazy(async () => ({ default: (await import('./exam-timer.tsx')).ExamTimer }))

/** What SEAB grants a pupil who needs more time. */
const MORE_TIME = 1.25

type Props = Readonly<{
  items: number
  /** The time of one of the items in seconds. */
  pace: number
  clock: ExamClock
  /** Whether there is still something to answer: what is marked needs no time. */
  answering: boolean
  /** Whether the page says so. */
  done: boolean
  /** The same function while the page lives. */
  onClock(clock: ExamClock): void
}>

/** The switch, and the clock while it is on; they may be drawn in any place of the page. */
export function useExamTime({ items, pace, clock, answering, done, onClock }: Props) {
  const running = clock.on && !clock.paused && answering
  // Before anything is painted: a passive effect may end later, and what passes until then would count.
  useLayoutEffect(() => {
    const next = runs(clock, running, Date.now())
    if (next !== clock) onClock(next)
  }, [clock, running, onClock])
  return useMemo(
    (): Readonly<{ button: ReactNode; clock: ReactNode }> => ({
      button: (
        <Button
          variant="quiet"
          small
          className="needs-script"
          type="button"
          aria-pressed={clock.on}
          // It starts at zero whenever it is switched on.
          onClick={() => onClock(clock.on ? CLOCK_OFF : { ...CLOCK_OFF, on: true, more: sharedHere().moreTime })}
        >
          <Icon of={Timer} />
          <span className="tool-text">Timer</span>
        </Button>
      ),
      clock: clock.on ? (
        <Suspense>
          <ExamTimer
            clock={clock}
            minutes={examMinutes(items, clock.more ? pace * MORE_TIME : pace)}
            done={done}
            onClock={onClock}
          />
        </Suspense>
      ) : null,
    }),
    [items, pace, clock, done, onClock],
  )
}
