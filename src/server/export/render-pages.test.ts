import { beforeEach, describe, expect, it } from 'vitest'
import { ExportError } from './export-error.ts'
import { type BrokenLink, type RenderedPage, renderNotFound, renderPages } from './render-pages.ts'

const SITE = 'https://readysix.example'
const map = (...paths: readonly string[]) =>
  `<urlset>${paths.map((path) => `<loc>${SITE}${path}</loc>`).join('')}</urlset>`

let broken: BrokenLink[]

beforeEach(() => {
  broken = []
})

/** Renders a site of pages that hold nothing but their links. `before` runs before each is rendered. */
function site(
  pages: Readonly<Record<string, string>>,
  files: readonly string[] = [],
  before: (path: string) => Promise<void> = () => Promise.resolve(),
) {
  const render = async (path: string) => {
    await before(path)
    const text = pages[path] ?? (path.endsWith('.txt') ? 'for programs' : null)
    const ofFile = path.endsWith('.pdf') ? 'application/pdf' : 'text/plain'
    const type = /\.\w+$/.test(path) ? ofFile : 'text/html; charset=utf-8'
    const headers = { 'content-type': type, 'content-security-policy': `policy of ${path}` }
    return new Response(text ?? 'nothing', { status: text === null ? 404 : 200, headers })
  }
  return renderPages({ render, files: new Set(files), siteUrl: SITE, onBrokenLink: (link) => broken.push(link) })
}

async function pathsOf(pages: AsyncIterable<RenderedPage>) {
  const found: string[] = []
  for await (const { path, policy } of pages) found.push(policy === null ? path : `${path} ${policy}`)
  return found
}

describe('the pages of a site', () => {
  it('are those of the sitemap and all that links lead to, each once, with its policy', async () => {
    const pages = {
      '/': '<a href="/b/#x">b</a><a href="/paper.pdf?v=1">file</a>',
      '/sitemap.xml': map('/', '/a'),
      '/a': '<a href="/">home</a>',
      '/b': '<link rel="next" href="/c"/>',
      '/c': '',
    }
    expect(await pathsOf(site(pages, ['/paper.pdf']))).toEqual([
      '/ policy of /',
      '/robots.txt',
      '/.well-known/security.txt',
      '/sitemap.xml',
      '/b policy of /b',
      '/a policy of /a',
      '/c policy of /c',
    ])
  })

  it('are those of the catalogue, page after page', async () => {
    const listed = (next: string | null) => JSON.stringify({ schema: `${SITE}/catalogue.schema.json`, next })
    const pages = {
      '/': '<a href="/catalogue.json">catalogue</a>',
      '/sitemap.xml': map('/'),
      '/catalogue.json': listed(`${SITE}/catalogue/2.json`),
      '/catalogue/2.json': listed(null),
      '/catalogue.schema.json': '{}',
    }
    const paths = await pathsOf(site(pages))
    expect(paths.slice(-3)).toEqual(['/catalogue.json', '/catalogue.schema.json', '/catalogue/2.json'])
  })

  it('say of a PDF that a page links to that it is no text', async () => {
    const pages = { '/': '<a href="/printouts/set.pdf">PDF</a>', '/sitemap.xml': map('/') }
    const found: string[] = []
    for await (const { path, isText } of site({ ...pages, '/printouts/set.pdf': '%PDF-' }))
      if (!isText) found.push(path)
    expect(found).toEqual(['/printouts/set.pdf'])
  })

  it('are rendered while a PDF is made', async () => {
    const pages = { '/': '<a href="/set.pdf">PDF</a><a href="/a">a</a>', '/sitemap.xml': map('/'), '/a': '' }
    const made = Promise.withResolvers<void>()
    const before = async (path: string) => {
      if (path === '/set.pdf') await made.promise
      if (path === '/a') made.resolve()
    }
    const paths = await pathsOf(site({ ...pages, '/set.pdf': '%PDF-' }, [], before))
    expect(paths.slice(-2)).toEqual(['/a policy of /a', '/set.pdf'])
  })

  it('end with whoever takes them: a PDF that waits is not made any more', async () => {
    const pages = { '/': '<a href="/1.pdf">1</a><a href="/2.pdf">2</a>', '/sitemap.xml': map('/') }
    const made = Promise.withResolvers<void>()
    const asked: string[] = []
    const before = async (path: string) => {
      asked.push(path)
      if (path === '/1.pdf') await made.promise
    }
    const rendered = site({ ...pages, '/1.pdf': '%PDF-', '/2.pdf': '%PDF-' }, [], before)
    await rendered.next()
    await rendered.return()
    made.resolve()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).toEqual(['/', '/1.pdf'])
  })

  it('fail if a PDF cannot be rendered', async () => {
    const pages = { '/': '<a href="/set.pdf">PDF</a>', '/sitemap.xml': map('/') }
    const before = async (path: string) => {
      if (path === '/set.pdf') throw new Error('no disk')
    }
    await expect(pathsOf(site(pages, [], before))).rejects.toThrow('no disk')
  })

  it('go on without a link that leads nowhere, and say so', async () => {
    await pathsOf(
      site({ '/': '<a href="/gone">x</a><a href="/a">x</a>', '/a': '<a href="/gone">x</a>', '/sitemap.xml': map('/') }),
    )
    expect(broken).toEqual([{ to: '/gone', from: '/' }])
  })

  it('end with all that is wrong: a listed page that is not there, a URL that no file can answer', async () => {
    const pages = { '/': '<a href="/a?year=1">x</a>', '/sitemap.xml': map('/', '/lost', '/a'), '/a': '' }
    const ended = pathsOf(site(pages))
    await expect(ended).rejects.toThrow(ExportError)
    await expect(ended).rejects.toThrow(
      '/ names /a?year=1, which no file can answer\n/lost answers 404; /sitemap.xml names it',
    )
  })
})

it('the page for what is not there must be one that says so', async () => {
  expect(new TextDecoder().decode(await renderNotFound(async () => new Response('none', { status: 404 })))).toBe('none')
  await expect(renderNotFound(async () => new Response('some'))).rejects.toThrow('/404 answers 200, not 404')
})
