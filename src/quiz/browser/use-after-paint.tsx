/** Draws in two steps: first what the visitor waits for, then, once that is on the screen, the rest. */
import { useEffect, useState } from 'react'

/** A page that is not on show has no next paint: there the rest follows after this time. */
const MAX_WAIT_MS = 100

/** The value as it was at the last paint: it follows `value` once the browser has painted what `value` changed. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    const follow = () => setPainted(value)
    let timer = setTimeout(follow, MAX_WAIT_MS)
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(follow)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return painted
}
