/** A worksheet in the browser. */
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { saveShared, sharedHere } from '#quiz/browser/saved-shared.ts'
import { WorksheetScreen, type WorksheetScreenProps } from '#quiz/screen/worksheet-screen.tsx'

/** `props` come from the page that this build's own server drew. A shared link may ask for no score. */
export function hydrate(root: Element, props: WorksheetScreenProps): void {
  const shared = sharedHere()
  if (shared.hideScore) createRoot(root).render(<WorksheetScreen {...props} hideScore />)
  // A transition is done in slices, between which the page answers.
  else startTransition(() => void hydrateRoot(root, <WorksheetScreen {...props} />))
  saveShared()
}
