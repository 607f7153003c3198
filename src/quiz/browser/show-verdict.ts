import { keepInView } from './keep-in-view.ts'

/** Brings the mark of a marked question, of several parts that of the first, and the reason below it into view. */
export function showVerdict(stage: Element): void {
  const reason = stage.querySelector('.reason, .open-marked')
  const mark = (reason?.closest('.part') ?? stage).querySelector('[data-mark]')
  if (reason !== null) keepInView(mark === null ? [reason] : [mark, reason])
}
