/** Quizzes of each interaction, played and marked; what a quiz remembers. */
import { setOf, someSets } from '../quiz/sets.ts'
import { expectMarked, play } from './answers.ts'
import {
  at,
  button,
  click,
  eventually,
  expectCount,
  expectPath,
  expectSome,
  expectText,
  fill,
  link,
  test,
} from './visit.ts'

/** Editing is played offline in each engine, a choice and a gap by keyboard. */
const IN: Readonly<Record<string, string | string[]>> = {
  'grammar-mcq': '@webkit',
  'grammar-cloze': '@firefox',
  'inline-context': [],
}

for (const set of someSets)
  test(`${set.type}: one item wrong, the others right, and the reason`, { tag: IN[set.type] ?? '@all' }, async ({
    tab,
  }) => {
    await tab.goto(set.path)
    await expectSome(tab, '[data-live]')
    await play(tab, set)
    await expectMarked(tab, set)
  })

test('what is typed survives a reload and Back, and Retry starts from nothing', async ({ tab }) => {
  const { path } = setOf('compre-cloze')
  const typed = () => tab.evaluate(() => document.querySelector<HTMLInputElement>('[data-blank="1"]')?.value ?? '')
  await tab.goto(path)
  await expectSome(tab, '[data-live]')
  await fill(tab, at('[data-blank="1"]'), 'remembered')
  await tab.reload()
  await expectSome(tab, '[data-live]')
  await eventually(typed).toBe('remembered')
  await click(tab, button('Submit'))
  await click(tab, button('Submit anyway'))
  await expectText(tab, 'Score: 0 / ')
  await click(tab, link('Go Home'))
  await expectPath(tab, '/')
  await tab.back()
  await expectText(tab, 'Score: 0 / ')
  await click(tab, button('Retry'))
  await eventually(typed).toBe('')
})

test('an option is crossed out, which is no choice', { tag: '@all' }, async ({ tab }) => {
  await tab.goto(setOf('grammar-mcq').path)
  await expectSome(tab, '[data-live]')
  await click(tab, { css: '.cross-switch', name: 'Cross out an option' })
  await click(tab, button('Cross out option 3'))
  await expectSome(tab, 'input[name="r.1"][value="2"]:disabled')
  await click(tab, button('Submit'))
  await expectText(tab, 'Choose an option first.')
  await expectCount(tab, '[data-reason]', 0)
})

test.describe('a quiz that does not exist', { tag: '@all' }, () => {
  test.use({ allowed: ['404'] })
  test('says so after two seconds, with a way back', async ({ tab }) => {
    await tab.goto('/quiz/grammar-mcq/Set_9')
    await expectText(tab, 'Loading quiz...')
    await expectText(tab, 'This quiz is not available.')
    await click(tab, link('All topics'))
    await expectPath(tab, '/practice')
  })
})
