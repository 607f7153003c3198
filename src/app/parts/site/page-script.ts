/** The URLs of the page's script, handed from the server's renderer to the document. */
import { createContext } from 'react'

/** The names of the islands; `entry.client.ts` knows how to hydrate each. */
export type IslandName = 'texts' | 'questions' | 'papers' | 'listening' | 'room' | 'class' | 'own'

/**
 * `module` is the script of every page; `islands` are the modules that each island needs besides. `development` is Vite's
 * own, '' in production; `ads` is the advertising script that the module adds later, '' by default.
 */
export type PageScript = Readonly<{
  module: string
  islands: Readonly<Record<IslandName, readonly string[]>>
  development: string
  ads: string
}>

export const PageScriptContext = createContext<PageScript>({
  module: '',
  islands: { texts: [], questions: [], papers: [], listening: [], room: [], class: [], own: [] },
  development: '',
  ads: '',
})
