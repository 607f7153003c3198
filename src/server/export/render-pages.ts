/**
 * Every page of the site, one after another: from the sitemap, and from there along every link, so that a page is
 * exported because a visitor can reach it. A link that leads nowhere shows the page for that, as it does on the server.
 */
import { readTarget } from '#server/http/request/request-target.ts'
import { ExportError } from './export-error.ts'
import { listedPaths, references } from './references.ts'

export interface RenderedPage {
  /** As `readTarget` spells it. */
  readonly path: string
  readonly body: Uint8Array<ArrayBuffer>
  /** Its Content-Security-Policy; null for what is no HTML page. */
  readonly policy: string | null
}

export interface RenderOptions {
  /** Answers a plain GET of the path. */
  readonly render: (path: string) => Promise<Response>
  /** The paths of what is no page: assets, recordings, papers. */
  readonly files: ReadonlySet<string>
  readonly siteUrl: string
  /** Told of each link that leads nowhere. */
  readonly onBrokenLink: (link: BrokenLink) => void
}

export interface BrokenLink {
  readonly to: string
  /** The first page that has it. */
  readonly from: string
}

const SITEMAP = '/sitemap.xml'
const MAX_PROBLEMS = 20

/** An address that names nothing; its page is the one for all of them. */
const NOWHERE = '/404'

/** Rejects with ExportError when a page fails or needs a query, after it has looked at everything. */
export async function* renderPages(options: RenderOptions): AsyncGenerator<RenderedPage, void, undefined> {
  const { render, files } = options
  const problems: string[] = []
  /** From a path to who names it first. */
  const namedBy = new Map<string, string>()

  function add(url: string, by: string): void {
    const path = pathOf(url, files)
    if (path === null) problems.push(`${by} names ${url}, which no file can answer`)
    else if (!files.has(path) && !namedBy.has(path)) namedBy.set(path, by)
  }

  for (const path of ['/', '/robots.txt', SITEMAP]) add(path, 'the export')
  // A Map gives what is added to it meanwhile, too.
  for (const [path, by] of namedBy) {
    const response = await render(path)
    const body = new Uint8Array(await response.arrayBuffer())
    if (response.status === 404 && by !== SITEMAP) {
      options.onBrokenLink({ to: path, from: by })
      continue
    }
    if (response.status !== 200) {
      problems.push(`${path} answers ${response.status}; ${by} names it`)
      continue
    }
    const html = response.headers.get('content-type')?.startsWith('text/html') === true
    const text = html || path === SITEMAP ? new TextDecoder().decode(body) : ''
    const named = path === SITEMAP ? listedPaths(text, options.siteUrl) : references(text)
    for (const url of named) add(url, path)
    yield { path, body, policy: html ? (response.headers.get('content-security-policy') ?? '') : null }
  }
  if (problems.length === 0) return
  const rest = problems.length - MAX_PROBLEMS
  throw new ExportError([...problems.slice(0, MAX_PROBLEMS), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'))
}

/** The page for every address that names nothing. Rejects with ExportError when it fails. */
export async function renderNotFound(render: RenderOptions['render']): Promise<Uint8Array<ArrayBuffer>> {
  const response = await render(NOWHERE)
  if (response.status !== 404) throw new ExportError(`${NOWHERE} answers ${response.status}, not 404`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Null for what a host of files cannot tell apart: it looks at no query. A file's query only names its version. */
function pathOf(url: string, files: ReadonlySet<string>): string | null {
  const target = readTarget(url)
  if (target.kind === 'moved') return pathOf(target.location, files)
  if (target.kind === 'refused') return null
  return target.search === '' || files.has(target.path) ? target.path : null
}
