/**
 * Builds the objects that the server is made of, as the configuration says, once in a process. It opens no store by
 * itself, so `react-router dev` can use it without start/entry.ts.
 */
import cluster from 'node:cluster'
import type { Logger } from 'pino'
import { createHttpFormRelay } from '#server/adapters/messages/form-relay.http.ts'
import {
  createMessageCounts,
  createMessageLimit,
  createSharedMessageLimit,
  type MessageLimit,
} from '#server/contact/message-limit.ts'
import { createOutboxWorker, type OutboxWorker } from '#server/contact/outbox-worker.ts'
import { RETRY_SCHEDULE } from '#server/contact/retry-schedule.ts'
import { createLog } from '#server/observe/log.ts'
import { countPages } from '#server/papers/count-pages.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import type { FileStorage } from '#server/ports/file-storage.ts'
import type { MessageStore } from '#server/ports/message-store.ts'
import { createRoomRecordings, type RoomRecordings } from '#server/recordings/room-recordings.ts'
import { type ArticleRepository, createArticleRepository } from '#server/repositories/articles.ts'
import { createContentIndex } from '#server/repositories/content-index.ts'
import { createExamRepository, type ExamRepository } from '#server/repositories/exam.ts'
import { createPaperRepository, type PaperRepository } from '#server/repositories/papers.ts'
import { createPlanRepository, type PlanRepository } from '#server/repositories/plans.ts'
import { createPracticeRepository, type PracticeRepository } from '#server/repositories/practices.ts'
import { createPrelimRepository, type PrelimRepository } from '#server/repositories/prelims.ts'
import { createQuizRepository, type QuizRepository } from '#server/repositories/quizzes.ts'
import { createScienceRepository, type ScienceRepository } from '#server/repositories/science.ts'
import { createTaskRepository, type TaskRepository } from '#server/repositories/tasks.ts'
import { createWholePaperRepository, type WholePaperRepository } from '#server/repositories/whole-papers.ts'
import { storedSessionSecret } from '#server/session/session-secret.ts'
import { createSessions, type Sessions } from '#server/session/sessions.ts'
import { compilerProblem } from '#server/typeset/can-typeset.ts'
import { type Config, parseConfig } from './config/config.ts'
import { bucketUrl } from './config/config-s3.ts'
import { createSetLibrary, type SetLibrary } from './repositories/set-library.ts'
import { createLazyDocumentStore } from './stores/lazy-document-store.ts'
import { createLazyMessageStore } from './stores/lazy-message-store.ts'
import { openDocumentStore, openFileStorage, openJoinedRecordings, openMessageStore } from './stores/open-stores.ts'
import { openPdfFolder, openPdfMaker } from './typeset/open-pdfs.ts'
import { createPdfService, type PdfService } from './typeset/pdf-service.ts'
import { createSharedPdfMaker } from './typeset/shared-pdf-maker.ts'
import { templateSource } from './typeset/typeset-job.ts'
import { typesetterSource } from './typeset/typeset-worker.ts'

/** Stores connect at their first use. `close` of `documents` and `messages` is up to who ends the process. */
export interface Services {
  readonly config: Config
  readonly documents: DocumentStore
  readonly files: FileStorage
  /** Where browsers get files from if this site does not send them itself; null if it does. */
  readonly filesUrl: string | null
  /** The recordings of listening rooms, joined from clips of `files`. */
  readonly roomRecordings: RoomRecordings
  readonly papers: PaperRepository
  readonly practices: PracticeRepository
  /** Makes PDFs of printouts; null if there is a `pdfProblem`. */
  readonly pdfs: PdfService | null
  /** Why no PDF can be made here, for the operator; null if PDFs can be made. */
  readonly pdfProblem: string | null
  readonly quizzes: QuizRepository
  readonly setLibrary: SetLibrary
  readonly articles: ArticleRepository
  readonly exam: ExamRepository
  readonly tasks: TaskRepository
  readonly science: ScienceRepository
  /** The plans of whole papers of Mathematics and Science. */
  readonly plans: PlanRepository
  readonly wholePapers: WholePaperRepository
  readonly prelims: PrelimRepository
  readonly messages: MessageStore
  readonly messageLimit: MessageLimit
  /** Started with the server; null if no relay is configured. */
  readonly outbox: OutboxWorker | null
  readonly sessions: Sessions
}

const RELAY_TIMEOUT_MS = 10_000
const RELAY_LEASE_MS = 60_000
const OUTBOX_ROUND_MS = 5000

/** LOG_LEVEL applies from the first call of `services` on. */
export const log: Logger = createLog()

let built: Services | null = null

/** The same services on every call. Throws ConfigError if a setting is wrong. */
export function services(): Services {
  built ??= buildServices(parseConfig(process.env))
  return built
}

function buildServices(config: Config): Services {
  log.level = config.logLevel
  return createServices(config, {
    documents: createLazyDocumentStore(() => openDocumentStore(config)),
    messages: createLazyMessageStore((again) => openMessageStore(config, again)),
    files: openFileStorage(config),
    joinedRecordings: openJoinedRecordings(config),
  })
}

/** What everything is stored in. */
type Stores = Pick<Services, 'documents' | 'files' | 'messages'> & Readonly<{ joinedRecordings: FileStorage }>

/** Over any stores; `services` opens those of the configuration. */
export function createServices(config: Config, { documents, files, messages, joinedRecordings }: Stores): Services {
  const { sessionSecrets } = config
  const secrets = () => (sessionSecrets.length > 0 ? sessionSecrets : [storedSessionSecret(config.dataDir)])
  const pdfProblem = compilerProblem()
  const quizzes = createQuizRepository(documents)
  const index = createContentIndex(documents)
  const source = { documents, log }
  const exam = createExamRepository(source)
  return {
    config,
    documents,
    files,
    filesUrl: config.s3 === null ? null : bucketUrl(config.s3, config.s3.publicEndpoint),
    roomRecordings: createRoomRecordings(files, joinedRecordings),
    papers: createPaperRepository({ files, countPages, log }),
    pdfs: pdfProblem === null ? createPdfs(config) : null,
    pdfProblem,
    practices: createPracticeRepository(documents, index),
    quizzes,
    setLibrary: createSetLibrary(index, quizzes),
    articles: createArticleRepository(documents),
    exam,
    tasks: createTaskRepository(source, index),
    science: createScienceRepository(source),
    plans: createPlanRepository(source),
    wholePapers: createWholePaperRepository(source, exam),
    prelims: createPrelimRepository(index),
    messages,
    messageLimit: cluster.isWorker
      ? createSharedMessageLimit()
      : createMessageLimit(createMessageCounts({ now: () => performance.now() })),
    outbox: createOutbox(config, messages),
    sessions: createSessions({ secrets, now: () => Date.now() }),
  }
}

function createPdfs(config: Config): PdfService {
  return createPdfService({
    maker: cluster.isWorker ? createSharedPdfMaker() : openPdfMaker(config, log),
    kept: openPdfFolder(config, log),
    sourceOf: (template) => templateSource(template) + typesetterSource(),
  })
}

function createOutbox({ contactRelayUrl: url }: Config, messages: MessageStore): OutboxWorker | null {
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
