/** What programs that read the web are told of the site: sitemap.xml, robots.txt and security.txt. */
import { pages } from '#app/pages.ts'
import { setPath, skillPath, TODAY, topicPagePath } from '#app/parts/set-path.ts'
import { LANGUAGES, languages } from '#lib/language.ts'
import { practicePath } from '#listening/practice/paths.ts'
import type { Year } from '#prelim/group-by-school.ts'
import { schoolPath, topicPath } from '#prelim/prelim-id.ts'
import type { Shelf } from '#quiz/library/shelf.ts'
import { setIdOf } from '#quiz/library/topics.ts'

/** Their patterns in routes.ts, without the first slash. */
export const PROGRAM_PATHS = ['robots.txt', '.well-known/security.txt', 'sitemap.xml'] as const

export type ProgramPath = (typeof PROGRAM_PATHS)[number]

/** What one sitemap may hold. */
const MAX_URLS = 50_000

/** What is in the store: the ids of documents, the sets by topic, and the prelim quizzes by year and school. */
export type Stored = Readonly<{
  articles: readonly string[]
  shelves: readonly Pick<Shelf, 'type' | 'numbers'>[]
  /** The tags of the skills that the sets exercise. */
  skills: readonly string[]
  practices: readonly string[]
  years: readonly Year[]
  /** The paths of the first sets of Mathematics and Science. */
  worksheets: readonly string[]
}>

/** The paths of all pages that can be listed. A static export reads no query, so pages that need one are left out. */
export function sitemapPaths(
  { articles, shelves, skills, practices, years, worksheets }: Stored,
  isExport: boolean,
): readonly string[] {
  const fixed = pages.filter(({ sitemap }) => sitemap === 'always' || (sitemap === 'server' && !isExport))
  const papers = years.flatMap(({ year, schools }) => schools.map(({ key, topics }) => ({ year, school: key, topics })))
  return [
    ...fixed.map(({ path }) => path),
    TODAY,
    ...articles.map((id) => `/articles/${id}`),
    ...shelves.map(({ type }) => topicPagePath(type)),
    ...shelves.flatMap(({ type, numbers }) =>
      numbers.map((number) => setPath({ quizType: type, setId: setIdOf(number) })),
    ),
    ...skills.map(skillPath),
    ...worksheets,
    ...practices.map(practicePath),
    ...papers.map(({ year, school }) => schoolPath(year, school)),
    ...papers.flatMap(({ topics, ...paper }) => topics.map((topic) => topicPath({ ...paper, topic }))),
  ].slice(0, MAX_URLS)
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** `site` is the URL of the site without a slash at its end. */
export function sitemapXml(site: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escaped(site + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Everything public may be read; the sitemap is named if the site has a URL, which is '' otherwise. */
export function robotsText(site: string): string {
  const lines = ['User-agent: *', 'Disallow: /api/', ...(site === '' ? [] : [`Sitemap: ${site}/sitemap.xml`])]
  return `${lines.join('\n')}\n`
}

const SECURITY_PATH = '/.well-known/security.txt'
/** RFC 9116, 2.5.5, wants less than a year: what is older may not be believed. A page is rendered each day, an export once. */
const VALID_DAYS = 360
const DAY_MS = 86_400_000

/** As `robotsText`; `contactEmail` or else the contact page is named. Null if there is neither. */
export function securityText(site: string, contactEmail: string | null, now: Date): string | null {
  if (site === '' && contactEmail === null) return null
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const lines = [
    `Contact: ${contactEmail === null ? `${site}/contact` : `mailto:${contactEmail}`}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.map((language) => languages[language].primary).join(', ')}`,
    ...(site === '' ? [] : [`Canonical: ${site}${SECURITY_PATH}`]),
  ]
  return `${lines.join('\n')}\n`
}
