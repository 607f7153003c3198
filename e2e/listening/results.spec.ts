/** What a test earned: score, message, mistakes with their reasons, clips again, and where the results live. */

import { everything } from '../products.ts'
import { expect, expectAccessible, expectNoSideways, expectPartAccessible, test } from '../visit.ts'
import { choose, loadPractice, next, openTest, submit } from './pupil.ts'

const SHORT = 'short-2019'
const practice = loadPractice('e2e/fixtures', SHORT)
const KEYS = practice.clips.flatMap(({ questions }) => questions.map(({ key }) => key))

/** Takes the whole test; `null` leaves a question open. */
async function take(page: Parameters<typeof openTest>[0], answers: readonly (number | null)[]): Promise<void> {
  await openTest(page, SHORT)
  for (const [i, answer] of answers.entries()) {
    if (answer !== null) await choose(page, answer)
    if (i < answers.length - 1) await next(page)
  }
  await submit(page)
  if (answers.includes(null)) await page.getByRole('button', { name: 'Submit anyway' }).click()
  await expect(page).toHaveURL(`/listening/${SHORT}/results`)
}

/** An answer that is not the key of a question. */
const wrong = (question: number) => ((KEYS[question] ?? 0) + 1) % 3

/** The other bands of src/listening/practice/practice.test.ts are the same page. */
const OTHER_BANDS = [
  [3, '75%', 'Good job!'],
  [1, '25%', 'Keep practicing!'],
  [0, '0%', 'Keep practicing!'],
] as const

for (const [right, score, band] of [
  [4, '100%', 'Excellent work!'],
  [2, '50%', 'Fair performance'],
  ...(everything ? OTHER_BANDS : []),
] as const)
  test(`${right} of 4 right: ${score}, ${band}`, async ({ page }) => {
    await take(
      page,
      KEYS.map((key, i) => (i < right ? key : wrong(i))),
    )
    await expect(page).toHaveTitle(`${practice.title}: results - ReadySix`)
    await expect(page.getByRole('heading', { level: 1, name: band })).toBeFocused()
    await expect(page.getByText(score, { exact: true })).toBeVisible()
    await expect(page.getByText(`${right} out of 4 questions correct`)).toBeVisible()
    const mistakes = 4 - right
    const title = `Review Your Mistakes (${mistakes} ${mistakes === 1 ? 'question' : 'questions'})`
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ visible: mistakes > 0 })
    await expect(page.getByRole('heading', { name: 'Perfect score' })).toBeVisible({ visible: mistakes === 0 })
    if (mistakes === 0) await expectAccessible(page)
  })

test.describe('a mistake', () => {
  test('shows what was chosen, the answer, why, and what was said', async ({ page }) => {
    await take(page, [1, null, 0, 1])
    const chosen = page.locator('#item-1')
    await expect(chosen).toContainText('How does Mei go to school?')
    await expect(chosen.locator('.was')).toHaveText('by bicycle')
    await expect(chosen.locator('.key')).toHaveText('by bus')
    await expect(chosen).toContainText('Why: Mei says that she takes the bus.')
    await expect(chosen.getByText('This is the first clip.')).toBeHidden()
    await chosen.getByText('Transcript').click()
    await expect(chosen.getByText('This is the first clip.')).toBeVisible()
    await expect(page.locator('#item-2 .none')).toHaveText('No answer selected')
    await expect(page.locator('#item-2 .key')).toHaveText('a guitar')
    await expectAccessible(page)
    await page.locator('a[href="#item-2"]').click()
    await expect(page.locator('#item-2')).toBeInViewport()
  })

  test('plays its clip: Play Audio, Stop Audio, and back when it ends or another is played', async ({ page }) => {
    await take(page, [1, 0, 0, 1])
    const first = page.locator('#item-1').getByRole('button')
    const second = page.locator('#item-2').getByRole('button')
    await expect(first).toContainText('Play Audio')
    await first.click()
    await expect(first).toContainText('Stop Audio')
    await expectPartAccessible(page, '#item-1')
    await second.click()
    await expect(second).toContainText('Stop Audio')
    await expect(first).toContainText('Play Audio')
    await second.click()
    await expect(second).toContainText('Play Audio')
    await first.click()
    await expect(first).toContainText('Stop Audio')
    await page.evaluate(() => {
      const speaker = window.speakers.at(-1)
      if (speaker !== undefined) speaker.currentTime = speaker.duration - 0.2
    })
    await expect(first).toContainText('Play Audio')
  })

  test.describe('whose clip cannot be had', () => {
    test.use({ allowed: ['request failed', 'ERR_FAILED'] })
    test('says so', async ({ page }) => {
      await take(page, [1, 0, 0, 1])
      await page.route('**/files/listening-audio/**', (route) => route.abort())
      await page.locator('#item-1').getByRole('button').click()
      await expect(page.getByRole('alert')).toHaveText('Failed to load audio clip')
      await expect(page.locator('#item-1').getByRole('button')).toContainText('Play Audio')
      await expectAccessible(page)
    })
  })
})

