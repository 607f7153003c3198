/**
 * What the site calls itself, handed from the server's renderer to what it draws. Islands do not see it: they get what
 * they show as props.
 */
import { createContext, useContext } from 'react'
import { DEFAULT_SITE, type Site } from '#lib/site.ts'

export const SiteContext = createContext<Site>(DEFAULT_SITE)

export const useSite = (): Site => useContext(SiteContext)
