/** The place of work of the hand. Its module is a chunk of its own: few questions have it. */
import { type ComponentType, lazy, Suspense } from 'react'
import type { HandProps } from './hand-props.ts'

type Module = Readonly<{ default: ComponentType<HandProps> }>

/** Rejects where the chunk cannot be fetched. */
export const loadHand = async (): Promise<Module> => ({ default: (await import('./hand.tsx')).Hand })

/** Without its chunk, for example on a line that has broken, the other questions stay. */
const MISSING: Module = { default: () => <p lang="en">This part could not be loaded. Load the page again.</p> }

// The server draws it at once.
const Loaded: ComponentType<HandProps> = import.meta.env.SSR
  ? (await loadHand()).default
  : lazy(() => loadHand().catch(() => MISSING))

export const HandSlot = (props: HandProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
