/** The result of a stepper. */
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { late, useLate } from './late.tsx'
import type { ResultProps } from './result-page.tsx'

export const resultPage = late(() => import('./result-page.tsx'))

// The server draws results at once.
if (import.meta.env.SSR) await resultPage.load()

export function Result<Q extends Quiz>(props: ResultProps<Q>) {
  const { module: page, failure } = useLate(resultPage, true)
  // The page says so, and a reload brings the answers back.
  if (failure !== null) throw failure
  return page === null ? null : <page.ResultPage {...props} />
}
