/** All nine types, played to the end without script; what types of one interaction share, by interaction, on a desk and on a phone. */
import { subjectOf } from '#lib/subject-of.ts'
import { subjects } from '#lib/subjects.ts'
import { VERDICT_WORDS } from '#quiz/interactions/verdict-words.ts'
import type { TypeName } from '#quiz/registry/definitions.ts'
import { openForm } from '../form-visitor.ts'
import { everything } from '../products.ts'
import { expect, expectNoSideways, test } from '../visit.ts'
import { playByKeyboard, playByMouse, wrongFor } from './pupil.ts'
import { type QuizSet, quizSets, setOf, someSets } from './sets.ts'

// The other journeys in Chromium run without movement (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const paperOf = ({ topic }: QuizSet) => subjects[subjectOf[topic.language]].paperName

/** What `someSets` has is played on a desk below. On a phone it is another type of each interaction, where there is one. */
const ON_A_PHONE: readonly TypeName[] = ['vocab-cloze', 'compre-cloze', 'inline-context', 'chinese-dialogue']
const onAPhone = everything ? quizSets : ON_A_PHONE.map(setOf)

for (const set of quizSets) {
  test.describe(set.type, () => {
    // That a browser without script sends these forms is seen in aids.spec.ts, sheets.spec.ts and stepper.spec.ts.
    test('without JavaScript is answered, submitted and marked by the server', async ({ request }) => {
      let page = await openForm(request, set.path)
      expect(page.text).toContain(paperOf(set))
      const [first] = set.items
      const answers = set.items.map(
        (item) => [`r.${item.id}`, item === first ? wrongFor(set, item) : item.key] as const,
      )
      if (set.flow === 'sheet') page = await page.press('Submit', Object.fromEntries(answers))
      else
        for (const [i, [name, value]] of answers.entries()) {
          expect(page.text).toContain(`Question ${i + 1} of ${answers.length}`)
          page = await page.press('Submit', { [name]: value })
          page = await page.press(i === answers.length - 1 ? 'Finish' : 'Next')
        }
      expect(page.text).toContain(set.scoreText(set.items.length - 1))
      expect(page.text).toContain(first?.explanation ?? '-')
      expect((await page.press('Retry')).has('Submit')).toBe(true)
    })

    if (!onAPhone.includes(set)) return
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })
      test('fits and plays to the end: all right scores full', async ({ page }) => {
        await page.goto(set.path)
        await expectNoSideways(page)
        await playByMouse(page, set, (item) => item.key)
        await expect(page.getByText(set.scoreText(set.items.length))).toBeVisible()
        await expectNoSideways(page)
      })
    })
  })
}

for (const set of someSets) {
  test.describe(set.type, () => {
    test('by mouse: a wrong answer shows the right one and why, Retry starts again, Go Home leads home', async ({
      page,
    }) => {
      await page.goto(set.path)
      await expect(page.getByText(paperOf(set))).toBeVisible()
      const [first] = set.items
      if (first === undefined) throw new Error('an empty set')
      await playByMouse(page, set, (item) => (item === first ? wrongFor(set, item) : item.key))
      const score = page.getByText(set.scoreText(set.items.length - 1))
      await expect(score).toBeVisible()
      const why = page.locator(`#why-${first.id}`)
      await expect(why).toContainText(first.explanation)
      await expect(why.getByText(VERDICT_WORDS[set.topic.language].isWrong, { exact: true })).toBeAttached()
      await page.locator(`a[href="#why-${first.id}"]`).first().click()
      await expect(why).toBeInViewport()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(score).toBeHidden()
      await page.goBack()
      await page.getByRole('link', { name: 'Go Home' }).click()
      await expect(page).toHaveURL('/')
    })

    test('by keyboard only', async ({ page }) => {
      await page.goto(set.path)
      await expect(page.locator('[data-live]')).toBeAttached()
      await playByKeyboard(page, set)
      await expect(page.getByText(set.scoreText(set.items.length))).toBeVisible()
    })
  })
}
