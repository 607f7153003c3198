/**
 * The life of a serving process: import new content, open the port, announce the URL, stop on a signal. Under a primary
 * process (start/cluster) there are several; one of them, the lead, imports for all. Expected errors before that are
 * plain lines on standard error, with exit status 1.
 */

import cluster from 'node:cluster'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { errorMessage } from '#lib/error-message.ts'
import { type Config, ConfigError } from '#server/config/config.ts'
import { makeDataDir } from '#server/config/data-folder.ts'
import { startMessageRetention } from '#server/contact/message-retention.ts'
import { ContentFolderError } from '#server/content/content-files.ts'
import { ContentChangedError } from '#server/content/import-content.ts'
import { importSite } from '#server/content/import-site.ts'
import { MEDIA_FOLDER } from '#server/content/media-files.ts'
import { ListenError, listen, type RunningServer } from '#server/http/listen.ts'
import type { BuiltRoutes } from '#server/http/react-router.ts'
import { startAdminServer } from '#server/observe/admin-server.ts'
import { createPaperWatcher, type PaperWatcher } from '#server/papers/paper-watcher.ts'
import {
  DocumentStoreCorruptError,
  DocumentStoreUnavailableError,
  EMPTY_VERSION,
  ImportConflictError,
} from '#server/ports/document-store.ts'
import { FileStorageUnavailableError } from '#server/ports/file-storage.ts'
import { log, type Services, services } from '#server/services.server.ts'
import { SessionSecretError } from '#server/session/session-secret.ts'
import { markProblem } from './check-mark.ts'
import { primaryLink } from './cluster/primary-link.ts'
import { createSite, type Site } from './create-site.ts'

const GRACE_MS = 10_000
const SCAN_INTERVAL_MS = 2000
const TRY_AGAIN_MS = 5000
const IMPORT_ATTEMPTS = 5
const NO_SITE_URL =
  'SITE_URL is not set: any host name is taken, and printouts and PDFs name the one that their visitor came by'

const FOR_THE_OPERATOR = [
  ConfigError,
  ContentChangedError,
  ContentFolderError,
  DocumentStoreCorruptError,
  DocumentStoreUnavailableError,
  FileStorageUnavailableError,
  ImportConflictError,
  ListenError,
  SessionSecretError,
]

/** Resolves when the site is ready; ends the process with status 1 if it cannot be. */
export async function runSite(routes: BuiltRoutes): Promise<void> {
  try {
    const built = services()
    makeDataDir(built.config)
    const link = primaryLink(built.config.site.name)
    const { lead } = await link.begin()
    await built.sessions.ready()
    const stopping = { begun: false }
    const site = createSite(routes, built, () => stopping.begun)
    if (lead) {
      logProblems(built)
      await importAndWatch(built)
    }
    const server = await listen(site.handlers, { ...built.config, prefix: '' })
    const admin = await openAdmin(built.config, site)
    built.outbox?.start()
    if (lead) {
      startMessageRetention({ messages: built.messages, now: Date.now, log })
      void logMarkProblem(built, server.url)
    }
    link.share(site.limit)
    link.serve(site.readiness)
    stopOnSignal([server, ...(admin === null ? [] : [admin])], built, stopping)
    link.ready(server.url)
  } catch (error) {
    if (!FOR_THE_OPERATOR.some((known) => error instanceof known)) throw error
    // A port that is open, or the channel to the primary process, would keep this process alive.
    process.stderr.write(`${errorMessage(error)}\n`, () => process.exit(1))
  }
}

/** What the operator should know and no start stops for. */
function logProblems({ config, pdfProblem }: Services): void {
  for (const warning of config.warnings) log.warn(warning)
  if (config.siteUrl === null) log.warn(NO_SITE_URL)
  if (pdfProblem !== null) log.warn({ reason: pdfProblem }, 'no PDFs can be made')
}

async function logMarkProblem({ config }: Services, url: string): Promise<void> {
  const { mark } = config.site
  const problem = mark === null ? null : await markProblem(url, mark)
  if (problem !== null) log.warn(problem)
}

/** Under a primary process the primary serves the operator's endpoints. */
async function openAdmin(
  { adminPort, adminHost }: Config,
  { readiness, metrics }: Site,
): Promise<RunningServer | null> {
  if (adminPort === null || cluster.isWorker) return null
  return await startAdminServer({ readiness, metrics: metrics.text }, { port: adminPort, host: adminHost })
}

async function importAndWatch(services: Services): Promise<void> {
  const watcher = watchPapers(services)
  await watcher.scan()
  await importAtStart(services)
  setInterval(() => watcher.scan(), SCAN_INTERVAL_MS).unref()
}

/**
 * An error of SQLite or of the disk ends the start: the operator must act. A remote database or bucket may only be slow to
 * start, so the import is retried.
 */
async function importAtStart(services: Services): Promise<void> {
  try {
    await importNewContent(services)
  } catch (error) {
    if (!isRemote(error, services.config)) throw error
    log.error({ err: error }, 'a store does not answer; the site opens without it, and the import is tried again')
    setTimeout(() => importAtStart(services).catch(reportImport), TRY_AGAIN_MS).unref()
  }
}

function isRemote(error: unknown, { databaseUrl, s3 }: Config): boolean {
  if (error instanceof DocumentStoreUnavailableError) return databaseUrl !== null
  return error instanceof FileStorageUnavailableError && s3 !== null
}

function reportImport(error: unknown): void {
  log.error({ err: error }, 'the content was not imported')
}

/** If the new content has issues they are listed, and the site starts with the previous content. */
async function importNewContent(services: Services): Promise<void> {
  const outcome = await importUndisturbed(services)
  if (outcome.kind === 'imported') log.info({ version: outcome.report.version }, 'content imported')
  if (outcome.kind !== 'refused') return
  const lines = outcome.issues.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`)
  const mistakes = lines.join('\n')
  if ((await services.documents.version()) === EMPTY_VERSION)
    throw new ContentFolderError(`${mistakes}\nNothing was imported`)
  process.stderr.write(`${mistakes}\nNothing was imported; the site shows the content it had before\n`)
}

/**
 * Two machines that start together import together: the second retries and finds nothing to do. So does an import during
 * which a file was changed.
 */
async function importUndisturbed({ config, documents, files }: Services): ReturnType<typeof importSite> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await importSite({ documents, files }, config)
    } catch (error) {
      const again = error instanceof ImportConflictError || error instanceof ContentChangedError
      if (attempt === IMPORT_ATTEMPTS || !again) throw error
      log.info({ attempt, reason: error.message }, 'the import is tried again')
    }
  }
}

/** Papers need no import. */
function watchPapers({ config, files }: Services): PaperWatcher {
  return createPaperWatcher({ folder: join(config.contentDir, MEDIA_FOLDER, 'downloads'), files, log })
}

function stopOnSignal(servers: readonly RunningServer[], services: Services, stopping: { begun: boolean }): void {
  const { documents, messages, outbox, pdfs } = services
  const stop = async (signal: string) => {
    // Ctrl-C arrives twice: from the terminal and from scripts/start.mjs.
    if (stopping.begun) return
    stopping.begun = true
    log.info({ signal }, 'stopping')
    for (const server of servers) server.drain()
    await pause(services.config.drainMs)
    await Promise.all([...servers.map((server) => server.stop(GRACE_MS)), outbox?.stop()])
    pdfs?.stop()
    await Promise.all([documents.close(), messages.close()])
    log.flush(() => process.exit(0))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
}
