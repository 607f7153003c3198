/**
 * The connection of a serving process to the primary process, if there is one. Without one the process starts at once,
 * is the lead, and announces its URL.
 */
import cluster from 'node:cluster'
import type { RequestLimit } from '#server/http/request/request-limit.ts'
import type { Readiness } from '#server/observe/readiness.ts'
import { readToWorker, type ToPrimary, type ToWorker } from './process-messages.ts'

/** Call `begin` first, and the others when the server listens. */
export interface PrimaryLink {
  /** Resolves when this process may start; the lead does what one process does for all. */
  begin(): Promise<{ readonly lead: boolean }>
  /** Reports that this process serves visitors at `url`. */
  ready(url: string): void
  /** Responds to readiness checks of the primary process from now on. */
  serve(readiness: () => Promise<Readiness>): void
  /** Shares request counts with the other processes from now on. */
  share(limit: RequestLimit): void
}

const SHARE_EVERY_MS = 1000

/** Call it once in a process: each link listens to the messages of the primary process. */
export function primaryLink(siteName: string): PrimaryLink {
  return cluster.isWorker ? workerLink() : singleProcessLink(siteName)
}

function singleProcessLink(siteName: string): PrimaryLink {
  return {
    begin: async () => ({ lead: true }),
    ready: (url) => announce(siteName, url),
    serve: () => undefined,
    share: () => undefined,
  }
}

/** The one line on standard output that says that the site can be opened. */
export function announce(siteName: string, url: string): void {
  process.stdout.write(`${siteName} is ready at ${url}\n`)
}

function workerLink(): PrimaryLink {
  // Of a primary process that has just died; this one then ends as well.
  const ignore = () => undefined
  const send = (message: ToPrimary) => void process.send?.(message, undefined, undefined, ignore)
  const onMessage = (use: (message: ToWorker) => void) => {
    process.on('message', (raw) => {
      const message = readToWorker(raw)
      if (message !== null) use(message)
    })
  }
  return {
    begin: () =>
      new Promise((resolve) => {
        onMessage((message) => {
          if (message.kind === 'begin') resolve({ lead: message.lead })
        })
        send({ kind: 'hello' })
      }),
    ready: (url) => send({ kind: 'ready', url }),
    serve(readiness) {
      onMessage(async (message) => {
        if (message.kind === 'ask') send({ kind: 'readiness', id: message.id, readiness: await readable(readiness) })
      })
    },
    share(limit) {
      onMessage((message) => {
        if (message.kind === 'requests') limit.add(message.counts)
      })
      setInterval(() => {
        const counts = limit.takeNew()
        if (counts.length > 0)
          send({ kind: 'requests', counts: counts.map(([clientAddress, count]) => [clientAddress, count]) })
      }, SHARE_EVERY_MS).unref()
    },
  }
}

async function readable(readiness: () => Promise<Readiness>): Promise<{ ready: boolean; reasons: string[] }> {
  const { ready, reasons } = await readiness()
  return { ready, reasons: [...reasons] }
}
