/** Scripts are off: the server marks. */
import { everything } from '../products.ts'
import { wrongFor } from '../quiz/pupil.ts'
import { setOf } from '../quiz/sets.ts'
import { answer, expectMarked, play } from './answers.ts'
import { at, button, click, expectPath, expectSome, expectText, link, test } from './visit.ts'

test.use({ scripts: false })

for (const type of everything ? (['editing', 'chinese-dialogue'] as const) : (['editing'] as const))
  test(`${type} is played and marked`, async ({ tab }) => {
    const set = setOf(type)
    await tab.goto(set.path)
    await play(tab, set)
    await expectMarked(tab, set)
  })

/**
 * Each answer of a stepper loads a page, which ends WebKit's web process at times (docs/engines.md): the first questions are
 * enough for what depends on the engine, the form and what it sends.
 */
test('grammar-mcq goes from question to question, and each is marked @many-loads', async ({ tab }) => {
  const set = setOf('grammar-mcq')
  await tab.goto(set.path)
  for (const [i, item] of set.items.slice(0, 3).entries()) {
    await expectText(tab, `Question ${i + 1} of ${set.items.length}`)
    await answer(tab, item, i === 0 ? wrongFor(set, item) : item.key)
    await click(tab, button('Submit'))
    await expectText(tab, item.explanation)
    await click(tab, button('Next'))
  }
  await expectText(tab, `Question 4 of ${set.items.length}`)
})

test('the prelims open by year and lead to a quiz', { tag: '@all' }, async ({ tab }) => {
  await tab.goto('/prelim')
  await click(tab, at('main details:not([open]) summary'))
  await expectSome(tab, 'main details[open]')
  await click(tab, link('Rain Tree'))
  await expectPath(tab, '/prelim/2023/RainTree')
})
