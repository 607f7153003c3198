/**
 * The place of what stands below a result: the skills behind the lost marks, the offer to remember, the code for a teacher. It is
 * loaded there: nothing of it is needed before an answer.
 */
import { type ComponentType, createContext, lazy, Suspense, useContext } from 'react'
import type { MakeCode } from '#quiz/result-code/code-of-result.ts'
import type { AfterProps } from './after-result.tsx'

export const ResultCodeContext = createContext<MakeCode>(() => '')

/** Without its chunk, for example on a line that has broken, a result has everything else. */
const View = lazy<ComponentType<AfterProps>>(() =>
  import('./after-result.tsx').then(
    ({ AfterResult }) => ({ default: AfterResult }),
    () => ({ default: () => null }),
  ),
)

export function AfterSlot(props: Omit<AfterProps, 'makeCode'>) {
  const makeCode = useContext(ResultCodeContext)
  return (
    <Suspense>
      <View {...props} makeCode={makeCode} />
    </Suspense>
  )
}
