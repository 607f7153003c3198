/** Files in one archive, the same bytes for the same files. */
import { strToU8, zipSync } from 'fflate'

/** By their names in the archive, in their order. */
export type Files = readonly (readonly [name: string, text: string])[]

/** The first day that the format can say. It is written as the clock of a time zone shows it: here it is the same in all. */
const day = (): Date => new Date(1980, 0, 1)

export function zipped(files: Files): Uint8Array<ArrayBuffer> {
  const entries = Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)]))
  return new Uint8Array(zipSync(entries, { mtime: day(), level: 9 }))
}
