/** Archives (zip), without what would fill the memory. */
import { strFromU8, unzipSync } from 'fflate'
import { FileRefused } from '#own-quiz/draft.ts'

/** The largest file that is opened, and what all that it holds may be, in bytes. */
export const MAX_FILE: number = 2 * 1024 * 1024
const MAX_INSIDE = 16 * 1024 * 1024
const MAX_ENTRIES = 2000

export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Adds up what the entries say of their size; an entry that holds more than it says is refused by the unpacking. */
export function unpacked(bytes: Uint8Array, wanted: RegExp): ReadonlyMap<string, string> {
  let size = 0
  let count = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1
        if (!wanted.test(name)) return false
        size += originalSize
        if (size > MAX_INSIDE || count > MAX_ENTRIES)
          throw new FileRefused('This file holds more than 16 MB. Make several files of it.')
        return true
      },
    })
    return new Map(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]))
  } catch (error) {
    if (error instanceof FileRefused) throw error
    throw new FileRefused('This file is damaged and cannot be unpacked. Save it again.')
  }
}
