/** The packs on this device: found, opened, removed. A pack is whole when its list is saved with it, which comes last. */
import { readSavedName, savedName, savedNames } from './cache-keys.ts'
import { type Pack, packJson, readPack } from './pack.ts'

/** Saved beside the pages; no page has this URL. */
const LIST = '/offline/list'

/** 'part': saving was begun and not finished. 'whole': some version is complete, maybe not the newest. */
export type SavedState = 'none' | 'part' | 'whole'

/** Every whole pack. */
export async function savedPacks(): Promise<readonly Pack[]> {
  const packs = await Promise.all((await savedNames()).map(listIn))
  return packs.filter((pack) => pack !== null)
}

async function listIn(name: string): Promise<Pack | null> {
  const list = await caches.match(LIST, { cacheName: name })
  return list === undefined ? null : readPack(await list.json())
}

/** Of a pack in any version, with the packs whose ids are parts of its own. */
export async function savedStateOf(id: string): Promise<SavedState> {
  const names = (await savedNames()).filter((name) => isPartOf(name, id))
  if (names.length === 0) return 'none'
  const whole = new Set((await Promise.all(names.map(listIn))).map((list) => list?.id))
  return names.every((name) => whole.has(readSavedName(name)?.id)) ? 'whole' : 'part'
}

/** Whether a cache is of this pack, or of one whose id begins with its id: 'subject/maths/more' is saved with 'subject/maths'. */
function isPartOf(name: string, id: string): boolean {
  const own = readSavedName(name)?.id ?? ''
  return own === id || own.startsWith(`${id}/`)
}

/** Whether exactly this version is complete. */
export async function isSaved({ id, version }: Pack): Promise<boolean> {
  return (await listIn(savedName(id, version))) !== null
}

async function namesOf(id: string): Promise<readonly string[]> {
  return (await savedNames()).filter((name) => readSavedName(name)?.id === id)
}

/** Says that all of a pack is there, and drops its older versions. */
export async function finish(cache: Cache, pack: Pack): Promise<void> {
  await cache.put(LIST, Response.json(packJson(pack)))
  const own = savedName(pack.id, pack.version)
  await drop((await namesOf(pack.id)).filter((name) => name !== own))
}

/** All versions, also unfinished ones, of a pack and its parts. No error if there is none. */
export async function removePack(id: string): Promise<void> {
  await drop((await savedNames()).filter((name) => isPartOf(name, id)))
}

/** Drops what was begun and not finished; what is whole stays. */
export async function removeParts(ids: readonly string[]): Promise<void> {
  for (const name of await savedNames()) {
    if (ids.some((id) => isPartOf(name, id)) && (await listIn(name)) === null) await drop([name])
  }
}

async function drop(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)))
}
