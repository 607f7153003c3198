/**
 * The process that sets PDFs for the server: a fault in the compiler, or its memory, is not the server's. It gets one job
 * at a time as a message and answers each with a PDF or with what went wrong.
 */

import { errorMessage } from '#lib/error-message.ts'
import type { TypesetJob } from './typeset-job.ts'
import { createTypesetter } from './typesetter.ts'

const typeset = createTypesetter()

process.on('message', async (job: TypesetJob) => {
  try {
    process.send?.({ pdf: (await typeset(job)).pdf })
  } catch (error) {
    process.send?.({ fault: errorMessage(error) })
  }
})
// The server is gone.
process.on('disconnect', () => process.exit())
