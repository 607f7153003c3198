/** The messages between the primary process and the serving processes. */
import { z } from 'zod'
import { limitReply, limitRequests } from '#server/contact/message-limit.ts'
import { pdfReply, pdfRequests } from '#server/typeset/shared-pdf-maker.ts'

const readiness = z.object({ ready: z.boolean(), reasons: z.array(z.string()) })
const requests = z.object({ kind: z.literal('requests'), counts: z.array(z.tuple([z.string(), z.number()])) })

const toWorker = z.discriminatedUnion('kind', [
  /** Start. The lead does what one process does for all: the import, the folder of papers, old messages. */
  z.object({ kind: z.literal('begin'), lead: z.boolean() }),
  z.object({ kind: z.literal('ask'), id: z.number() }),
  requests,
  limitReply,
  pdfReply,
])

const toPrimary = z.discriminatedUnion('kind', [
  /** The process listens to messages. */
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('ready'), url: z.string() }),
  z.object({ kind: z.literal('readiness'), id: z.number(), readiness }),
  requests,
  ...limitRequests,
  ...pdfRequests,
])

/** 'ask' wants a 'readiness' with the same id. 'requests' are counts of other processes, by client address. */
export type ToWorker = z.infer<typeof toWorker>
/** 'hello' is answered by 'begin'; 'ready' says at which URL the process serves visitors. */
export type ToPrimary = z.infer<typeof toPrimary>

/** Null for messages of prom-client, which uses the same channel. */
export function readToWorker(message: unknown): ToWorker | null {
  return toWorker.safeParse(message).data ?? null
}

/** Null for messages of prom-client, as in `readToWorker`. */
export function readToPrimary(message: unknown): ToPrimary | null {
  return toPrimary.safeParse(message).data ?? null
}
