/** Gets all recordings of a room before it starts, so that no network can break it. */
import type { FilesClient } from '#listening/audio/files-client.ts'
import { audioPath, filesOf, type Practice } from '#listening/practice/practice.ts'
import { PROMPTS, type Prompt, promptPath } from '#listening/practice/schedule.ts'
import type { Bytes } from './mp3-frames.ts'
import { type RoomRecording, roomRecording } from './room-recording.ts'

/** `files` of `total` are there, `bytes` in all. */
export type Progress = Readonly<{ files: number; total: number; bytes: number }>

/** The storage paths of everything that a room plays and shows. */
export function roomFiles(practice: Practice): readonly string[] {
  return [...filesOf(practice), ...PROMPTS.map((prompt) => promptPath(practice.language, prompt))]
}

/** Rejects with an error whose message a pupil may read; called again, it gets only what is missing from `held`. */
export async function loadRoom(
  practice: Practice,
  files: FilesClient,
  held: Map<string, Bytes>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<RoomRecording> {
  const clips = practice.clips.map(({ audiofile }) => audioPath(practice.id, audiofile))
  const prompts = PROMPTS.map((prompt) => [prompt, promptPath(practice.language, prompt)] as const)
  const paths = [...prompts.map(([, path]) => path), ...clips]
  for (const path of paths) {
    if (!held.has(path)) held.set(path, await files.bytes(path, signal))
    onProgress({ files: held.size, total: paths.length, bytes: sumOf([...held.values()]) })
  }
  // Pictures come from the browser's cache later on.
  for (const path of filesOf(practice)) if (!clips.includes(path)) files.warm(path)
  const bytesOf = (path: string) => held.get(path) ?? new Uint8Array()
  return roomRecording(practice, { clips: clips.map(bytesOf), prompts: promptBytes(prompts, bytesOf) })
}

function sumOf(files: readonly Bytes[]): number {
  return files.reduce((sum, { length }) => sum + length, 0)
}

function promptBytes(prompts: readonly (readonly [Prompt, string])[], bytesOf: (path: string) => Bytes) {
  const found = new Map(prompts.map(([prompt, path]) => [prompt, bytesOf(path)]))
  const of = (prompt: Prompt) => found.get(prompt) ?? new Uint8Array()
  return {
    start: of('start'),
    read: of('read'),
    again: of('again'),
    answer: of('answer'),
    check: of('check'),
    end: of('end'),
  }
}
