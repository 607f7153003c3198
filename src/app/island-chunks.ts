/**
 * The chunks of each island: a page names them, so that the browser fetches them beside its script and not after it. The
 * build fills in their URLs (vite.config.ts); in development and in tests there are none.
 */
import type { IslandName } from './parts/site/page-script.ts'

/** The URLs of the modules that an island imports, its own first. */
export const islandChunks: Readonly<Record<IslandName, readonly string[]>> = {
  texts: [],
  questions: [],
  papers: [],
  listening: [],
  room: [],
  class: [],
  own: [],
}
