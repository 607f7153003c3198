/**
 * The file `_headers` of Netlify, Cloudflare and others: the security headers for everything, and for each page its
 * policy. If all pages below a path have one policy, they share a rule: Cloudflare reads at most a hundred. Hosts join
 * the values of all rules that match a URL, so rules with the same header never overlap.
 */
import type { HeaderSet } from '#server/http/headers/security-headers.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** The browser stores the file and asks at each use whether its copy is current. */
export const ASK_AGAIN = 'public, max-age=0, must-revalidate'
const A_DAY = 'public, max-age=86400'

/** `pattern` is a path; a '*' at its end stands for any rest. */
export interface HeaderRule {
  readonly pattern: string
  readonly headers: HeaderSet
}

/** How long files that are not pages are cached, for every host. */
export const FILE_RULES: readonly HeaderRule[] = [
  { pattern: '/assets/*', headers: { 'cache-control': FOREVER } },
  // Pages name these with a version, so a changed file has another URL.
  { pattern: '/files/*', headers: { 'cache-control': A_DAY } },
  // Their names say no version.
  { pattern: '/printouts/*', headers: { 'cache-control': ASK_AGAIN } },
  // Devices would save what a stale copy of these names.
  { pattern: '/api/*', headers: { 'cache-control': ASK_AGAIN } },
  // The service worker decides what browsers cache, so it must never be stale.
  { pattern: '/sw.js', headers: { 'cache-control': 'no-cache' } },
]

/** `pages` is the policy of each page by path; `files` are the paths of everything else. */
export function headerRules(
  always: HeaderSet,
  pages: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): readonly HeaderRule[] {
  return [
    { pattern: '/*', headers: always },
    ...FILE_RULES,
    ...pageRules('', [...pages.keys()].sort(), pages, [...files]),
  ]
}

/** The text of `_headers`: one rule a paragraph. */
export function headersText(rules: readonly HeaderRule[]): string {
  const paragraphs = rules.map(({ pattern, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${title(name)}: ${value}`)
    return [pattern, ...lines].join('\n')
  })
  return `${paragraphs.join('\n\n')}\n`
}

/** The rules for `paths`, which all lie below `folder`; '' is the whole site. */
function pageRules(
  folder: string,
  paths: readonly string[],
  pages: ReadonlyMap<string, string>,
  files: readonly string[],
): readonly HeaderRule[] {
  const groups = Map.groupBy(paths, (path) => firstBelow(folder, path))
  return [...groups].flatMap(([head, members]) => {
    const below = members.filter((path) => path !== head)
    const inside = files.filter((path) => path.startsWith(`${head}/`))
    const own = members.length > below.length ? [head] : []
    const exact = own.flatMap((path) => [path, ...(path === '/' ? [] : [`${path}/`])].map(ruleOf(pages, path)))
    if (below.length === 0) return exact
    const [policy = '', ...others] = new Set(members.map((path) => pages.get(path) ?? ''))
    if (others.length > 0 || inside.length > 0) return [...exact, ...pageRules(head, below, pages, inside)]
    return [...exact.slice(0, 1), { pattern: `${head}/*`, headers: pageHeaders(policy) }]
  })
}

/** The path up to its first segment below the folder. */
function firstBelow(folder: string, path: string): string {
  const end = path.indexOf('/', folder.length + 1)
  return end === -1 ? path : path.slice(0, end)
}

function ruleOf(pages: ReadonlyMap<string, string>, path: string): (pattern: string) => HeaderRule {
  return (pattern) => ({ pattern, headers: pageHeaders(pages.get(path) ?? '') })
}

function pageHeaders(policy: string): HeaderSet {
  return { 'cache-control': ASK_AGAIN, 'content-security-policy': policy }
}

function title(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
