/** Keeps things in the database of the browser, for every tab and for later. */
import { clear, getMany, promisifyRequest, type UseStore } from 'idb-keyval'
import { type DeviceStore, KEYS, orStorageError, StorageError } from './port.ts'

const DATABASE = 'memory'
const STORE = 'kept'
/** The second one has an index for each key. */
const VERSION = 2

/** What a store does now: the transactions under way, and whether its page rests. */
type Work = { readonly underWay: Set<IDBTransaction>; resting: boolean }

/** When the transaction is complete; rejects when it is aborted, which the library leaves out. */
const ended = (transaction: IDBTransaction, work: Work): Promise<void> =>
  new Promise((resolve, reject) => {
    work.underWay.add(transaction)
    transaction.addEventListener('complete', () => {
      work.underWay.delete(transaction)
      resolve()
    })
    transaction.addEventListener('abort', () => {
      work.underWay.delete(transaction)
      reject(transaction.error ?? new DOMException('the page goes', 'AbortError'))
    })
  })

/** A transaction is waited for until it is complete. */
const followed =
  (use: UseStore, work: Work): UseStore =>
  (mode, change) =>
    use(mode, async (store) => {
      const end = ended(store.transaction, work)
      if (work.resting) store.transaction.abort()
      const result = work.resting ? end.then(() => change(store)) : change(store)
      const [value] = await Promise.all([result, end])
      return value
    })

/** An index has only the values that have its key. */
function upgrade({ result, transaction }: IDBOpenDBRequest): void {
  const store = result.objectStoreNames.contains(STORE)
    ? transaction?.objectStore(STORE)
    : result.createObjectStore(STORE)
  for (const key of KEYS) store?.createIndex(key, key)
}

/** `onClose` is called when it has to be opened again: the browser closed it, or another tab holds or needs another version of it. */
function openDatabase(onClose: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION)
  request.onupgradeneeded = () => upgrade(request)
  const blocked = new Promise<never>((_, reject) => {
    request.onblocked = () => {
      onClose()
      reject(new StorageError('busy', {}))
    }
  })
  const opened = promisifyRequest(request)
  opened.then((database) => {
    database.onclose = onClose
    database.onversionchange = () => {
      database.close()
      onClose()
    }
  }, onClose)
  return Promise.race([opened, blocked])
}

/** Opened with the first use: what is not used leaves no database. */
function theStore(): UseStore {
  let database: Promise<IDBDatabase> | null = null
  return async (mode, change) => {
    database ??= openDatabase(() => {
      database = null
    })
    return change((await database).transaction(STORE, mode).objectStore(STORE))
  }
}

/** `use` runs something on the database, as the store does. */
export function openIndexedDb(): Readonly<{ store: DeviceStore; use: UseStore }> {
  const work: Work = { underWay: new Set(), resting: false }
  const use = followed(theStore(), work)
  const store: DeviceStore = {
    get: (names) => orStorageError(() => getMany([...names], use)),
    names: (prefix) =>
      orStorageError(async () => {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
        return (await use('readonly', (kept) => promisifyRequest(kept.getAllKeys(range)))).map(String)
      }),
    update: (names, change) =>
      orStorageError(() =>
        use('readwrite', async (kept) => {
          const values = await Promise.all(names.map((name) => promisifyRequest<unknown>(kept.get(name))))
          for (const [name, value] of change(values)) {
            if (value === undefined) kept.delete(name)
            else kept.put(value, name)
          }
        }),
      ),
    clear: () => orStorageError(() => clear(use)),
    rest(resting) {
      work.resting = resting
      if (resting) for (const transaction of work.underWay) transaction.abort()
    },
  }
  return { store, use }
}
