/** The questions before something is lost, which are loaded once there is something. Where they cannot be loaded, nothing is asked. */
import { lazy, Suspense, useEffect } from 'react'
import type { LeaveQuestionProps, SubmitQuestionProps } from './question-dialogs.tsx'

const load = () => import('./question-dialogs.tsx')

/** Calls `load` once there is something to lose; the question itself tries again. */
export function useQuestions(needed: boolean): void {
  useEffect(() => {
    if (needed) load().catch(() => undefined)
  }, [needed])
}

function Unasked({ onGo }: Readonly<{ onGo(): void }>) {
  useEffect(onGo, [onGo])
  return null
}

const Leave = lazy(() =>
  load().then(
    (module) => ({ default: module.LeaveQuestion }),
    () => ({ default: ({ onLeave }: LeaveQuestionProps) => <Unasked onGo={onLeave} /> }),
  ),
)

const Submit = lazy(() =>
  load().then(
    (module) => ({ default: module.SubmitQuestion }),
    () => ({ default: ({ onSubmit }: SubmitQuestionProps) => <Unasked onGo={onSubmit} /> }),
  ),
)

export const LeaveAsked = (props: LeaveQuestionProps) => (
  <Suspense>
    <Leave {...props} />
  </Suspense>
)

/** Asks before work with open questions or blanks is submitted. It may be: they count as wrong. */
export const SubmitWarning = (props: SubmitQuestionProps) => (
  <Suspense>
    <Submit {...props} />
  </Suspense>
)
