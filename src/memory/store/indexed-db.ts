/** Keeps things in the database of the browser, for every tab and for later. */
import { clear, createStore, delMany, getMany, keys, type UseStore, update } from 'idb-keyval'
import { type DeviceStore, orStorageError } from './port.ts'

const DATABASE = 'memory'

/** What a store does now: the transactions under way, and whether its page rests. */
type Work = { readonly underWay: Set<IDBTransaction>; resting: boolean }

/** Rejects when the transaction is aborted, which the library leaves out. */
const aborted = (transaction: IDBTransaction, work: Work): Promise<never> =>
  new Promise((_, reject) => {
    work.underWay.add(transaction)
    transaction.addEventListener('complete', () => work.underWay.delete(transaction))
    transaction.addEventListener('abort', () => {
      work.underWay.delete(transaction)
      reject(transaction.error ?? new DOMException('the page goes', 'AbortError'))
    })
  })

const followed =
  (use: UseStore, work: Work): UseStore =>
  (mode, change) =>
    use(mode, (store) => {
      const end = aborted(store.transaction, work)
      if (!work.resting) return Promise.race([change(store), end])
      store.transaction.abort()
      return end
    })

export function indexedDbStore(): DeviceStore {
  const work: Work = { underWay: new Set(), resting: false }
  let opened: UseStore | null = null
  // Opened with the first use: what is not used leaves no database.
  const store = (): UseStore => {
    opened ??= followed(createStore(DATABASE, 'kept'), work)
    return opened
  }
  return {
    get: (names) => orStorageError(() => getMany([...names], store())),
    names: () => orStorageError(() => keys<string>(store())),
    update: (name, change) => orStorageError(() => update(name, change, store())),
    remove: (names) => orStorageError(() => delMany([...names], store())),
    clear: () => orStorageError(() => clear(store())),
    rest(resting) {
      work.resting = resting
      if (resting) for (const transaction of work.underWay) transaction.abort()
    },
  }
}
