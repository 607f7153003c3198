/** Keeps things in the database of the browser, for every tab and for later. */
import { clear, createStore, delMany, getMany, keys, type UseStore, update } from 'idb-keyval'
import { type DeviceStore, orStorageError } from './port.ts'

const DATABASE = 'memory'

/** `underWay` gets each transaction while it lasts. One that is aborted rejects, which the library leaves out. */
const followed =
  (use: UseStore, underWay: Set<IDBTransaction>): UseStore =>
  (mode, work) =>
    use(mode, (store) => {
      const { transaction } = store
      underWay.add(transaction)
      transaction.addEventListener('complete', () => underWay.delete(transaction))
      const aborted = new Promise<never>((_, reject) => {
        transaction.addEventListener('abort', () => {
          underWay.delete(transaction)
          reject(transaction.error ?? new DOMException('the page goes', 'AbortError'))
        })
      })
      return Promise.race([work(store), aborted])
    })

export function indexedDbStore(): DeviceStore {
  const underWay = new Set<IDBTransaction>()
  let opened: UseStore | null = null
  // Opened with the first use: what is not used leaves no database.
  const store = (): UseStore => {
    opened ??= followed(createStore(DATABASE, 'kept'), underWay)
    return opened
  }
  return {
    get: (names) => orStorageError(() => getMany([...names], store())),
    names: () => orStorageError(() => keys<string>(store())),
    update: (name, change) => orStorageError(() => update(name, change, store())),
    remove: (names) => orStorageError(() => delMany([...names], store())),
    clear: () => orStorageError(() => clear(store())),
    abandon() {
      for (const transaction of underWay) transaction.abort()
    },
  }
}
