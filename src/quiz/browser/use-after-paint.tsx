/** Draws in two steps: first what the visitor waits for, then, once that is on the screen, the rest. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** A page that is not on show has no next paint: there the rest follows after this time. */
const MAX_WAIT_MS = 100

/**
 * The value as it was at the last paint: it follows `value` once the browser has painted what `value` changed, and at once where the
 * page is left before that.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    const follow = () => setPainted(value)
    const leave = () => flushSync(follow)
    let timer = setTimeout(follow, MAX_WAIT_MS)
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(follow)
    })
    window.addEventListener('pagehide', leave)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      window.removeEventListener('pagehide', leave)
    }
  }, [value])
  return painted
}
