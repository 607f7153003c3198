import { beginWith, keepInView } from './keep-in-view.ts'

/**
 * Brings a marked question into view, from what is asked to the reason; of one that is too tall its mark and its reason, and of one
 * of several parts those of the first. The marking points of an open answer come later: with them it is read from its beginning.
 */
export function showVerdict(stage: Element): void {
  const part = stage.querySelector('.part') ?? stage
  const reason = part.querySelector('.reason')
  const asked = stage.querySelector('.prompt')
  const mark = part.querySelector('[data-mark]')
  if (reason !== null) {
    for (const from of [asked, mark]) keepInView(from === null ? [reason] : [from, reason], 0, 0)
  } else if (part !== stage && asked !== null) beginWith(asked)
}
