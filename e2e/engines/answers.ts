/** What a pupil does at a quiz in any engine, with the mouse. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { wrongFor } from '../quiz/pupil.ts'
import type { QuizSet } from '../quiz/sets.ts'
import type { Tab } from './browser/tab.ts'
import { at, button, click, expectText, fill } from './visit.ts'

/** Answers one item by mouse and typing. */
export async function answer(tab: Tab, item: Item, value: string): Promise<void> {
  if (item.options.length > 0) await click(tab, at(`input[name="r.${item.id}"][value="${value}"]`))
  else await fill(tab, at(`[data-blank="${item.id}"]`), value)
}

/** Plays a set to its end: the first item wrong, all others right. */
export async function play(tab: Tab, set: QuizSet): Promise<void> {
  const valueFor = (item: Item) => (item === set.items[0] ? wrongFor(set, item) : item.key)
  for (const [i, item] of set.items.entries()) {
    if (set.flow === 'stepper') await expectText(tab, `Question ${i + 1} of ${set.items.length}`)
    await answer(tab, item, valueFor(item))
    if (set.flow === 'sheet') continue
    await click(tab, button('Submit'))
    await click(tab, button(i === set.items.length - 1 ? 'Finish' : 'Next'))
  }
  if (set.flow === 'sheet') await click(tab, button('Submit'))
}

/** The score of a set that `play` has played, and why its first answer is wrong. */
export async function expectMarked(tab: Tab, set: QuizSet): Promise<void> {
  await expectText(tab, set.scoreText(set.items.length - 1))
  await expectText(tab, set.items[0]?.explanation ?? '')
}
