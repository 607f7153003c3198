/** Whether the page is on its way to paper, where all questions are drawn. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    // The browser draws the paper as soon as this returns.
    const change = () => flushSync(() => setPrinting(paper.matches))
    paper.addEventListener('change', change)
    return () => paper.removeEventListener('change', change)
  }, [])
  return printing
}
