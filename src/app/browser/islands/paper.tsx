/** A whole paper of English or Chinese in the browser. */
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { saveShared, sharedHere } from '#quiz/browser/saved-shared.ts'
import { PaperScreen, type PaperScreenProps } from '#quiz/screen/paper-screen.tsx'

/** `props` come from the page that this build's own server drew. A shared link may ask for no score. */
export function hydrate(root: Element, props: PaperScreenProps): void {
  const shared = sharedHere()
  if (shared.hideScore) createRoot(root).render(<PaperScreen {...props} hideScore />)
  else startTransition(() => void hydrateRoot(root, <PaperScreen {...props} />))
  saveShared()
}
