/** A listening practice in the browser. */
import { session } from '#app/browser/browser-session.ts'
import type { ListeningIslandProps } from '#app/parts/islands/listening-island.tsx'
import { createFilesClient } from '#listening/audio/files-client.ts'
import { ListeningScreen } from '#listening/screen/listening-screen.tsx'
import { hydrateIsland } from './island-root.tsx'

/** `props` come from the page that this build's own server drew. */
export function hydrate(root: Element, { urls, ...props }: ListeningIslandProps): void {
  const files = createFilesClient({ call: session.call, origin: window.location.origin, known: urls })
  hydrateIsland(root, <ListeningScreen {...props} files={files} />)
}
