/** Keeps things for this tab only: they end with it. */
import { type DeviceStore, orStorageError } from './port.ts'

const PREFIX = 'memory/'

function read(storage: Storage, name: string): unknown {
  const text = storage.getItem(PREFIX + name)
  return text === null ? undefined : JSON.parse(text)
}

const namesIn = (storage: Storage): readonly string[] =>
  Object.keys(storage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))

function remove(storage: Storage, names: readonly string[]): void {
  for (const name of names) storage.removeItem(PREFIX + name)
}

/** `storage` gives the tab's own storage; it throws where the browser blocks it. */
export const thisVisitStore = (storage: () => Storage): DeviceStore => ({
  get: (names) =>
    orStorageError(() => {
      const open = storage()
      return names.map((name) => read(open, name))
    }),
  names: () => orStorageError(() => namesIn(storage())),
  update: (name, change) =>
    orStorageError(() => {
      const open = storage()
      open.setItem(PREFIX + name, JSON.stringify(change(read(open, name))))
    }),
  remove: (names) => orStorageError(() => remove(storage(), names)),
  clear: () =>
    orStorageError(() => {
      const open = storage()
      remove(open, namesIn(open))
    }),
  rest: () => undefined,
})
