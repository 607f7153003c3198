/** The loaders of all routes over a site in memory that has a few of the shipped documents, for tests. */
import { createStaticHandler, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { vi } from 'vitest'
import routes from '#app/routes.ts'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { createMemoryMessageStore } from '#server/adapters/messages/message-store.memory.ts'
import { parseConfig } from '#server/config/config.ts'
import { listDocuments } from '#server/content/content-files.ts'
import { Fingerprint } from '#server/content/fingerprint.ts'
import { readDocument } from '#server/content/read-document.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import { type Hosting, hosting, measurePage } from '#server/http/request-context.ts'
import type { ContentDocument } from '#server/ports/document-store.ts'
import * as server from '#server/services.server.ts'

export const ORIGIN = 'https://site.example'

/** The first sets, texts and papers, one school and one practice; all facts, themes, drawings and articles. */
const TAKEN = [
  /^quizzes\/.+_Set_[12]$/,
  /^prelimQuizzes\/2024-Kingfisher-/,
  /^(tasks|plans)\/.+\/1$/,
  /^whole-papers\/\w+\/1\//,
  /^listeningPractices\/english-2024$/,
  /^(exam|science|drawings|articles)\//,
]

function shipped(): readonly ContentDocument[] {
  const { files } = listDocuments('content')
  const taken = files.filter(({ collection, id }) => TAKEN.some((names) => names.test(`${collection}/${id}`)))
  const fingerprint = new Fingerprint()
  return taken.flatMap((file) => {
    const read = readDocument(file, fingerprint)
    return read.ok ? [{ collection: file.collection, id: file.id, body: read.body }] : []
  })
}

/** `more` documents come on top. A PDF is its name only. */
export async function memoryServices(more: readonly ContentDocument[]): Promise<server.Services> {
  const stores = {
    documents: createMemoryDocumentStore(),
    files: createMemoryFileStorage(),
    messages: createMemoryMessageStore(),
    joinedRecordings: createMemoryFileStorage(),
  }
  const documents = [...shipped(), ...more]
  await fillStore(stores.documents, { documents, fingerprint: '', onProgress: () => undefined })
  return {
    ...server.createServices(parseConfig({ SITE_URL: ORIGIN }), stores),
    pdfs: {
      versionOf: ({ name }) => name,
      print: async ({ name }) => ({ status: 'made', pdf: new TextEncoder().encode(name) }),
      stop: () => undefined,
    },
  }
}

/** All loaders get these services until the end of the test file, and nothing is logged. */
export function serve(services: server.Services): void {
  // Only a build has the text of the script.
  vi.doMock('#portable/sls/script.ts', () => ({ SLS_SCRIPT: 'play()' }))
  vi.spyOn(server, 'services').mockReturnValue(services)
  vi.spyOn(server.log, 'warn').mockReturnValue()
  vi.spyOn(server.log, 'error').mockReturnValue()
}

const objects = routes.map(({ id, path = '', file }) => {
  const call = (name: 'loader' | 'action') => async (args: LoaderFunctionArgs) => {
    const module = await import(new URL(`../${file}`, import.meta.url).href)
    return name in module ? module[name](args) : null
  }
  return { id: id ?? file, path, caseSensitive: true, loader: call('loader'), action: call('action') }
})

const handler = createStaticHandler(objects)

/** The pattern of routes.ts that a URL has. */
export async function patternOf(url: string): Promise<string> {
  const found = await handler.query(new Request(ORIGIN + url), { filterMatchesToLoad: () => false })
  return found instanceof Response ? '' : (found.matches[0]?.route.path ?? '')
}

/** The URL with a wrong name for each of its parameters. */
export async function wrongUrls(url: string): Promise<readonly string[]> {
  const parts = url.slice(1).split('/')
  const pattern = (await patternOf(url)).split('/')
  return pattern.flatMap((part, at) => {
    if (part === '*') return [`/${[...parts.slice(0, at), 'nothing'].join('/')}`]
    return part.startsWith(':') ? [`/${parts.with(at, 'nothing').join('/')}`] : []
  })
}

/** What the loader of the URL gives. `posted` is what its action gives, null without one. */
async function ask(url: string, init: RequestInit, host: Hosting) {
  const requestContext = new RouterContextProvider()
  requestContext.set(hosting, host)
  requestContext.set(measurePage, async (path) => ({ bytes: path.length, version: '1' }))
  const found = await handler.query(new Request(ORIGIN + url, init), { requestContext })
  if (found instanceof Response) return { status: found.status, data: null, posted: null, headers: found.headers }
  const [data = null] = Object.values(found.loaderData)
  const [posted = null] = Object.values(found.actionData ?? {})
  const [headers = new Headers()] = Object.values(found.loaderHeaders)
  return { status: found.statusCode, data, posted, headers }
}

export const visit = (url: string) => ask(url, {}, 'server')

/** As a static export asks for it. */
export const exported = (url: string) => ask(url, {}, 'export')

export const post = (url: string, body: BodyInit) => ask(url, { method: 'POST', body }, 'server')
