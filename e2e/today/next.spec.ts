/** What comes after a set: the next one by its title, skills with their pages, and sets beyond the five. */
import { readdirSync, readFileSync } from 'node:fs'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { startOwnSite } from '../own-site.ts'
import { playByMouse, wrongFor } from '../quiz/pupil.ts'
import { loadSet, setOf } from '../quiz/sets.ts'
import { expect, expectNoSideways, test } from '../visit.ts'
import { selectionOn } from './selection.ts'

/** What the library has of a skill: its questions and sets, and those of its questions that are asked alone. */
function stockOf(tag: string) {
  const sets = readdirSync('content/quizzes').flatMap((name) => {
    const parsed = parseQuiz(JSON.parse(readFileSync(`content/quizzes/${name}`, 'utf8')))
    if (parsed.status !== 'ok') return []
    const { type, quiz } = parsed.typed
    const count = quiz.items.filter(({ skill }) => skill === tag).length
    return count === 0 ? [] : [{ count, alone: definitions[type].flow === 'stepper' ? count : 0 }]
  })
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const all = sum(sets.map(({ count }) => count))
  return { words: `${all} questions in ${sets.length} sets.`, alone: Math.min(10, sum(sets.map(({ alone }) => alone))) }
}

const first = () => loadSet('content/quizzes/Grammar_Set_1.json', '/quiz/grammar-mcq/Set_1')

test('80 per cent lead on to the next set by its title, the lost ones stand beside it', async ({ page }) => {
  const set = first()
  const lost = set.items.slice(0, 2)
  await page.goto(set.path)
  await playByMouse(page, set, (item) => (lost.includes(item) ? wrongFor(set, item) : item.key))
  await expect(page.locator('.btn-main')).toHaveText('Next: Neighbourhood and Market')
  await expect(page.getByRole('button', { name: 'Try the 2 you missed' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Stop for today' })).toHaveCount(0)
  await page.locator('.btn-main').click()
  await expect(page).toHaveURL('/quiz/grammar-mcq/Set_2')
})

test('below 80 per cent the lost ones come first; after the last set another topic is next', async ({ page }) => {
  const set = loadSet('content/quizzes/Grammar_Set_6.json', '/quiz/grammar-mcq/Set_6')
  const lost = set.items.slice(0, 3)
  await page.goto(set.path)
  await playByMouse(page, set, (item) => (lost.includes(item) ? wrongFor(set, item) : item.key))
  await expect(page.locator('.btn-main')).toHaveText('Try the 3 you missed')
  await page.getByRole('link', { name: 'Next: Vocabulary: Feelings and Friendship' }).click()
  await expect(page).toHaveURL('/quiz/vocab-mcq/Set_1')
})

test('a sheet leads on, too', async ({ page }) => {
  const set = setOf('chinese-dialogue')
  await page.goto(set.path)
  await playByMouse(page, set, (item) => item.key)
  await expect(page.locator('.score-actions .btn-main')).toHaveText('Next: Grammar: School Day and CCA')
})

test('a topic of a school leads to its next topic', async ({ page }) => {
  const set = loadSet('content/prelimQuizzes/2024-Kingfisher-Grammar.json', '/prelim/2024/Kingfisher/Grammar')
  await page.goto(set.path)
  await playByMouse(page, set, (item) => item.key)
  await expect(page.locator('.btn-main')).toHaveText('Next: Vocabulary')
  await page.locator('.btn-main').click()
  await expect(page).toHaveURL('/prelim/2024/Kingfisher/Vocabulary')
})

test('a lost skill has its page: all its questions by set, and a quiz of them', async ({ page }) => {
  const { alone } = stockOf('connector')
  const set = first()
  const connector = set.items.filter(({ skill }) => skill === 'connector')
  await page.goto(set.path)
  await playByMouse(page, set, (item) => (connector.includes(item) ? wrongFor(set, item) : item.key))
  const line = page.locator('.lost').getByRole('link', { name: 'connectors' })
  await expect(line).toContainText(/1 missed · \d+ more in Grammar 20\d\d/)
  await line.click()
  await expect(page).toHaveURL('/skill/connector')
  await expect(page.getByRole('heading', { level: 1, name: 'connectors' })).toBeVisible()
  await expect(page.getByText(stockOf('connector').words)).toBeVisible()
  await expectNoSideways(page)
  await page.getByRole('link', { name: `Practise ${alone} questions` }).click()
  await expect(page.locator('[data-live]')).toBeAttached()
  const quiz = await selectionOn(page)
  expect(quiz.items.map(({ skill }) => skill)).toEqual(Array(alone).fill('connector'))
  await playByMouse(page, quiz, (item) => item.key)
  await expect(page.getByText(`Your score: ${alone} / ${alone}`)).toBeVisible()
  await page.locator('.btn-main').click()
  await expect(page).toHaveURL('/skill/connector')
})

test('a question of a sheet is linked at its place', async ({ page }) => {
  await page.goto('/skill/spelling-homophone')
  await page
    .getByRole('link', { name: /^Question \d+$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/quiz\/editing\/Set_\d+#item-\d+$/)
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
})

test('practice names the sets by year and title, and every topic has its page', async ({ page }) => {
  await page.goto('/practice')
  await expect(page.getByText('The years only name the sets.')).toBeVisible()
  const row = page.getByRole('list', { name: 'Sets of Grammar', exact: true }).getByRole('listitem').first()
  await expect(row).toContainText('School Day and CCA')
  // The whole row leads there, not the year alone.
  await row.click({ position: { x: 160, y: 20 } })
  await expect(page).toHaveURL('/quiz/grammar-mcq/Set_1')
  await page.goto('/practice')
  await page.getByRole('navigation', { name: 'All sets and skills in Chinese' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/practice/chinese-mcq')
  await expectNoSideways(page)
  await page.getByRole('link', { name: '成语' }).click()
  await expect(page.getByText(stockOf('成语').words)).toBeVisible()
})

test('a sixth set is listed: on the page of its topic, in the sitemap, and after the fifth', async ({
  page,
  request,
}) => {
  const grammar = (set: number) => readFileSync(`content/quizzes/Grammar_Set_${set}.json`)
  const site = await startOwnSite({
    'quizzes/Grammar_Set_5.json': grammar(5),
    'quizzes/Grammar_Set_6.json': grammar(1),
  })
  try {
    expect(await (await request.get(`${site.url}/sitemap.xml`)).text()).toContain('/quiz/grammar-mcq/Set_6<')
    const practice = await (await request.get(`${site.url}/practice`)).text()
    expect(practice).toContain('1 more')
    const topic = await (await request.get(`${site.url}/practice/grammar-mcq`)).text()
    expect(topic).toContain('href="/quiz/grammar-mcq/Set_6"')
    expect(topic).toContain('Set 6')
    expect((await request.get(`${site.url}/quiz/grammar-mcq/Set_6`)).status()).toBe(200)
  } finally {
    await site.stop()
  }
  await page.goto('/practice/grammar-mcq')
  await expect(page.getByRole('link', { name: 'Grammar 2024', exact: true })).toBeVisible()
})

test('a skill or a topic that does not exist is 404', async ({ request }) => {
  for (const path of ['/skill/juggling', '/skill/listen-detail', '/skill/juggling/practice', '/practice/crossword']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('<h1>Page not found</h1>')
  }
})
