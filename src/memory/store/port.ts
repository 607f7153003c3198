/**
 * Where a device keeps things: names and values that can be cloned. A value may have keys, fields by which it is found in an order. One
 * technology behind it is in each other file here.
 */

/**
 * 'blocked': the browser keeps nothing here, as in some private windows. 'full': there is no room left. 'left': it was given up
 * because its page goes. 'busy': another tab has an older version of this site.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly code: 'blocked' | 'full' | 'left' | 'busy'

  constructor(code: StorageError['code'], options: ErrorOptions) {
    super(`the storage of this device is ${code}`, options)
    this.code = code
  }
}

/** The fields that may be keys of a value; src/memory/book/keys.ts says what they mean. */
export const KEYS = ['need', 'newest', 'age', 'progress'] as const
export type KeyName = (typeof KEYS)[number]

/** Compared number by number; a shorter one comes before the longer ones that begin with it. */
export type Key = readonly number[]

/** From the first key, which belongs to it, to the second, which does not. */
export type KeyRange = readonly [from: Key, to: Key]

/** `undefined` removes the name. */
export type Entry = readonly [name: string, value: unknown]

/** Every method rejects with a StorageError; `update` also with what `change` throws. */
export interface DeviceStore {
  /** The values of these names, in order; `undefined` for one that there is not. */
  get(names: readonly string[]): Promise<readonly unknown[]>
  /** All names that begin with `prefix`. */
  names(prefix: string): Promise<readonly string[]>
  /** Writes what `change` makes of the values of these names, in order; nothing comes in between, in any tab. All or nothing. */
  update(names: readonly string[], change: (values: readonly unknown[]) => readonly Entry[]): Promise<void>
  /** Removes all names. */
  clear(): Promise<void>
  /**
   * For a page that goes and may come back: while it rests, what is under way is given up and nothing begins. What a browser keeps of
   * such a page for the way back would hold up all other pages.
   */
  rest(resting: boolean): void
}

/** What only pages need that show lists. Every method rejects with a StorageError. */
export interface Keys {
  /** The values with this key in the ranges, of each range the first ones, `count` at most, at least 1; with equal keys by name. */
  list(key: KeyName, ranges: readonly KeyRange[], count: number): Promise<readonly unknown[]>
  /** How many values have this key in the range. */
  count(key: KeyName, range: KeyRange): Promise<number>
}

export type KeyedStore = DeviceStore & Keys

const CODES: Readonly<Record<string, StorageError['code']>> = { QuotaExceededError: 'full', AbortError: 'left' }

/** Runs `work`; what the browser throws becomes a StorageError, anything else stays as it is. */
export async function orStorageError<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause
    throw new StorageError(CODES[cause.name] ?? 'blocked', { cause })
  }
}
