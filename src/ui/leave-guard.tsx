/** Asks before a half-done sheet is left, by a link or by closing the tab. Going back later brings the answers back. */
import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

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

const ANSWERS =
  'You have answers here that are not marked yet. If you leave, you lose them when this tab is closed. Until then, the Back button brings them back.'

/** `words` say what is lost. */
export function LeaveGuard({ active, words = ANSWERS }: Readonly<{ active: boolean; words?: string }>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  useHeldLinks(active, setUrl)
  useHeldTab(active && !leaving)

  useEffect(() => {
    if (url !== null) dialog.current?.showModal()
  }, [url])
  useEffect(() => {
    if (leaving && url !== null) window.location.assign(url)
  }, [leaving, url])

  if (url === null) return null
  return (
    <dialog ref={dialog} className="paper paper-pad ask" aria-labelledby="ask" onClose={() => setUrl(null)}>
      <p id="ask">{words}</p>
      <div className="btn-row">
        <Button variant="main" type="button" onClick={() => dialog.current?.close()}>
          Stay here
        </Button>
        <Button variant="plain" type="button" onClick={() => setLeaving(true)}>
          Leave
        </Button>
      </div>
    </dialog>
  )
}
