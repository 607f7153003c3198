import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROMPTS, promptPath } from '#listening/practice/schedule.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { type Bytes, framesOf } from './mp3-frames.ts'
import { roomRecording, wholeOf } from './room-recording.ts'

const CONTENT = join(import.meta.dirname, '../../../content')
const file = (path: string): Bytes => new Uint8Array(readFileSync(join(CONTENT, 'files', path)))

function recordingOf(id: string) {
  const parsed = parsePractice(id, JSON.parse(readFileSync(join(CONTENT, `listeningPractices/${id}.json`), 'utf8')))
  if (parsed.status !== 'ok') throw new Error(`${id} is no practice`)
  const { practice } = parsed
  const [start, read, again, answer, check, end] = PROMPTS.map((prompt) => file(promptPath(practice.language, prompt)))
  if (!start || !read || !again || !answer || !check || !end) throw new Error('a prompt is missing')
  const clips = practice.clips.map(({ audiofile }) => file(`listening-audio/${id}/${audiofile.replaceAll(' ', '_')}`))
  return {
    practice,
    recording: roomRecording(practice, { clips, prompts: { start, read, again, answer, check, end } }),
  }
}

test.each(['english-2024', 'chinese-2021'])('%s is one MP3 whose steps end where it ends', (id) => {
  const { practice, recording } = recordingOf(id)
  const whole = framesOf(wholeOf(recording))
  expect(whole.seconds).toBeCloseTo(recording.seconds, 3)
  expect(recording.steps.length).toBe(practice.clips.length * 5 + 2)
  for (const [i, { start }] of recording.steps.entries()) expect(start).toBe(recording.steps[i - 1]?.end ?? 0)
})

test('a reading is as long as its clip, both times', () => {
  const { recording } = recordingOf('english-2024')
  const readings = recording.steps.filter(({ clip, phase }) => clip === 0 && (phase === 'first' || phase === 'second'))
  const lengths = readings.map(({ start, end }) => Number((end - start).toFixed(3)))
  expect(lengths[0]).toBe(lengths[1])
  expect(lengths[0]).toBeGreaterThan(50)
})
