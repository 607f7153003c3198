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

/** `failure` is null unless the module cannot be fetched. */
type Found<M> = Readonly<{ module: M | null; failure: unknown }>

/** The module once it is `wanted`. What stands as the result when it comes, or cannot come, gets the focus. */
export function useLate<M>({ load, loaded }: Late<M>, wanted: boolean): Found<M> {
  const [failure, setFailure] = useState<unknown>(null)
  const [settled, setSettled] = useState(false)
  const waits = wanted && loaded() === null
  useEffect(() => {
    if (waits)
      load()
        .catch(setFailure)
        .finally(() => setSettled(true))
  }, [waits, load])
  useEffect(() => {
    if (settled) document.querySelector<HTMLElement>('[data-result]')?.focus({ preventScroll: true })
  }, [settled])
  return { module: loaded(), failure }
}

/** Loads it with the first answer. */
export function useLoadedEarly({ load }: Late<unknown>, started: boolean): void {
  useEffect(() => {
    // The result tries again, and says so if it cannot.
    if (started) load().catch(() => undefined)
  }, [started, load])
}
