/** Keeps things in the database of the browser, for every tab and for later. */
import { clear, createStore, delMany, getMany, keys, type UseStore, update } from 'idb-keyval'
import { type DeviceStore, orStorageError } from './port.ts'

const DATABASE = 'memory'

export function indexedDbStore(): DeviceStore {
  let opened: UseStore | null = null
  // Opened with the first use: what is not used leaves no database.
  const store = (): UseStore => {
    opened ??= createStore(DATABASE, 'kept')
    return opened
  }
  return {
    get: (names) => orStorageError(() => getMany([...names], store())),
    names: () => orStorageError(() => keys<string>(store())),
    update: (name, change) => orStorageError(() => update(name, change, store())),
    remove: (names) => orStorageError(() => delMany([...names], store())),
    clear: () => orStorageError(() => clear(store())),
  }
}
