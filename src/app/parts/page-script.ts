/** The URLs of the page's one script, handed from the server's renderer to the document. */
import { createContext } from 'react'

/**
 * `module` is the script; `preloads` are modules it needs at once; `development` is Vite's own, '' in production; `ads`
 * is the advertising script that the module adds later, '' by default.
 */
export type PageScript = Readonly<{ module: string; preloads: readonly string[]; development: string; ads: string }>

export const PageScriptContext = createContext<PageScript>({ module: '', preloads: [], development: '', ads: '' })
