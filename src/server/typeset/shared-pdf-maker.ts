/** How several serving processes share the one typesetter, which the primary process owns. */
import { z } from 'zod'
import type { PdfMaker } from './pdf-maker.ts'
import { type Printed, pdfRequest, printed } from './pdf-request.ts'

/** What a serving process sends to the primary. 'makePdf' wants a 'pdfMade' with the same id; 'leavePdf' no longer waits for it. */
export const pdfRequests = [
  z.object({ kind: z.literal('makePdf'), id: z.number(), request: pdfRequest }),
  z.object({ kind: z.literal('leavePdf'), id: z.number() }),
] as const
export const pdfReply = z.object({ kind: z.literal('pdfMade'), id: z.number(), printed })

type FromProcess = z.infer<(typeof pdfRequests)[number]>

/** For one of several processes: the primary makes. */
export function createSharedPdfMaker(): PdfMaker {
  const waiting = new Map<number, (result: Printed) => void>()
  let lastId = 0
  // Of a primary process that has just died; this one then ends as well.
  const ignore = () => undefined
  const send = (message: FromProcess) => void process.send?.(message, undefined, undefined, ignore)
  process.on('message', (raw) => {
    const reply = pdfReply.safeParse(raw).data
    if (reply === undefined) return
    waiting.get(reply.id)?.(reply.printed)
    waiting.delete(reply.id)
  })
  return {
    stop: () => undefined,
    make(request, signal) {
      if (signal.aborted) return Promise.resolve({ status: 'left' })
      lastId += 1
      const id = lastId
      const leave = () => send({ kind: 'leavePdf', id })
      signal.addEventListener('abort', leave, { once: true })
      send({ kind: 'makePdf', id, request })
      return new Promise<Printed>((resolve) => waiting.set(id, resolve)).finally(() =>
        signal.removeEventListener('abort', leave),
      )
    },
  }
}

/** For the primary: the requests of all processes, by the number of the process. */
export function createPdfRequests(maker: PdfMaker) {
  const open = new Map<number, Map<number, AbortController>>()
  return {
    /** Calls `reply` when the PDF is made. */
    async take(from: number, message: FromProcess, reply: (made: z.infer<typeof pdfReply>) => void): Promise<void> {
      const own = open.get(from) ?? new Map<number, AbortController>()
      open.set(from, own)
      if (message.kind === 'leavePdf') return own.get(message.id)?.abort()
      const { id, request } = message
      const left = new AbortController()
      own.set(id, left)
      const result = await maker.make(request, left.signal)
      own.delete(id)
      reply({ kind: 'pdfMade', id, printed: result })
    },
    /** That process has ended, so nobody there waits. */
    end(from: number): void {
      for (const left of open.get(from)?.values() ?? []) left.abort()
      open.delete(from)
    },
  }
}
