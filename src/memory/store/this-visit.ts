/** Keeps things for this tab only: they end with it. */
import { type DeviceStore, orStorageError } from './port.ts'

const PREFIX = 'memory/'

function read(storage: Storage, name: string): unknown {
  const text = storage.getItem(PREFIX + name)
  return text === null ? undefined : JSON.parse(text)
}

const namesIn = (storage: Storage): readonly string[] =>
  Object.keys(storage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))

/** `storage` gives the tab's own storage; it throws where the browser blocks it. */
export const thisVisitStore = (storage: () => Storage): DeviceStore => ({
  get: (names) =>
    orStorageError(() => {
      const open = storage()
      return names.map((name) => read(open, name))
    }),
  names: (prefix) => orStorageError(() => namesIn(storage()).filter((name) => name.startsWith(prefix))),
  update: (names, change) =>
    orStorageError(() => {
      const open = storage()
      for (const [name, value] of change(names.map((one) => read(open, one)))) {
        if (value === undefined) open.removeItem(PREFIX + name)
        else open.setItem(PREFIX + name, JSON.stringify(value))
      }
    }),
  clear: () =>
    orStorageError(() => {
      const open = storage()
      for (const name of namesIn(open)) open.removeItem(PREFIX + name)
    }),
  rest: () => undefined,
})
