/** A whole paper of English or Chinese in the browser. */
import { saveShared, sharedHere } from '#quiz/browser/saved-shared.ts'
import { PaperScreen, type PaperScreenProps } from '#quiz/screen/paper-screen.tsx'
import { drawIsland, hydrateIsland } from './island-root.tsx'

/** `props` come from the page that this build's own server drew. A shared link may ask for no score. */
export function hydrate(root: Element, props: PaperScreenProps): void {
  const shared = sharedHere()
  if (shared.hideScore) drawIsland(root, <PaperScreen {...props} hideScore />)
  else hydrateIsland(root, <PaperScreen {...props} />)
  saveShared()
}
