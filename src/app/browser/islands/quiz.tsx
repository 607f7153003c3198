/**
 * The quiz in the browser. A link that was shared with options (mixed options, no score) carries them in its fragment,
 * which no server sees: then the page's quiz is drawn anew with them, from what was answered before this script came.
 */
import { saveShared, sharedHere } from '#quiz/browser/saved-shared.ts'
import { PlayableScreen, type PlayableScreenProps } from '#quiz/screen/playable-screen.tsx'
import { sharedFragment } from '#quiz/sharing/shared-options.ts'
import { drawIsland, hydrateIsland } from './island-root.tsx'

/** `props` come from the page that this build's own server drew. */
export function hydrate(root: Element, props: PlayableScreenProps): void {
  const shared = sharedHere()
  const draw = (withShared: PlayableScreenProps) => drawIsland(root, <PlayableScreen {...withShared} />)
  const { shuffle, hideScore } = shared
  if (sharedFragment(shared) === '') hydrateIsland(root, <PlayableScreen {...props} />)
  else if (shuffle === '') draw({ ...props, hideScore })
  // Few links mix the options, so the other pages do not fetch what does it.
  else
    import('./mixed-quiz.ts').then(({ mixedQuiz }) =>
      draw({ ...mixedQuiz(props, shuffle, root.querySelector('form')), hideScore }),
    )
  saveShared()
}
