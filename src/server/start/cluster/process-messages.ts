/** What the primary process and the processes that answer visitors say to each other. */
import { z } from 'zod'

const readiness = z.object({ ready: z.boolean(), reasons: z.array(z.string()) })
const requests = z.object({ kind: z.literal('requests'), counts: z.array(z.tuple([z.string(), z.number()])) })

const toWorker = z.discriminatedUnion('kind', [
  /** Begin. The lead does what one process does for all: the import, the folder of papers, old messages. */
  z.object({ kind: z.literal('begin'), lead: z.boolean() }),
  z.object({ kind: z.literal('ask'), id: z.number() }),
  requests,
])

const toPrimary = z.discriminatedUnion('kind', [
  /** It listens to messages now. */
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('ready'), url: z.string() }),
  z.object({ kind: z.literal('readiness'), id: z.number(), readiness }),
  requests,
])

export type ToWorker = z.infer<typeof toWorker>
export type ToPrimary = z.infer<typeof toPrimary>

/** Null for what is not ours: the library for metrics uses the same channel. */
export function readToWorker(message: unknown): ToWorker | null {
  return toWorker.safeParse(message).data ?? null
}

export function readToPrimary(message: unknown): ToPrimary | null {
  return toPrimary.safeParse(message).data ?? null
}
