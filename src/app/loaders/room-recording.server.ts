/** The one recording of a listening room. Server side only. */
import { findPractice } from '#app/loaders/listening-page.server.ts'
import { estimatedMinutes, recordedMinutes } from '#listening/practice/minutes.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { fileResponse } from '#server/http/file-response.ts'
import { log, services } from '#server/services.server.ts'

/** As fileResponse, as a file to save; 404 where there is no such practice, 503 where one of its clips is missing. */
export async function roomRecordingResponse(practiceId: string, request: Request): Promise<Response> {
  const practice = await findPractice(practiceId)
  if (practice === null) return new Response('There is no such recording.\n', { status: 404 })
  const name = `${practiceId.replace(/[^\w-]/g, '_')}.mp3`
  const response = await fileResponse(services().roomRecordings.storageOf(practice), name, request, log)
  if (response.ok) response.headers.set('content-disposition', `attachment; filename="${name}"`)
  return response
}

/** Minutes from Start to the end of a room; an estimate, and a line in the log, while a clip is missing. */
export async function roomMinutes(practice: Practice): Promise<number> {
  try {
    return recordedMinutes(await services().roomRecordings.seconds(practice))
  } catch (error) {
    log.error({ practiceId: practice.id, err: error }, 'The recording of a listening room cannot be made')
    return estimatedMinutes(practice)
  }
}
