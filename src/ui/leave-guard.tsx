/** Asks before a half-done sheet is left, by a link or by closing the tab. Going back later brings the answers back. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { LeaveAsked, useQuestions } from './asked.tsx'

/** The link that a click would follow in this tab, or null. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!plain || link === null || link.target === '_blank') return null
  return link.pathname === window.location.pathname && link.hash !== '' ? null : link
}

/** Calls back with the URL of each link that is followed while `active`, instead of following it. */
function useHeldLinks(active: boolean, onLeave: (url: string) => void) {
  useEffect(() => {
    if (!active) return
    const hold = (event: MouseEvent) => {
      const link = linkOf(event)
      if (link === null) return
      event.preventDefault()
      onLeave(link.href)
    }
    document.addEventListener('click', hold)
    return () => document.removeEventListener('click', hold)
  }, [active, onLeave])
}

/**
 * The browser's own question, for what no link tells: a closed tab. A browser cannot tell a reload from it, which loses
 * nothing. Under a finger the page is reloaded by pulling it down, and a tab is closed without a question: there it stays out.
 */
function useHeldTab(active: boolean) {
  useEffect(() => {
    if (!active || window.matchMedia('(pointer: coarse)').matches) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}

type Props = Readonly<{
  active: boolean
  /** What is lost; '' for answers that are not marked. */
  words?: string
  /** What else stands in its question. */
  children?: ReactNode
}>

export function LeaveGuard({ active, words = '', children }: Props) {
  const [url, setUrl] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  useHeldLinks(active, setUrl)
  useHeldTab(active && !leaving)
  useQuestions(active)
  useEffect(() => {
    if (leaving && url !== null) window.location.assign(url)
  }, [leaving, url])
  const leave = useCallback(() => setLeaving(true), [])
  if (url === null) return null
  return (
    <LeaveAsked words={words} onStay={() => setUrl(null)} onLeave={leave}>
      {children}
    </LeaveAsked>
  )
}
