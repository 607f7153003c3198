/** Whether the script of the page runs. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first drawing of the browser, which must be the same. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
