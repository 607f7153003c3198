import { useEffect } from 'react'
import { closeJumps } from './jumps.ts'
import { openReason } from './open-reason.ts'

/** What a click in a passage does besides following its link: a reason opens where it stands, a list of questions closes. */
export function usePassageClicks(): void {
  useEffect(() => {
    const listeners = [openReason, closeJumps]
    for (const listener of listeners) document.addEventListener('click', listener)
    return () => {
      for (const listener of listeners) document.removeEventListener('click', listener)
    }
  }, [])
}
