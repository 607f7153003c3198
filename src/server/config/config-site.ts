/** The settings of what the site calls itself. */
import { z } from 'zod'
import { DEFAULT_NAME, type Site } from '#lib/site.ts'

const MAX_NAME = 40

/** Signs that belong to no script, such as digits, are in Common. PDFs have glyphs of no other script. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Han}\p{Script=Common}\p{Script=Inherited}]/u

const name = z
  .string()
  .trim()
  .refine(isName, `must be 1 to ${MAX_NAME} characters, without control characters`)
  .refine((value) => !OTHER_SCRIPT.test(value), 'must be of Latin or Chinese script')

/** Is spread into the schema of the environment. */
export const siteEnvironment = {
  SITE_NAME: name.default(DEFAULT_NAME),
  SITE_SHORT_NAME: name.nullable().default(null),
  SITE_MARK: z.string().nullable().default(null),
}

type SiteSettings = Readonly<{
  SITE_NAME: string
  SITE_SHORT_NAME: string | null
  SITE_MARK: string | null
  SITE_URL: string | null
}>

/** Says so if the picture is on another host: the policy of the pages lets browsers load none from there. */
export function siteGaps(given: SiteSettings): readonly { readonly path: string[]; readonly message: string }[] {
  if (given.SITE_MARK === null || markPath(given.SITE_MARK, given.SITE_URL) !== null) return []
  const message =
    'must be a path on this site, such as /files/mark.svg, or a URL below SITE_URL; other hosts are refused'
  return [{ path: ['SITE_MARK'], message }]
}

/** Call it after `siteGaps`. */
export function siteOf({ SITE_NAME, SITE_SHORT_NAME, SITE_MARK, SITE_URL }: SiteSettings): Site {
  const mark = SITE_MARK === null ? null : markPath(SITE_MARK, SITE_URL)
  return { name: SITE_NAME, shortName: SITE_SHORT_NAME ?? SITE_NAME, mark }
}

/** Path and query; null if it is not on this site. `//host` and `/\host` name a host. */
function markPath(value: string, siteUrl: string | null): string | null {
  const base = siteUrl ?? 'http://this-site.invalid'
  if (!(value.startsWith('/') || siteUrl !== null) || !URL.canParse(value, base)) return null
  const url = new URL(value, base)
  const whole = value.startsWith('/') || value.startsWith(`${url.origin}/`)
  return whole && url.origin === new URL(base).origin && url.pathname !== '/' ? url.pathname + url.search : null
}

function isName(value: string): boolean {
  const { length } = Array.from(value)
  return length >= 1 && length <= MAX_NAME && !/\p{C}/u.test(value)
}
