/**
 * Paints marks on the answers that a form already shows, before the marked quiz is drawn: on a slow phone a pupil sees at
 * once what is right. `data-mark` on a box, or on the label of an option, lasts until then and says nothing that the marked
 * quiz does not.
 */

import { itemIdOf } from '#quiz/contract/fields.ts'
import type { Quiz, Responses, Score } from '#quiz/contract/quiz-type.ts'

type Mark = 'right' | 'wrong'

/** What each box and each label that is to be seen will say. */
export type Marks = ReadonlyMap<HTMLElement, Mark>

/** Of an option: right if it is the key, wrong if it was chosen and is not, else none. */
function optionMark(value: string, key: string, given: string): Mark | null {
  if (value === key) return 'right'
  return value === given ? 'wrong' : null
}

/** Nobody waits for what is not on the screen: it is marked when the marked quiz is drawn. */
function onScreen(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** `score` has the results of the items to mark. */
export function marksOnScreen(form: HTMLFormElement, quiz: Quiz, response: Responses, score: Score): Marks {
  const keys = new Map(quiz.items.map(({ id, key }) => [id, key]))
  const marks = new Map<HTMLElement, Mark>()
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue
    const id = itemIdOf(field.name)
    const result = score.results[id]
    if (result === undefined || !onScreen(field)) continue
    if (field.type !== 'radio') marks.set(field, result.earned === 1 ? 'right' : 'wrong')
    else {
      const mark = optionMark(field.value, keys.get(id) ?? '', response[id] ?? '')
      const label = field.closest('label')
      if (mark !== null && label !== null) marks.set(label, mark)
    }
  }
  return marks
}

export function showMarks(marks: Marks): void {
  for (const [part, mark] of marks) part.dataset.mark = mark
}
