/** Finds by keys in the database of the browser, which has an index for each. */
import { promisifyRequest, type UseStore } from 'idb-keyval'
import { type KeyRange, type Keys, orStorageError } from './port.ts'

const bound = ([from, to]: KeyRange): IDBKeyRange => IDBKeyRange.bound(from, to, false, true)

export const indexedDbKeys = (use: UseStore): Keys => ({
  list: (key, ranges, count) =>
    orStorageError(() =>
      use('readonly', async (kept) => {
        const index = kept.index(key)
        const lists = ranges.map((range) => promisifyRequest<unknown[]>(index.getAll(bound(range), count)))
        return (await Promise.all(lists)).flat()
      }),
    ),
  count: (key, range) =>
    orStorageError(() => use('readonly', (kept) => promisifyRequest(kept.index(key).count(bound(range))))),
})
