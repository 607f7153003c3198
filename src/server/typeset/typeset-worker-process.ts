/**
 * The typeset worker process. It is apart from the server because the compiler may crash and needs much memory. Each
 * message is one job; the reply is { pdf } or { fault }.
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
// The server has ended.
process.on('disconnect', () => process.exit())
