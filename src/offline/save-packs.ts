/** Gets packs onto the device, one file after another. It draws nothing; after a stop, what has come so far stays. */
import { ArrivalError } from './arrival-error.ts'
import { cacheable, savedName } from './cache-keys.ts'
import { type Pack, type PackEntry, packsUrl, readPacks } from './pack.ts'
import { finish, isSaved } from './saved-packs.ts'

/** 'full': the browser gives no more room. 'broken': a file did not come. */
export type Outcome = 'saved' | 'stopped' | 'full' | 'broken'

const AT_ONCE = 3
const REQUEST_TIMEOUT_MS = 60_000

/** What the server lists under an id and is not yet here; null if it does not respond. */
export async function missingPacks(id: string): Promise<readonly Pack[] | null> {
  try {
    const response = await fetch(packsUrl(id), { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
    const packs = response.ok ? readPacks(await response.json()) : null
    if (packs === null) return null
    const here = await Promise.all(packs.map(isSaved))
    return packs.filter((_, i) => here[i] === false)
  } catch {
    return null
  }
}

/** Bytes that the browser still gives us; without end where it does not say. */
export async function room(): Promise<number> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota - usage
}

/** `onBytes` hears of each entry that is there, also of those from an earlier try. */
export async function savePacks(
  packs: readonly Pack[],
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Outcome> {
  try {
    await scriptsAreHere(signal)
    for (const pack of packs) {
      const cache = await caches.open(savedName(pack.id, pack.version))
      await saveEntries(cache, pack.entries, signal, onBytes)
      await finish(cache, pack)
    }
    return 'saved'
  } catch (error) {
    if (signal.aborted) return 'stopped'
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'broken'
  }
}

/** Settles when nothing is on its way any more; rejects with the first fault. */
async function saveEntries(
  cache: Cache,
  entries: readonly PackEntry[],
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const waiting = [...entries]
  const worker = async () => {
    try {
      for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
        await saveEntry(cache, entry, signal)
        onBytes(entry.bytes)
      }
    } catch (error) {
      waiting.length = 0
      throw error
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function saveEntry(cache: Cache, { url }: PackEntry, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if ((await cache.match(url, { ignoreVary: true })) !== undefined) return
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]) })
  // A file may be stored at another host.
  const cached = url.startsWith('/files/') ? response : cacheable(response, url)
  if (response.status !== 200 || cached === null)
    throw new ArrivalError('status', `${url} responded with ${response.status}`)
  await cache.put(url, cached)
}

/** Pages are of no use without their scripts: the worker of the build that the server now has caches them. */
async function scriptsAreHere(signal: AbortSignal): Promise<void> {
  // A browser's question for a new worker cannot be taken back: on a line that brings nothing it would hold up a stop.
  const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  await Promise.race([newestWorker(), stopped])
}

/** Settles when the newest worker has its scripts. */
async function newestWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  await registration.update()
  const { installing } = registration
  if (installing === null) return
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new ArrivalError('version', 'the new version did not arrive'))
      else resolve()
    })
  })
}
