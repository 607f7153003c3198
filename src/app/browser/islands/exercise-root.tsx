/**
 * An exercise in the browser. A link that was shared with options carries them in its fragment, which no server sees: then the
 * page's exercise is drawn again with them.
 */
import type { ReactNode } from 'react'
import { saveShared, sharedHere } from '#quiz/browser/saved-shared.ts'
import { type SharedOptions, sharedFragment } from '#quiz/sharing/shared-options.ts'
import { drawIsland, hydrateIsland } from './island-root.tsx'

/** What every screen of an exercise takes from a shared link. */
type Shared = Readonly<{ hideScore: boolean }>

/** `props` come from the page that this build's own server drew. `mix` puts options in another order. */
export function hydrateExercise<P extends Shared>(
  root: Element,
  props: P,
  draw: (props: P) => ReactNode,
  mix: (props: P, shared: SharedOptions) => Promise<P>,
): void {
  const shared = sharedHere()
  if (sharedFragment(shared) === '') hydrateIsland(root, draw(props))
  else mix(props, shared).then((mixed) => drawIsland(root, draw({ ...mixed, hideScore: shared.hideScore })))
  saveShared()
}
