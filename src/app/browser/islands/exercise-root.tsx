/**
 * An exercise in the browser. A link that was shared with options carries them in its fragment, which no server sees: then the
 * page's exercise is drawn again with them.
 */
import type { ReactNode } from 'react'
import { saveShared, sharedHere } from '#quiz/browser/saved-shared.ts'
import { resultPage } from '#quiz/flow/result/result.tsx'
import { sheetScore } from '#quiz/flow/sheet-shell.tsx'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import { type SharedOptions, sharedFragment } from '#quiz/sharing/shared-options.ts'
import { drawIsland, hydrateIsland } from './island-root.tsx'

/** `posted` is what the server marked, or null; `hideScore` comes from a shared link. */
type Drawn = Readonly<{ posted: QuizState | null; hideScore: boolean }>

/** `props` come from the page that this build's own server drew. `mix` puts options in another order. */
export async function hydrateExercise<P extends Drawn>(
  root: Element,
  props: P,
  draw: (props: P) => ReactNode,
  mix: (props: P, shared: SharedOptions) => Promise<P>,
): Promise<void> {
  // The server drew its result, which is loaded with an answer otherwise. Without it the page is marked all the same.
  if (props.posted !== null) await Promise.all([sheetScore.load(), resultPage.load()]).catch(() => undefined)
  const shared = sharedHere()
  if (sharedFragment(shared) === '') hydrateIsland(root, draw(props))
  else mix(props, shared).then((mixed) => drawIsland(root, draw({ ...mixed, hideScore: shared.hideScore })))
  saveShared()
}
