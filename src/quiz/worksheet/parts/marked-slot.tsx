/** The place of what stands below a marked answer. Its module is loaded with the first response: nothing of it is needed before. */
import { type ComponentType, lazy, Suspense } from 'react'
import type { MarkedProps } from './marked.tsx'

/** Rejects where the module cannot be fetched. */
export const loadMarked = async () => ({ default: (await import('./marked.tsx')).Marked })

// The server draws it at once.
const Loaded: ComponentType<MarkedProps> = import.meta.env.SSR ? (await loadMarked()).default : lazy(loadMarked)

export const MarkedSlot = (props: MarkedProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
