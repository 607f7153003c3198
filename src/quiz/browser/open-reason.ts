/**
 * Opens and closes the reason of a mark where it stands. The links do the same without this; it keeps the mark where it is
 * on the screen, adds no entry to the history, lets the whole box of a blank be touched, and closes what is open.
 */
import { keepInView } from './keep-in-view.ts'

type Click = Pick<MouseEvent, 'target' | 'preventDefault' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'button'>

const WHY = '#why-'
const MARK = '#mark-'

/** The link that a click on a mark, its box or a number means, or null. */
function linkAt(target: Element): HTMLAnchorElement | null {
  const own = target.closest<HTMLAnchorElement>(`a[href^="${WHY}"], a[href^="${MARK}"]`)
  if (own !== null || target.closest('a, .why-line') !== null) return own
  const box = target.closest('.blank, .choices')
  return box?.closest('.keep')?.querySelector<HTMLAnchorElement>(`a[href^="${WHY}"]`) ?? null
}

export function openReason(click: Click): void {
  const plain = click.button === 0 && !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey)
  const link = plain && click.target instanceof Element ? linkAt(click.target) : null
  if (link === null) return
  const id = link.hash.replace(/^#\w+-/, '')
  const mark = document.getElementById(MARK.slice(1) + id)
  const why = document.getElementById(WHY.slice(1) + id)
  if (mark === null || why === null) return
  click.preventDefault()
  const closes = link.hash.startsWith(MARK) || (link === mark && why.checkVisibility())
  const { top } = mark.getBoundingClientRect()
  window.location.replace((closes ? MARK : WHY) + id)
  window.scrollBy({ top: mark.getBoundingClientRect().top - top, behavior: 'instant' })
  // The box of a blank is higher than its mark.
  const box = mark.closest('.keep') ?? mark
  keepInView(closes ? [box] : [box, why])
}
