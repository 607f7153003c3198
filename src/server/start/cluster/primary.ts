/**
 * The primary process: starts the serving processes, restarts those that die, passes on their request counts, counts
 * messages, has the one typesetter and serves the operator's endpoints for all of them. It serves no visitor and opens no
 * store.
 */
import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client'
import type { Config } from '#server/config/config.ts'
import { createMessageCounts } from '#server/contact/message-limit.ts'
import type { RunningServer } from '#server/http/listen.ts'
import type { Readiness } from '#server/observe/readiness.ts'
import { openPdfMaker } from '#server/typeset/open-pdfs.ts'
import { createPdfRequests } from '#server/typeset/shared-pdf-maker.ts'
import { announce } from './primary-link.ts'
import { readToPrimary, type ToPrimary, type ToWorker } from './process-messages.ts'
import { createRestarts } from './restarts.ts'

interface Member {
  readonly worker: Worker
  readonly lead: boolean
  readonly startedAt: number
  ready: boolean
}

const ASK_TIMEOUT_MS = 3000
const GRACE_MS = 15_000

/** `processes` is the number to keep alive, at least 1; `adminPort` null opens no operator's port. */
export interface PrimaryOptions {
  readonly config: Pick<
    Config,
    'site' | 'processes' | 'adminPort' | 'adminHost' | 'systemSocket' | 'drainMs' | 'dataDir'
  >
  readonly log: Logger
}

/** Resolves with the exit status when all processes have ended. Rejects with ListenError. */
export async function runPrimary({ config, log }: PrimaryOptions): Promise<number> {
  const members = new Map<number, Member>()
  const restarts = createRestarts()
  const shared = createShared(config, log)
  const metrics = createPrimaryMetrics(() => members.size)
  const ended = Promise.withResolvers<number>()
  let open = false
  let stopping = false
  let status = 0

  function start(): void {
    const lead = !Array.from(members.values()).some((member) => member.lead)
    const worker = cluster.fork()
    members.set(worker.id, { worker, lead, startedAt: performance.now(), ready: false })
  }

  function onReady(member: Member, url: string): void {
    member.ready = true
    log.info({ pid: member.worker.process.pid }, 'a process answers visitors')
    if (open) return
    open = true
    announce(config.site.name, url)
    // The others start only now: the content is imported, and the first had the whole machine to start.
    for (let count = 1; count < config.processes; count += 1) start()
  }

  function onMessage(worker: Worker, raw: unknown): void {
    const message = readToPrimary(raw)
    const member = members.get(worker.id)
    if (message === null || member === undefined) return
    if (message.kind === 'hello') sendTo(worker, { kind: 'begin', lead: member.lead })
    else if (message.kind === 'ready') onReady(member, message.url)
    else if (message.kind === 'requests') {
      for (const other of members.values()) if (other.worker.id !== worker.id) sendTo(other.worker, message)
    } else shared.take(worker, message)
  }

  function onExit(worker: Worker, code: number | null, signal: string | null): void {
    const member = members.get(worker.id)
    members.delete(worker.id)
    shared.end(worker)
    if (stopping) {
      if (members.size === 0) ended.resolve(status)
    } else if (!open && member?.lead === true) {
      // It has printed why the site cannot start.
      stop('SIGTERM', code ?? 1)
    } else {
      const waitMs = restarts.waitAfter(performance.now() - (member?.startedAt ?? 0))
      log.error({ code, signal, waitMs }, 'a process has ended and is started again')
      metrics.countRestart()
      // Node has closed the system's socket with the last process that listened: only the system can hand it over again.
      if (config.systemSocket && workers().length === 0) stop('SIGTERM', 1)
      setTimeout(() => (stopping ? undefined : start()), waitMs)
    }
  }

  function stop(signal: NodeJS.Signals, exitStatus: number): void {
    if (stopping) return
    stopping = true
    status = exitStatus
    for (const { worker } of members.values()) worker.process.kill(signal)
    if (members.size === 0) ended.resolve(status)
    setTimeout(
      () => members.forEach(({ worker }) => void worker.process.kill('SIGKILL')),
      GRACE_MS + config.drainMs,
    ).unref()
  }

  // An idle process accepts the next connection itself. If this process passed connections on, one to a dying process
  // would be lost.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // PDFs are sent as bytes.
  cluster.setupPrimary({ serialization: 'advanced' })
  cluster.on('message', onMessage)
  cluster.on('exit', (worker, code, signal) => onExit(worker, code, signal))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal, 0))
  const workers = () => Array.from(members.values()).filter(({ ready }) => ready)
  const readiness = () =>
    askAll(
      workers().map(({ worker }) => worker),
      config.processes,
    )
  const admin = await openAdmin(config, readiness, metrics.text)
  start()
  const exitStatus = await ended.promise
  shared.stop()
  await admin?.stop(0)
  return exitStatus
}

