/** Scripts are off: the server marks. */
import { setOf } from '../quiz/sets.ts'
import { expectMarked, play } from './answers.ts'
import { at, click, expectPath, expectSome, link, test } from './visit.ts'

test.use({ scripts: false })

/** A stepper without scripts loads a page for each answer, which ends WebKit's web process at times (docs/engines.md). */
const TYPES = [
  ['grammar-mcq', ' @many-loads'],
  ['editing', ''],
  ['chinese-dialogue', ''],
] as const

for (const [type, tag] of TYPES)
  test(`${type} is played and marked${tag}`, async ({ tab }) => {
    const set = setOf(type)
    await tab.goto(set.path)
    await play(tab, set)
    await expectMarked(tab, set)
  })

test('the prelims open by year and lead to a quiz', async ({ tab }) => {
  await tab.goto('/prelim')
  await click(tab, at('main details:not([open]) summary'))
  await expectSome(tab, 'main details[open]')
  await click(tab, link('Rain Tree'))
  await expectPath(tab, '/prelim/2023/RainTree')
})
