/**
 * What the site calls itself (docs/behaviour.md, 1.23). Everything that a visitor reads takes the name from a Site. Technical
 * names are not renamed: metrics, cookies, the audience of a session, cache folders, PostgreSQL's application_name.
 */

/** `shortName` is for small places; `mark` is the path on this site of the picture in the header, null for our drawing. */
export type Site = Readonly<{ name: string; shortName: string; mark: string | null }>

/** The only place that has the name; site.test.ts fails if another file has it. */
export const DEFAULT_NAME = 'ReadySix'

export const DEFAULT_SITE: Site = { name: DEFAULT_NAME, shortName: DEFAULT_NAME, mark: null }
