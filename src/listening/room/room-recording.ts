/** Makes the one recording of a listening room from its clips and the narrator's prompts. Pure. */
import type { Practice } from '#listening/practice/practice.ts'
import { type Planned, type Prompt, planOf, type Step, stepsOf } from '#listening/practice/schedule.ts'
import { type Bytes, type Frames, framesOf, requireOneKind, silenceLike } from './mp3-frames.ts'

/** The bytes of MP3 files: of each clip in order, and of each prompt. */
export type RoomFiles = Readonly<{ clips: readonly Bytes[]; prompts: Readonly<Record<Prompt, Bytes>> }>

/** `parts` are the bytes of one MP3 in order; `steps` say where each phase is in it. */
export type RoomRecording = Readonly<{ parts: readonly Bytes[]; steps: readonly Step[]; seconds: number }>

/** The recording in one piece: WebKit does not always play a blob of many parts. */
export function wholeOf({ parts }: RoomRecording): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Throws an Error if the files cannot be joined. */
export function roomRecording(
  practice: Pick<Practice, 'clips' | 'language' | 'readings'>,
  files: RoomFiles,
): RoomRecording {
  const plan = planOf(practice)
  const clips = files.clips.map(framesOf)
  const prompts = Object.fromEntries(Object.entries(files.prompts).map(([name, file]) => [name, framesOf(file)]))
  requireOneKind([...clips, ...Object.values(prompts)])
  const model = prompts.start
  if (model === undefined) throw new Error('there is no recording')

  const framesFor = (piece: Planned['pieces'][number]): Frames => {
    if (piece.kind === 'silence') return silenceLike(model, piece.seconds)
    const found = piece.kind === 'clip' ? clips[piece.clip] : prompts[piece.prompt]
    if (found === undefined) throw new Error('a recording is missing')
    return found
  }
  const pieces = plan.flatMap((step) => step.pieces)
  const frames = new Map(pieces.map((piece) => [piece, framesFor(piece)]))
  const steps = stepsOf(plan, (piece) => frames.get(piece)?.seconds ?? 0)
  return { parts: [...frames.values()].map(({ bytes }) => bytes), steps, seconds: steps.at(-1)?.end ?? 0 }
}
