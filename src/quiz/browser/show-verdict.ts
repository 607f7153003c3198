import { beginWith, isTooTall, keepInView } from './keep-in-view.ts'

/** Narrower screens are held in a hand. */
const HAND = '(max-width: 47.99rem)'

/**
 * Brings a marked question into view, from what is asked to the reason, whose second paragraph is folded in a hand that has no
 * room for both; of one that is too tall its mark and its reason, and of one of several parts those of the first. The marking points
 * of an open answer come later: with them it is read from its beginning.
 */
export function showVerdict(stage: Element): void {
  const part = stage.querySelector('.part') ?? stage
  const reason = part.querySelector('.reason')
  const asked = stage.querySelector('.prompt')
  const mark = part.querySelector('[data-mark]')
  const line = stage.querySelector('.why-first')
  const blank = document.getElementById(line?.id.replace('why', 'mark') ?? '')?.closest('.keep') ?? null
  if (line !== null && blank !== null) keepInView([blank, line], 0, 0)
  if (reason === null) {
    if (part !== stage && asked !== null) beginWith(asked)
    return
  }
  const show = () => {
    for (const from of [asked, mark]) keepInView(from === null ? [reason] : [from, reason], 0, 0)
  }
  show()
  const more = reason.querySelector('details')
  if (more === null || !matchMedia(HAND).matches || !isTooTall([asked ?? reason, reason])) return
  more.open = false
  show()
}
