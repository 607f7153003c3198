/**
 * The result of a stepper, whose module is loaded with the first answer: nothing of it is needed before. What is loaded is drawn
 * at once, so that it can get the focus.
 */
import { useEffect, useState } from 'react'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import type { ResultPage, ResultProps } from './result-page.tsx'

let loaded: typeof ResultPage | null = null

/** Rejects where the module cannot be fetched. */
export async function loadResult(): Promise<void> {
  loaded = (await import('./result-page.tsx')).ResultPage
}

// The server draws results at once.
if (import.meta.env.SSR) await loadResult()

export function Result<Q extends Quiz>(props: ResultProps<Q>) {
  const [failure, setFailure] = useState<unknown>(null)
  const [late, setLate] = useState(false)
  const waits = loaded === null
  useEffect(() => {
    if (waits) loadResult().then(() => setLate(true), setFailure)
  }, [waits])
  useEffect(() => {
    if (late) document.querySelector<HTMLElement>('[data-result]')?.focus({ preventScroll: true })
  }, [late])
  // The page says so, and a reload brings the answers back.
  if (failure !== null) throw failure
  const Page = loaded
  return Page === null ? null : <Page {...props} />
}
