/**
 * The one recording of a listening room, joined from its clips when it is asked for: nothing of it is stored. Server side only.
 */
import { findPractice } from '#app/loaders/listening-page.server.ts'
import { estimatedMinutes, recordedMinutes } from '#listening/practice/minutes.ts'
import { audioPath, type Practice } from '#listening/practice/practice.ts'
import { promptPath } from '#listening/practice/schedule.ts'
import { type HallRecording, hallRecording, wholeOf } from '#listening/room/hall-recording.ts'
import type { Bytes } from '#listening/room/mp3-frames.ts'
import { log } from '#server/services.server.ts'
import { fileBytes } from './file-bytes.server.ts'

const DAY = 86_400

/** 200 with the recording, 404 where the practice or one of its files is missing. */
export async function hallResponse(practiceId: string): Promise<Response> {
  const practice = await findPractice(practiceId)
  const recording = practice === null ? null : await joined(practice)
  if (recording === null) return new Response('There is no such recording.\n', { status: 404 })
  const whole = wholeOf(recording)
  return new Response(whole, {
    headers: {
      'content-type': 'audio/mpeg',
      'content-length': String(whole.length),
      'content-disposition': `attachment; filename="${practiceId.replace(/[^\w-]/g, '_')}.mp3"`,
      'cache-control': `public, max-age=${DAY}`,
    },
  })
}

/** Minutes from Start to the end of a room. */
export async function hallMinutes(practice: Practice): Promise<number> {
  const recording = await joined(practice)
  return recording === null ? estimatedMinutes(practice) : recordedMinutes(recording.seconds)
}

/** Null, and a line in the log, while a file is missing. */
async function joined(practice: Practice): Promise<HallRecording | null> {
  const { language } = practice
  try {
    const clips = await Promise.all(practice.clips.map(({ audiofile }) => bytesOf(audioPath(practice.id, audiofile))))
    const prompts = {
      start: await bytesOf(promptPath(language, 'start')),
      read: await bytesOf(promptPath(language, 'read')),
      again: await bytesOf(promptPath(language, 'again')),
      answer: await bytesOf(promptPath(language, 'answer')),
      check: await bytesOf(promptPath(language, 'check')),
      end: await bytesOf(promptPath(language, 'end')),
    }
    return hallRecording(practice, { clips, prompts })
  } catch (error) {
    log.error({ practiceId: practice.id, err: error }, 'The recording of a listening room cannot be made')
    return null
  }
}

/** The bytes of a file. Rejects if there is none. */
async function bytesOf(path: string): Promise<Bytes> {
  const bytes = await fileBytes(path)
  if (bytes === null) throw new Error(`there is no file ${path}`)
  return bytes
}
