/** Whether the page is on its way to paper, where all questions are drawn. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** A browser counts its sheets after 'beforeprint'; a page that is shown as print has the medium alone. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    // The browser draws the paper as soon as this returns.
    const set = (on: boolean) => flushSync(() => setPrinting(on))
    const [before, after, change] = [() => set(true), () => set(false), () => set(paper.matches)]
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    paper.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      paper.removeEventListener('change', change)
    }
  }, [])
  return printing
}
