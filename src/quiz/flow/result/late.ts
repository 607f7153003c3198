/**
 * A module that is needed with a result and not before: it is loaded with the first answer. What is loaded is drawn at once, so
 * that it can get the focus.
 */
import { useEffect, useState } from 'react'

/** `load` rejects where the module cannot be fetched; `loaded` is null until it is there. */
export type Late<M> = Readonly<{ load(): Promise<void>; loaded(): M | null }>

export function late<M>(fetch: () => Promise<M>): Late<M> {
  let loaded: M | null = null
  return {
    load: async () => {
      loaded = await fetch()
    },
    loaded: () => loaded,
  }
}

/** Null until the module is there; what then stands as the result gets the focus. Throws where it cannot be fetched. */
export function useLate<M>({ load, loaded }: Late<M>): M | null {
  const [failure, setFailure] = useState<unknown>(null)
  const [came, setCame] = useState(false)
  const waits = loaded() === null
  useEffect(() => {
    if (waits) load().then(() => setCame(true), setFailure)
  }, [waits, load])
  useEffect(() => {
    if (came) document.querySelector<HTMLElement>('[data-result]')?.focus({ preventScroll: true })
  }, [came])
  // The page says so, and a reload brings the answers back.
  if (failure !== null) throw failure
  return loaded()
}

/** Loads it with the first answer. */
export function useLoadedEarly({ load }: Late<unknown>, started: boolean): void {
  useEffect(() => {
    // The result tries again, and says so if it cannot.
    if (started) load().catch(() => undefined)
  }, [started, load])
}
