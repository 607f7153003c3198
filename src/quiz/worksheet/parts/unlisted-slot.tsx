/** The place of a sentence that nobody has listed. What is drawn there is loaded on use, since few pages show it. */
import { type ComponentType, lazy, Suspense } from 'react'
import type { Unlisted } from './unlisted.tsx'

type Props = Parameters<typeof Unlisted>[0]

/** Without its chunk, for example on a line that has broken, the sentence stands alone. */
const View = lazy<ComponentType<Props>>(() =>
  import('./unlisted.tsx').then(
    ({ Unlisted }) => ({ default: Unlisted }),
    () => ({ default: ({ given }) => <p className="lines">{given}</p> }),
  ),
)

export function UnlistedSlot(props: Props) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  )
}
