/** A worksheet in the browser. */
import { saveShared, sharedHere } from '#quiz/browser/saved-shared.ts'
import { WorksheetScreen, type WorksheetScreenProps } from '#quiz/screen/worksheet-screen.tsx'
import { drawIsland, hydrateIsland } from './island-root.tsx'

/** `props` come from the page that this build's own server drew. A shared link may ask for no score. */
export function hydrate(root: Element, props: WorksheetScreenProps): void {
  const shared = sharedHere()
  if (shared.hideScore) drawIsland(root, <WorksheetScreen {...props} hideScore />)
  else hydrateIsland(root, <WorksheetScreen {...props} />)
  saveShared()
}
