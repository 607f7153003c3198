/** All nine types, played and marked. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { wrongFor } from '../quiz/pupil.ts'
import { type QuizSet, quizSets } from '../quiz/sets.ts'
import type { Tab } from './browser/tab.ts'
import { at, button, click, expectSome, expectText, fill, test } from './visit.ts'

async function answer(tab: Tab, item: Item, value: string): Promise<void> {
  if (item.options.length > 0) await click(tab, at(`input[name="r.${item.id}"][value="${value}"]`))
  else await fill(tab, at(`[data-blank="${item.id}"]`), value)
}

/** The first item wrong, all others right. */
async function play(tab: Tab, set: QuizSet): Promise<void> {
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

for (const set of quizSets)
  test(`${set.type}: one item wrong, the others right, and the reason`, async ({ tab, baseURL }) => {
    await tab.goto(baseURL + set.path)
    await expectSome(tab, '[data-live]')
    await play(tab, set)
    await expectText(tab, set.scoreText(set.items.length - 1))
    await expectText(tab, set.items[0]?.explanation ?? '')
  })
