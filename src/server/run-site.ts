/**
 * The life of the server process: import what is new, open the port, say the address, end cleanly on a signal.
 * What goes wrong before that is told to the operator in plain lines, with exit status 1.
 */
import { join } from 'node:path'
import { checkDocument } from './check-document.ts'
import { ConfigError } from './config.ts'
import { startMessageRetention } from './contact/message-retention.ts'
import { ContentFolderError } from './content/content-files.ts'
import { importIfChanged } from './content/import-content.ts'
import { MEDIA_FOLDER } from './content/media-files.ts'
import { createApp } from './http/app.ts'
import { createAddressReader } from './http/client-address.ts'
import { createContentVersion } from './http/content-version.ts'
import { ListenError, listen, type RunningServer } from './http/listen.ts'
import { createPageCache } from './http/page-cache.ts'
import { type BuiltRoutes, createRenderer } from './http/react-router.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createSessionRoutes } from './http/session-routes.ts'
import { loadStaticFiles } from './http/static-files.ts'
import { createDroppedPapers, type DroppedPapers } from './papers/dropped-papers.ts'
import {
  type DocumentStore,
  DocumentStoreCorruptError,
  DocumentStoreUnavailableError,
  EMPTY_VERSION,
} from './ports/document-store.ts'
import { FileStorageUnavailableError } from './ports/file-storage.ts'
import type { PaperRepository } from './repositories/papers.ts'
import { log, type Services, services } from './services.server.ts'
import { SessionSecretError } from './session/session-secret.ts'

const CLIENT_FOLDER = 'build/client'
const PAGE_CACHE_BYTES = 64 * 1024 * 1024
const GRACE_MS = 10_000
const LOOK_EVERY_MS = 2000

const FOR_THE_OPERATOR = [
  ConfigError,
  ContentFolderError,
  DocumentStoreCorruptError,
  DocumentStoreUnavailableError,
  FileStorageUnavailableError,
  ListenError,
  SessionSecretError,
]

/** Resolves when the site is ready, or with the exit status set if it cannot be. */
export async function runSite(routes: BuiltRoutes): Promise<void> {
  try {
    const made = services()
    await made.sessions.ready()
    const dropped = watchPapers(made)
    await dropped.look()
    await importNewContent(made)
    const server = await listen(createSite(routes, made).fetch, made.config)
    made.outbox?.start()
    setInterval(() => dropped.look(), LOOK_EVERY_MS).unref()
    startMessageRetention({ messages: made.messages, now: Date.now, log })
    stopOnSignal(server, made)
    process.stdout.write(`ReadySix is ready at ${server.url}\n`)
  } catch (error) {
    if (!FOR_THE_OPERATOR.some((known) => error instanceof known)) throw error
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

/** If the new content has mistakes they are listed, and the site starts with what it had before. */
async function importNewContent({ config, documents, files }: Services): Promise<void> {
  const source = { dir: config.contentDir, check: checkDocument, onProgress: () => {} }
  const outcome = await importIfChanged({ documents, files }, source)
  if (outcome.kind === 'imported') log.info({ version: outcome.report.version }, 'content imported')
  if (outcome.kind !== 'refused') return
  const lines = outcome.issues.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`)
  const mistakes = lines.join('\n')
  if ((await documents.version()) === EMPTY_VERSION) throw new ContentFolderError(`${mistakes}\nNothing was imported`)
  process.stderr.write(`${mistakes}\nNothing was imported; the site shows the content it had before\n`)
}

/** Papers go where the rest of the content does, and need no import. */
function watchPapers({ config, files }: Services): DroppedPapers {
  return createDroppedPapers({ folder: join(config.contentDir, MEDIA_FOLDER, 'downloads'), files, log })
}

function createSite(routes: BuiltRoutes, { config, documents, papers, sessions }: Services) {
  const { siteUrl } = config
  const headers = securityHeaders(siteUrl)
  const { renderPage, renderFor } = createRenderer(routes, siteUrl, config.port)
  const now = () => performance.now()
  const contentVersion = createContentVersion({ read: () => shownVersion(documents, papers), now, log })
  const maxBytes = PAGE_CACHE_BYTES
  const pages = createPageCache({ render: renderPage, contentVersion, headers, maxBytes, now, log })
  const session = createSessionRoutes(sessions, siteUrl, headers)
  const files = loadStaticFiles(CLIENT_FOLDER, headers)
  const readAddress = createAddressReader(config.trustedProxies)
  return createApp({ pages, files, renderFor, readAddress, session, headers, siteUrl, log })
}

/** Pages show documents and papers; either may change without the other. */
async function shownVersion(documents: DocumentStore, papers: PaperRepository): Promise<string> {
  return `${await documents.version()} ${await papers.version()}`
}

function stopOnSignal(server: RunningServer, { documents, messages, outbox }: Services): void {
  let stopping = false
  const stop = async (signal: string) => {
    // Ctrl-C reaches us twice, from the terminal and from the script that started us.
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    await Promise.all([server.stop(GRACE_MS), outbox?.stop()])
    await Promise.all([documents.close(), messages.close()])
    log.flush(() => process.exit(0))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
}