/** What there is once for all serving processes. */
function createShared(config: PrimaryOptions['config'], log: Logger) {
  const messages = createMessageCounts({ now: () => performance.now() })
  const maker = openPdfMaker(config, log)
  const pdfs = createPdfRequests(maker)
  return {
    take(worker: Worker, message: ToPrimary): void {
      if (message.kind === 'takeMessage')
        sendTo(worker, { kind: 'messageTaken', id: message.id, refusal: messages.take(message.sender) })
      else if (message.kind === 'giveBack') messages.giveBack(message.sender)
      else if (message.kind === 'makePdf' || message.kind === 'leavePdf')
        void pdfs.take(worker.id, message, (made) => sendTo(worker, made))
    },
    end: (worker: Worker) => pdfs.end(worker.id),
    stop: maker.stop,
  }
}

async function openAdmin(
  { adminPort, adminHost }: PrimaryOptions['config'],
  readiness: () => Promise<Readiness>,
  metrics: () => Promise<string>,
): Promise<RunningServer | null> {
  if (adminPort === null) return null
  // Loaded only if needed: it delays the start of the first process.
  const { startAdminServer } = await import('#server/observe/admin-server.ts')
  return await startAdminServer({ readiness, metrics }, { port: adminPort, host: adminHost })
}

/** Ignores a process that has just died; its exit is handled elsewhere. */
function sendTo(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined)
}

let lastRequestId = 0

/** Ready if one process is; each reason is listed once. */
async function askAll(workers: readonly Worker[], wanted: number): Promise<Readiness> {
  const results = await Promise.all(workers.map(ask))
  const missing = workers.length < wanted ? [`${workers.length} of ${wanted} processes are ready`] : []
  const reasons = [...missing, ...new Set(results.flatMap(({ reasons }) => reasons))]
  return { ready: results.some(({ ready }) => ready), reasons }
}

function ask(worker: Worker): Promise<Readiness> {
  lastRequestId += 1
  const id = lastRequestId
  return new Promise((resolve) => {
    const end = (readiness: Readiness) => {
      clearTimeout(timer)
      worker.off('message', listen)
      resolve(readiness)
    }
    const listen = (raw: unknown) => {
      const message = readToPrimary(raw)
      if (message?.kind === 'readiness' && message.id === id) end(message.readiness)
    }
    const late = { ready: false, reasons: [`a process does not answer within ${ASK_TIMEOUT_MS / 1000} s`] }
    const timer = setTimeout(() => end(late), ASK_TIMEOUT_MS)
    worker.on('message', listen)
    sendTo(worker, { kind: 'ask', id })
  })
}

function createPrimaryMetrics(processes: () => number) {
  const own = new Registry()
  const all = new AggregatorRegistry()
  new Gauge({
    name: 'readysix_processes',
    help: 'Processes that answer visitors',
    registers: [own],
    collect() {
      this.set(processes())
    },
  })
  const restarts = new Counter({
    name: 'readysix_process_restarts_total',
    help: 'Processes started in place of one that died',
    registers: [own],
  })
  return {
    countRestart: () => restarts.inc(),
    text: async () => `${await all.clusterMetrics()}\n${await own.metrics()}`,
  }
}
