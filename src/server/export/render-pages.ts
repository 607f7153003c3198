/**
 * Renders every page of the site, one after another: from the sitemap, and then along every link; beside them the PDFs,
 * which a process of their own makes. A broken link leads to the page for unknown paths, as it does on the server.
 */
import { readTarget } from '#server/http/request/request-target.ts'
import { ExportError } from './export-error.ts'
import { catalogueReferences, listedPaths, references } from './references.ts'

/** A response with status 200: HTML, the sitemap, robots.txt, a PDF or what else a page links to. */
export interface RenderedPage {
  /** As `readTarget` normalises it. */
  readonly path: string
  readonly body: Uint8Array<ArrayBuffer>
  /** Its Content-Security-Policy; null if it is not HTML. */
  readonly policy: string | null
  /** Text gets smaller by compressing, a PDF does not. */
  readonly isText: boolean
}

/** `siteUrl` is the origin that stands before each path of the sitemap. */
export interface RenderOptions {
  /** Renders a plain GET of the path. */
  readonly render: (path: string) => Promise<Response>
  /** The paths of everything that is not a page: assets, recordings, papers. */
  readonly files: ReadonlySet<string>
  readonly siteUrl: string
  /** Called for each broken link. */
  readonly onBrokenLink: (link: BrokenLink) => void
}

/** Both are paths. It does not stop the export; run-export.ts prints it. */
export interface BrokenLink {
  readonly to: string
  /** The first page that contains it. */
  readonly from: string
}

const SITEMAP = '/sitemap.xml'
/** The first page of the catalogue and those after it, not its schema. */
const CATALOGUE = /^\/catalogue(?:\/\d+)?\.json$/
/** What no page links to. */
const UNLINKED = ['/', '/robots.txt', '/.well-known/security.txt', SITEMAP]
const MAX_PROBLEMS = 20

/** A path that names nothing; its page is the one for all unknown paths. */
const NOWHERE = '/404'

/** Rejects with ExportError if a page fails or needs a query, after all pages were tried. */
export async function* renderPages(options: RenderOptions): AsyncGenerator<RenderedPage, void, undefined> {
  const { render, files } = options
  const problems: string[] = []
  /** By path: the page that names it first. */
  const namedBy = new Map<string, string>()
  const pdfs = renderInTurn(visit)

  function add(url: string, by: string): void {
    const path = pathOf(url, files)
    if (path === null) problems.push(`${by} names ${url}, which no file can answer`)
    else if (!files.has(path) && !namedBy.has(path)) {
      namedBy.set(path, by)
      if (isPdf(path)) pdfs.add(path)
    }
  }

  async function visit(path: string): Promise<RenderedPage | null> {
    const by = namedBy.get(path) ?? 'the export'
    const response = await render(path)
    const body = new Uint8Array(await response.arrayBuffer())
    if (response.status === 404 && by !== SITEMAP) {
      options.onBrokenLink({ to: path, from: by })
      return null
    }
    if (response.status !== 200) {
      problems.push(`${path} answers ${response.status}; ${by} names it`)
      return null
    }
    const type = response.headers.get('content-type') ?? ''
    const html = type.startsWith('text/html')
    for (const url of namedIn(path, html, body, options.siteUrl)) add(url, path)
    return {
      path,
      body,
      policy: html ? (response.headers.get('content-security-policy') ?? '') : null,
      isText: type !== 'application/pdf',
    }
  }

  try {
    for (const path of UNLINKED) add(path, 'the export')
    // Iteration over a Map includes entries that are added meanwhile.
    for (const path of namedBy.keys()) {
      if (isPdf(path)) continue
      const page = await visit(path)
      if (page !== null) yield page
      yield* pdfs.take()
    }
    await pdfs.end()
    yield* pdfs.take()
  } finally {
    pdfs.stop()
  }
  if (problems.length === 0) return
  const rest = problems.length - MAX_PROBLEMS
  throw new ExportError([...problems.slice(0, MAX_PROBLEMS), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'))
}

const isPdf = (path: string) => path.endsWith('.pdf')

/** Renders what is added, one after another, while its caller does something else. */
function renderInTurn(render: (path: string) => Promise<RenderedPage | null>) {
  const rendered: RenderedPage[] = []
  let last: Promise<void> = Promise.resolve()
  let stopped = false
  const renderNext = async (path: string) => {
    if (stopped) return
    const page = await render(path)
    if (page !== null) rendered.push(page)
  }
  return {
    add(path: string): void {
      last = last.then(() => renderNext(path))
      // A failure is told by end().
      last.catch(() => undefined)
    },
    /** What is rendered and was not taken before. */
    take: () => rendered.splice(0),
    /** Resolves when all is rendered; rejects as the first that failed. */
    end: () => last,
    /** Renders nothing more of what waits. */
    stop(): void {
      stopped = true
    },
  }
}

/** The URLs that a response names; what is neither a page nor a list names none. */
function namedIn(path: string, isHtml: boolean, body: Uint8Array, siteUrl: string): readonly string[] {
  const text = () => new TextDecoder().decode(body)
  if (isHtml) return references(text())
  if (path === SITEMAP) return listedPaths(text(), siteUrl)
  return CATALOGUE.test(path) ? catalogueReferences(text(), siteUrl) : []
}

/** The page for unknown paths. Rejects with ExportError if it fails. */
export async function renderNotFound(render: RenderOptions['render']): Promise<Uint8Array<ArrayBuffer>> {
  const response = await render(NOWHERE)
  if (response.status !== 404) throw new ExportError(`${NOWHERE} answers ${response.status}, not 404`)
  return new Uint8Array(await response.arrayBuffer())
}

/**
 * Null for a URL with a query that changes a page: a static host ignores queries. The query of a file only names its
 * version.
 */
function pathOf(url: string, files: ReadonlySet<string>): string | null {
  const target = readTarget(url)
  if (target.kind === 'moved') return pathOf(target.location, files)
  if (target.kind === 'refused') return null
  return target.search === '' || files.has(target.path) ? target.path : null
}
