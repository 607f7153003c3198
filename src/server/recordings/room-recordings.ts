/**
 * The whole recordings of listening rooms as stored files: each is joined from its clips when it is looked for the first
 * time, and again when one of its clips or its schedule has changed.
 */
import { createHash } from 'node:crypto'
import { errorMessage } from '#lib/error-message.ts'
import { audioPath, type Practice } from '#listening/practice/practice.ts'
import { PROMPTS, type Prompt, planOf, promptPath } from '#listening/practice/schedule.ts'
import type { Bytes } from '#listening/room/mp3-frames.ts'
import { type RoomRecording, roomRecording, wholeOf } from '#listening/room/room-recording.ts'
import { type FileStorage, FileStorageUnavailableError, type StoredFile } from '#server/ports/file-storage.ts'

/** Both methods reject with FileStorageUnavailableError while a clip is missing or cannot be joined. */
export interface RoomRecordings {
  /** The storage of the recording of a practice; it has this one file under every path. */
  storageOf(practice: Practice): FileStorage
  /** From Start to the end of a room. */
  seconds(practice: Practice): Promise<number>
}

/**
 * `clips` has the recordings of the content. `joined` is a storage of its own: an import would remove from `clips` what the
 * content does not have, and an export would add it to the content.
 */
export function createRoomRecordings(clips: FileStorage, joined: FileStorage): RoomRecordings {
  const joining = new Map<string, Promise<StoredFile>>()
  let last: Promise<unknown> = Promise.resolve()

  async function find(practice: Practice): Promise<StoredFile> {
    const path = `${encodeURIComponent(practice.id)}/${await versionOf(clips, practice)}.mp3`
    const file = await joined.find(path)
    const damaged = await joined.damaged('by size')
    const isWhole = file !== null && !damaged.some((one) => one.path === path)
    return isWhole ? file : await joinOnce(path, practice)
  }

  function joinOnce(path: string, practice: Practice): Promise<StoredFile> {
    const before = joining.get(path)
    if (before !== undefined) return before
    // One after another: each takes 20 MB, and `replace` writes the index of all.
    const begun = last.then(() => joinInto(path, practice)).finally(() => joining.delete(path))
    joining.set(path, begun)
    last = begun.catch(() => undefined)
    return begun
  }

  async function joinInto(path: string, practice: Practice): Promise<StoredFile> {
    const read = async () => wholeOf(await join(clips, practice))
    // Replaces the folder of the practice: its older recordings are removed.
    await joined.replace(new Set([encodeURIComponent(practice.id)]), [{ path, read }], async () => undefined)
    const file = await joined.find(path)
    if (file === null) throw new FileStorageUnavailableError(`${path} was joined and is not there`)
    return file
  }

  return {
    storageOf: (practice) => ({ ...joined, find: () => find(practice) }),
    seconds: async (practice) => (await join(clips, practice)).seconds,
  }
}

/** The storage paths of what is joined, in a fixed order: the prompts, then the clips. */
function pathsOf({ id, language, clips }: Practice): readonly string[] {
  return [
    ...PROMPTS.map((prompt) => promptPath(language, prompt)),
    ...clips.map(({ audiofile }) => audioPath(id, audiofile)),
  ]
}

/** Changes with the schedule of a practice and with the bytes of each clip. */
async function versionOf(clips: FileStorage, practice: Practice): Promise<string> {
  const found = await Promise.all(pathsOf(practice).map((path) => findFile(clips, path)))
  const parts = JSON.stringify([planOf(practice), found.map(({ hash }) => hash)])
  return createHash('sha256').update(parts).digest('hex')
}

async function join(clips: FileStorage, practice: Practice): Promise<RoomRecording> {
  const files = await Promise.all(pathsOf(practice).map((path) => readFile(clips, path)))
  const ofPrompt = (prompt: Prompt): Bytes => files[PROMPTS.indexOf(prompt)] ?? new Uint8Array()
  const prompts = {
    start: ofPrompt('start'),
    read: ofPrompt('read'),
    again: ofPrompt('again'),
    answer: ofPrompt('answer'),
    check: ofPrompt('check'),
    end: ofPrompt('end'),
  }
  try {
    return roomRecording(practice, { clips: files.slice(PROMPTS.length), prompts })
  } catch (error) {
    throw new FileStorageUnavailableError(`${practice.id}: ${errorMessage(error)}`, { cause: error })
  }
}

async function findFile(clips: FileStorage, path: string): Promise<StoredFile> {
  const file = await clips.find(path)
  if (file === null) throw new FileStorageUnavailableError(`there is no file ${path}`)
  return file
}

async function readFile(clips: FileStorage, path: string): Promise<Bytes> {
  const file = await findFile(clips, path)
  const body = await clips.open(file, { start: 0, end: file.size })
  return new Uint8Array(await new Response(body).arrayBuffer())
}