test('everything can be heard again, as often as one likes', async ({ page }) => {
  await take(page, KEYS)
  const again = page.getByRole('region', { name: 'Listen again to everything' })
  await expect(again.getByRole('listitem')).toHaveCount(3)
  const button = again.getByRole('button', { name: 'of clip 2' })
  for (let play = 0; play < 3; play += 1) {
    await button.click()
    await expect(button).toContainText('Stop Audio')
    await button.click()
    await expect(button).toContainText('Play Audio')
  }
  await again.getByText('Transcript of clip 2').click()
  await expect(again.getByText('I am late.')).toBeVisible()
})

test.describe('where the results live', () => {
  test('in the history entry: a reload keeps them, also after a link within the page', async ({ page }) => {
    await take(page, [1, 0, 0, 1])
    await page.reload()
    await expect(page.getByText('2 out of 4 questions correct')).toBeVisible()
    await expect(page).toHaveTitle(`${practice.title}: results - ReadySix`)
    await page.locator('a[href="#item-1"]').click()
    await expect(page).toHaveURL(/#item-1$/)
    await page.reload()
    await expect(page.getByText('2 out of 4 questions correct')).toBeVisible()
    const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])
    expect(kept).toEqual([0, 0, ''])
  })

  test('the entry holds results, practice and answers', async ({ page }) => {
    await take(page, [1, 2, 0, 1])
    const { usr } = await page.evaluate(() => window.history.state)
    expect(Object.keys(usr).sort()).toEqual(['answers', 'pauses', 'practice', 'results'])
    expect(usr.results).toEqual({
      correctAnswers: 3,
      totalQuestions: 4,
      score: 75,
      wrongAnswers: [
        {
          clipIndex: 0,
          questionIndex: 0,
          question: 'How does Mei go to school?',
          userAnswer: 'by bicycle',
          correctAnswer: 'by bus',
          audiofile: 'clip 1.mp3',
        },
      ],
    })
    expect(usr.answers).toEqual({ '0-0': 1, '0-1': 2, '1-0': 0, '2-0': 1 })
  })

  test('Back returns to the test as it was left, also after a reload, and Forward to the results', async ({ page }) => {
    await take(page, [1, 0, 0, 1])
    await page.goBack()
    await expect(page.getByText('Question 4 of 4', { exact: true })).toBeVisible()
    await expect(page.locator('[data-stage] input[value="1"]')).toBeChecked()
    await page.goForward()
    await expect(page.getByText('2 out of 4 questions correct')).toBeVisible()
    await page.reload()
    await page.goBack()
    await expect(page.getByText('Question 4 of 4', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${practice.title}: test - ReadySix`)
  })

  test('without them the page says so, with a way on', async ({ page }) => {
    await page.goto(`/listening/${SHORT}/results`)
    await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible()
    await expect(page.getByText('No practice results were found. Please complete a practice first.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Try Another Listening Practice' }).click()
    await expect(page).toHaveURL('/listening')
  })

  test('an answer with no matching option is an invalid one', async ({ page }) => {
    await openTest(page, SHORT)
    await choose(page, 0)
    await page.evaluate(() => {
      const { usr, ...rest } = window.history.state
      usr.listening.answers['2-0'] = 9
      window.history.replaceState({ ...rest, usr }, '')
    })
    await page.reload()
    await page.getByRole('button', { name: 'Question 4' }).click()
    await submit(page)
    await page.getByRole('button', { name: 'Submit anyway' }).click()
    await expect(page.locator('#item-4 .none')).toHaveText('Invalid answer')
  })
})

test('leads on: another practice, home', async ({ page }) => {
  await take(page, KEYS)
  await page.getByRole('link', { name: 'Try Another Listening Practice' }).click()
  await expect(page).toHaveURL('/listening')
  await page.goBack()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('nothing scrolls sideways at any width', async ({ page }) => {
  await take(page, [1, null, 1, 0])
  await page.locator('#item-1').getByText('Transcript').click()
  for (const width of [768, 375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSideways(page)
  }
})
