/** A request for a PDF and its result, as they are sent between the processes of a machine. */
import { z } from 'zod'

const typesetJob = z.object({
  template: z.enum(['printout', 'worksheet']),
  name: z.string(),
  data: z.string(),
})

/** `version` is a hash of all that the PDF is made from; `clientAddress` is as the server's limits count it. */
export const pdfRequest = z.object({ job: typesetJob, version: z.string(), clientAddress: z.string() })

const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)

/**
 * `busy` means that there is no place for this client: it can try again when `jobs` jobs are done. `left` is for a client that
 * has gone.
 */
export const printed = z.discriminatedUnion('status', [
  z.object({ status: z.literal('made'), pdf: bytes }),
  z.object({ status: z.literal('failed') }),
  z.object({ status: z.literal('busy'), jobs: z.number() }),
  z.object({ status: z.literal('left') }),
])

export type PdfRequest = Readonly<z.infer<typeof pdfRequest>>
export type Printed = Readonly<z.infer<typeof printed>>
