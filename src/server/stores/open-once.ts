/** Opens something at its first use, so that creating the wrapper is synchronous. */

/** Callers of `get` at the same time share one opening; if it fails, all of them get its error. */
export interface OpenOnce<T> {
  /** Opens it if needed. After a failure the next call tries again. */
  get(): Promise<T>
  /** The opened value, as soon as an opening that is under way has ended; null if there is none. Never rejects. */
  opened(): Promise<T | null>
  /** The opened value is of no use any more: the next `get` opens another. */
  forget(): void
}

/** `open` is called again only after it has rejected, or after `forget`. */
export function openOnce<T>(open: () => Promise<T>): OpenOnce<T> {
  let opened: Promise<T> | null = null
  return {
    get() {
      if (opened !== null) return opened
      const opening = open()
      opened = opening
      opening.catch(() => {
        opened = null
      })
      return opening
    },
    async opened() {
      try {
        return await opened
      } catch {
        return null
      }
    },
    forget() {
      opened = null
    },
  }
}
