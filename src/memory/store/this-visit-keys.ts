/** Finds by keys in a store without indexes: it is small, so all of it is read. */
import { asObject } from '#lib/json.ts'
import type { DeviceStore, Key, KeyName, KeyRange, Keys } from './port.ts'

/** Below 0 if the first comes before. */
function compare(a: Key, b: Key): number {
  const i = a.findIndex((number, at) => number !== b[at])
  return i === -1 ? a.length - b.length : (a[i] ?? 0) - (b[i] ?? -Infinity)
}

/** In the order of the key; with equal keys by name. */
async function within(store: DeviceStore, key: KeyName, [from, to]: KeyRange): Promise<readonly unknown[]> {
  const all = (await store.get((await store.names('')).toSorted())).flatMap((value) => {
    const at = asObject(value)[key]
    return Array.isArray(at) && compare(at, from) >= 0 && compare(at, to) < 0 ? [{ at, value }] : []
  })
  return all.toSorted((a, b) => compare(a.at, b.at)).map(({ value }) => value)
}

export const thisVisitKeys = (store: DeviceStore): Keys => ({
  list: async (key, ranges, count) =>
    (await Promise.all(ranges.map((range) => within(store, key, range)))).flatMap((values) => values.slice(0, count)),
  count: async (key, range) => (await within(store, key, range)).length,
})
