/** Opening something when it is first asked for, so that wiring it up is synchronous. */

export interface OpenOnce<T> {
  /** Opens it if need be. After a failure the next call tries again. */
  get(): Promise<T>
  /** What was opened or is being opened; null if nobody has asked, or opening failed. */
  opened(): Promise<T> | null
}

/** `open` is called again only after it has rejected. */
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
    opened: () => opened,
  }
}
