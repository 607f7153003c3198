/**
 * What can be saved as one: a topic's sets, a school's paper, a listening practice. The server says what belongs to it
 * and how large it is; the browser reads its response here, at its border.
 */
import { asObject, readList } from '#lib/json.ts'

/** `name` is how a page is called in a list, '' for what nobody opens by itself. `bytes` is what it takes on a device. */
export type PackEntry = Readonly<{ url: string; name: string; bytes: number }>

/** Saved in a cache of its own, named by `savedName`. `name` is for people. */
export type Pack = Readonly<{
  /** 'topic/grammar-mcq', 'school/2024/Kingfisher', 'listening/english-2024', 'site'. */
  id: string
  name: string
  /** Changes when any of its pages or files does. */
  version: string
  entries: readonly PackEntry[]
}>

/** The id under which the server lists every pack. */
export const EVERYTHING = 'everything'

/** A slash in the id stays a slash of the path; the server responds with `{ packs: [...] }`. */
export const packsUrl = (id: string): string => `/api/offline/${id.split('/').map(encodeURIComponent).join('/')}`

/** Of all packs together. A page that two packs share counts twice, as it is saved twice. */
export const bytesOf = (packs: readonly Pack[]): number =>
  packs.reduce((sum, { entries }) => entries.reduce((own, { bytes }) => own + bytes, sum), 0)

/** Null if it is not what our server responds with. */
export function readPacks(body: unknown): readonly Pack[] | null {
  return readList(asObject(body).packs, readPack)
}

/** Null for what is no pack, and for one with a URL of another site. */
export function readPack(value: unknown): Pack | null {
  const { id, name, version, entries } = asObject(value)
  const read = readList(entries, readEntry)
  if (typeof id !== 'string' || typeof name !== 'string' || typeof version !== 'string' || read === null) return null
  return { id, name, version, entries: read }
}

/** A pack as the server sends it and the device stores it; `readPack` reads it back. */
export function packJson({ entries, ...pack }: Pack): object {
  return { ...pack, entries: entries.map(({ url, ...entry }) => ({ address: url, ...entry })) }
}

function readEntry(value: unknown): PackEntry | null {
  const { address: url, name, bytes } = asObject(value)
  // Only URLs of this site: what is saved is shown as this site's.
  if (typeof url !== 'string' || !/^\/(?!\/)/.test(url)) return null
  return typeof name === 'string' && typeof bytes === 'number' ? { url, name, bytes } : null
}

const SIZES = [
  { unit: 'MB', bytes: 1_000_000, digits: 1 },
  { unit: 'kB', bytes: 1000, digits: 0 },
] as const

/** '240 kB', '3.2 MB'. Never nothing. */
export function sizeInWords(bytes: number): string {
  const { unit, bytes: one, digits } = SIZES.find((size) => bytes >= size.bytes) ?? SIZES[1]
  return `${Math.max(bytes / one, 1).toFixed(digits)} ${unit}`
}
