/** A listening room in the browser. */
import { session } from '#app/browser/browser-session.ts'
import type { RoomIslandProps } from '#app/parts/islands/room-island.tsx'
import { createFilesClient } from '#listening/audio/files-client.ts'
import { RoomScreen } from '#listening/room/room-screen.tsx'
import { hydrateIsland } from './island-root.tsx'

/** `props` come from the page that this build's own server drew. */
export function hydrate(root: Element, { urls, ...props }: RoomIslandProps): void {
  const files = createFilesClient({ call: session.call, origin: window.location.origin, known: urls })
  hydrateIsland(root, <RoomScreen {...props} files={files} />)
}
