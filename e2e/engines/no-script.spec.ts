/** Scripts are off: the server marks. */
import { setOf } from '../quiz/sets.ts'
import { expectMarked, play } from './answers.ts'
import { at, click, expectPath, expectSome, link, test } from './visit.ts'

test.use({ scripts: false })

for (const type of ['grammar-mcq', 'editing', 'chinese-dialogue'] as const)
  test(`${type} is played and marked`, async ({ tab }) => {
    const set = setOf(type)
    await tab.goto(set.path)
    await play(tab, set)
    await expectMarked(tab, set)
  })

test('the prelims open by year and lead to a quiz', async ({ tab }) => {
  await tab.goto('/prelim')
  await click(tab, at('details:not([open]) summary'))
  await expectSome(tab, 'details[open]')
  await click(tab, link('Rain Tree'))
  await expectPath(tab, '/prelim/2023/RainTree')
})
