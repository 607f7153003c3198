/**
 * What the server is made of, chosen by the configuration and wired once. The only server module that routes import.
 * Opens nothing by itself, so it serves `react-router dev`, which has no start, as well as entry.ts.
 */
import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { PrintChoices } from '#quiz/print/print-choices.ts'
import type { PrintSheet } from '#quiz/print/print-sheet.ts'
import { createHttpFormRelay } from '#server/adapters/messages/form-relay.http.ts'
import { createOutboxWorker, type OutboxWorker } from '#server/contact/outbox-worker.ts'
import { RETRY_SCHEDULE } from '#server/contact/retry-schedule.ts'
import { createLog } from '#server/observe/log.ts'
import { countPages } from '#server/papers/count-pages.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import type { FileStorage } from '#server/ports/file-storage.ts'
import type { MessageStore } from '#server/ports/message-store.ts'
import { type ArticleRepository, createArticleRepository } from '#server/repositories/articles.ts'
import { createPaperRepository, type PaperRepository, paperPath } from '#server/repositories/papers.ts'
import { createPracticeRepository, type PracticeRepository } from '#server/repositories/practices.ts'
import { createPrelimRepository, type PrelimRepository } from '#server/repositories/prelims.ts'
import { createQuizRepository, type QuizRepository } from '#server/repositories/quizzes.ts'
import { keptSessionSecret } from '#server/session/session-secret.ts'
import { createSessions, type Sessions } from '#server/session/sessions.ts'
import { canTypeset } from '#server/typeset/can-typeset.ts'
import { drawingOf, type PdfFile } from '#server/typeset/typeset-job.ts'
import { type Config, parseConfig } from './config/config.ts'
import { bucketAddress } from './config/config-s3.ts'
import { answerFile } from './http/file-response.ts'
import { createSkillShelves, type SkillShelves } from './repositories/skill-index.ts'
import { createLazyDocumentStore } from './stores/lazy-document-store.ts'
import { createLazyMessageStore } from './stores/lazy-message-store.ts'
import { openDocumentStore, openFileStorage, openMessageStore } from './stores/open-stores.ts'
import { answerPdf } from './typeset/pdf-response.ts'
import { createPrintShop, type PrintShop } from './typeset/pdf-service.ts'
import { sheetJob } from './typeset/printout-job.ts'
import { startPress } from './typeset/typeset-worker.ts'

export type { PdfFile }

export interface Services {
  readonly config: Config
  readonly documents: DocumentStore
  readonly files: FileStorage
  /** Where browsers get files from when this site does not send them itself; null if it does. */
  readonly filesUrl: string | null
  /** Answers a GET or HEAD of a file by its storage path. */
  answerFile(path: string, request: Request): Promise<Response>
  readonly papers: PaperRepository
  /** Answers a GET or HEAD of a paper by its file name; null if there is no such paper. */
  answerPaper(fileName: string, request: Request): Promise<Response | null>
  readonly practices: PracticeRepository
  /** Makes PDFs of sheets; null where the compiler for that is not to be had. */
  readonly printShop: PrintShop | null
  /** Answers a GET or HEAD of a sheet as a PDF. */
  answerSheet(sheet: PrintSheet, choices: PrintChoices, file: PdfFile, request: Request): Promise<Response>
  readonly quizzes: QuizRepository
  readonly skillShelves: SkillShelves
  readonly articles: ArticleRepository
  readonly prelims: PrelimRepository
  readonly messages: MessageStore
  /** Started with the server; null if no relay is configured. */
  readonly outbox: OutboxWorker | null
  readonly sessions: Sessions
}

/** Whose request an action answers, for limits: the address that app.ts reads; '' in `react-router dev`. */
export const visitorAddress = createContext('')

/** How large a page is as everybody gets it, and a mark that changes with what it says; null if there is none. */
export type MeasurePage = (path: string) => Promise<Readonly<{ bytes: number; version: string }> | null>

/** Asks the page cache; in `react-router dev` there is none. */
export const measurePage = createContext<MeasurePage>(async () => null)

/** Who answers what a page sends: this server, or nobody, because an export copied the page to a host of files. */
export type Hosting = 'server' | 'files'

export const hosting = createContext<Hosting>('server')

const RELAY_TIMEOUT_MS = 10_000
const RELAY_LEASE_MS = 60_000
const OUTBOX_ROUND_MS = 5000
const PDF_CACHE_BYTES = 32 * 1024 * 1024
const MOST_PDF_JOBS = 12
const PDF_JOB_MS = 60_000
const PRESS_IDLE_MS = 60_000

/** LOG_LEVEL holds from the first call of `services` on. */
export const log: Logger = createLog()

let made: Services | null = null

/** The same services on every call. Throws ConfigError if a setting is wrong. */
export function services(): Services {
  made ??= makeServices(parseConfig(process.env))
  return made
}

function makeServices(config: Config): Services {
  log.level = config.logLevel
  const documents = createLazyDocumentStore(() => openDocumentStore(config))
  const messages = createLazyMessageStore(() => openMessageStore(config))
  const files = openFileStorage(config)
  const { sessionSecrets } = config
  const secrets = () => (sessionSecrets.length > 0 ? sessionSecrets : [keptSessionSecret(config.dataDir)])
  const printShop = makePrintShop()
  const quizzes = createQuizRepository(documents)
  return {
    config,
    documents,
    files,
    filesUrl: config.s3 === null ? null : bucketAddress(config.s3, config.s3.publicEndpoint),
    answerFile: (path, request) => answerFile(files, path, request, log),
    papers: createPaperRepository({ files, countPages, log }),
    answerPaper: (fileName, request) => answerPaper(files, fileName, request),
    printShop,
    answerSheet: (sheet, choices, { name, keep }, request) =>
      answerPdf(printShop, sheetJob(sheet, choices, name), keep, request),
    practices: createPracticeRepository(documents),
    quizzes,
    skillShelves: createSkillShelves(documents, quizzes),
    articles: createArticleRepository(documents),
    prelims: createPrelimRepository(documents),
    messages,
    outbox: makeOutbox(config, messages),
    sessions: createSessions({ secrets, now: () => Date.now() }),
  }
}

async function answerPaper(files: FileStorage, fileName: string, request: Request): Promise<Response | null> {
  const path = paperPath(fileName)
  if (path === null) return null
  const answer = await answerFile(files, path, request, log)
  return answer.status === 404 ? null : answer
}

function makePrintShop(): PrintShop | null {
  if (!canTypeset()) return null
  return createPrintShop({
    startPress,
    drawingOf,
    cacheBytes: PDF_CACHE_BYTES,
    mostJobs: MOST_PDF_JOBS,
    jobMs: PDF_JOB_MS,
    idleMs: PRESS_IDLE_MS,
    log,
  })
}

function makeOutbox({ contactRelayUrl: url }: Config, messages: MessageStore): OutboxWorker | null {
  if (url === null) return null
  return createOutboxWorker({
    messages,
    relay: createHttpFormRelay({ url, timeoutMs: RELAY_TIMEOUT_MS }),
    schedule: RETRY_SCHEDULE,
    leaseMs: RELAY_LEASE_MS,
    roundMs: OUTBOX_ROUND_MS,
    now: Date.now,
    log,
  })
}
