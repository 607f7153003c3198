/** The place of the result code on a result. What makes a code and draws it is loaded there: few results show one. */
import { createContext, lazy, Suspense, useContext } from 'react'
import type { MakeCode } from './code-of-result.ts'

export const ResultCodeContext = createContext<MakeCode>(() => '')

/** Without its chunk, for example on a line that has broken, a result has no code and everything else. */
const View = lazy(() =>
  import('./result-code-view.tsx').then(
    ({ ResultCodeView }) => ({ default: ResultCodeView }),
    () => ({ default: () => null }),
  ),
)

export function ResultCode() {
  const makeCode = useContext(ResultCodeContext)
  return (
    <Suspense>
      <View makeCode={makeCode} />
    </Suspense>
  )
}
