/** Where a device keeps things: names and values that can be cloned. One technology behind it stands in each other file here. */

/**
 * 'blocked': the browser keeps nothing here, as in some private windows. 'full': there is no room left. 'left': it was given up
 * because its page goes.
 */
class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly code: 'blocked' | 'full' | 'left'

  constructor(code: StorageError['code'], options: ErrorOptions) {
    super(`the storage of this device is ${code}`, options)
    this.code = code
  }
}

/** Every method rejects with a StorageError; `update` also with what `change` throws. */
export interface DeviceStore {
  /** The values of these names, in order; `undefined` for one that there is not. */
  get(names: readonly string[]): Promise<readonly unknown[]>
  /** All names. */
  names(): Promise<readonly string[]>
  /** Writes what `change` makes of the value, which is `undefined` if there is none; nothing comes in between, in any tab. */
  update(name: string, change: (value: unknown) => unknown): Promise<void>
  remove(names: readonly string[]): Promise<void>
  /** Removes all names. */
  clear(): Promise<void>
  /**
   * For a page that goes and may come back: while it rests, what is under way is given up and nothing begins. What a browser keeps of
   * such a page for the way back would hold up all other pages.
   */
  rest(resting: boolean): void
}

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
