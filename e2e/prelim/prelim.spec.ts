/** Preliminary papers: years, schools, topics and their quizzes. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { subjectOf } from '#lib/subject-of.ts'
import { subjects } from '#lib/subjects.ts'
import { everything } from '../products.ts'
import { playByMouse, wrongFor } from '../quiz/pupil.ts'
import { loadSet } from '../quiz/sets.ts'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { schoolsOf } from './prelim-schools.ts'

const FOLDER = 'content/prelimQuizzes'
const idsOf = (school: string) =>
  readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${school}-`))
    .map((name) => name.replace(/\.json$/, ''))

const LABELS = [
  ['Grammar', 'Grammar'],
  ['Vocabulary', 'Vocabulary'],
  ['VocabularyCloze', 'Vocabulary Cloze'],
  ['Grammarcloze', 'Grammar Cloze'],
  ['Editing', 'Editing'],
  ['ComprehensionCloze', 'Comprehension Cloze'],
  ['Chinese', '语文应用'],
  ['ChineseInline', '短文填空'],
  ['ChineseDialogue', '完成对话'],
] as const

test.describe('years and schools', () => {
  test('newest year first and open, with the number of its schools', async ({ page }) => {
    await page.goto('/prelim')
    await expect(page).toHaveTitle('Prelim Practice - ReadySix')
    await expect(page.locator('summary .year')).toHaveText(['2024', '2023', '2022'])
    await expect(page.locator('summary .count:visible')).toHaveText(
      ['2024', '2023', '2022'].map((year) => {
        const count = schoolsOf(year, () => true).length
        return count === 1 ? '1 school available' : `${count} schools available`
      }),
    )
    await expect(page.locator('details[open]')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Otter Bay' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Rain Tree' })).toBeHidden()
    await page.getByRole('link', { name: 'Kingfisher 9 topics' }).click()
    await expect(page).toHaveURL('/prelim/2024/Kingfisher')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Prelims' }).click()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: 'Practice (Prelims) By year and school' }).click()
    await expect(page).toHaveURL('/prelim')
  })

  test('an id that does not split into three parts is listed nowhere', async ({ request }) => {
    const list = await (await request.get('/prelim')).text()
    expect(list).toContain('Otter Bay')
    for (const text of ['Orphan', 'Two parts']) expect(list).not.toContain(text)
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('Orphan')
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled, allowed: javaScriptEnabled ? [] : ['csp'] })

      test('by mouse: one year open at a time, and clicking the open one closes it', async ({ page }) => {
        await page.goto('/prelim')
        const open = page.locator('details[open] .year')
        await expect(open).toHaveText(['2024'])
        await page.locator('summary', { hasText: '2022' }).click()
        await expect(open).toHaveText(['2022'])
        await expect(page.getByRole('link', { name: 'Heron Park' })).toBeVisible()
        await page.locator('summary', { hasText: '2022' }).click()
        await expect(open).toHaveCount(0)
      })

      test('by keyboard: Tab reaches each year, Enter and Space open and close it', async ({ page }) => {
        await page.goto('/prelim')
        const years = page.locator('summary', { has: page.locator('.year') })
        await years.nth(0).focus()
        await page.keyboard.press('Enter')
        await expect(page.locator('details[open]')).toHaveCount(0)
        await page.keyboard.press('Tab')
        await expect(years.nth(1)).toBeFocused()
        await page.keyboard.press('Space')
        await expect(page.locator('details[open] .year')).toHaveText(['2023'])
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: 'Rain Tree' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL('/prelim/2023/RainTree')
      })
    })
  }

  test('a screen reader hears of each year whether it is open', async ({ page }) => {
    await page.goto('/prelim')
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const triangles = nodes.filter(({ role }) => role?.value.startsWith('DisclosureTriangle') === true)
    const heard = triangles.map(({ name, properties }) => {
      const expanded = properties?.find((property) => property.name === 'expanded')?.value.value
      return `${name?.value}: ${expanded}`
    })
    expect(heard.filter((text) => text.includes('available'))).toEqual([
      `2024 ${schoolsOf('2024', () => true).length} schools available: true`,
      '2023 2 schools available: false',
      '2022 1 school available: false',
    ])
  })
})

test.describe('a school', () => {
  test('has its name in words, a breadcrumb, and a card for each topic', async ({ page }) => {
    await page.goto('/prelim/2024/OtterBay')
    await expect(page).toHaveTitle('Otter Bay Prelim 2024 - ReadySix')
    await expect(page.getByRole('heading', { name: 'Otter Bay', level: 1 })).toBeVisible()
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Prelims', '2024', 'Otter Bay'])
    const known = LABELS.filter(([key]) => idsOf('2024-OtterBay').includes(`2024-OtterBay-${key}`))
    await expect(page.locator('main .topic-link h2')).toHaveText(known.map(([, label]) => label))
    await page.getByRole('link', { name: '语文应用' }).click()
    await expect(page).toHaveURL('/prelim/2024/OtterBay/Chinese')
    await page.getByRole('link', { name: 'Back to Topics' }).click()
    await expect(page).toHaveURL('/prelim/2024/OtterBay')
  })

  test('its year in the breadcrumb leads to that year, opened', async ({ page }) => {
    await page.goto('/prelim/2022/HeronPark')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: '2022' }).click()
    await expect(page).toHaveURL('/prelim#schools-2022')
    await expect(page.locator('details[open] .year')).toHaveText(['2022'])
  })

  test('a topic that is not known is shown by its raw key, hyphens and all', async ({ page }) => {
    await page.goto('/prelim/2023/Tembusu')
    await page.getByRole('link', { name: 'Paper-2-Grammar' }).click()
    await expect(page).toHaveURL('/prelim/2023/Tembusu/Paper-2-Grammar')
    await expect(page.getByRole('heading', { name: 'A topic with hyphens' })).toBeVisible()
    await expect(page.getByText('Question 1 of 2')).toBeVisible()
  })

  test.describe('that does not exist', () => {
    test.use({ allowed: ['404'] })
    test('no topics, status 404, a way back', async ({ page, request }) => {
      for (const path of ['/prelim/1999/Kingfisher', '/prelim/2024/kingfisher']) {
        const answer = await request.get(path)
        expect(answer.status(), path).toBe(404)
        expect(await answer.text(), path).toContain('No topics available')
      }
      expect((await page.goto('/prelim/2024/Nowhere'))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'No topics available' })).toBeVisible()
      await expect(page.getByText('Topics for this school are being added.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Back to Prelims' }).click()
      await expect(page).toHaveURL('/prelim')
    })

    test('a year alone is no page', async ({ request }) => {
      const answer = await request.get('/prelim/2024')
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain('<h1>Page not found</h1>')
    })
  })
})

test.describe('a prelim quiz', () => {
  // One of each flow here; Editing and a dialogue are played below.
  const PLAYED: readonly string[] = ['grammar-mcq', 'inline-context']
  for (const id of idsOf('2024-Kingfisher')) {
    const [, , topic = ''] = id.split('-')
    const set = loadSet(join(FOLDER, `${id}.json`), `/prelim/2024/Kingfisher/${topic}`)
    if (!everything && !PLAYED.includes(set.type)) continue
    test(`${topic}: the layout of ${set.type}, played to the end`, async ({ page }) => {
      await page.goto(set.path)
      const paper = subjects[subjectOf[set.topic.language]].paperName
      await expect(page.getByText(paper)).toBeVisible()
      await expect(page.getByText('Kingfisher 2024')).toBeVisible()
      await expectNoSideways(page)
      const [first] = set.items
      await playByMouse(page, set, (item) => (item === first ? wrongFor(set, item) : item.key))
      await expect(page.getByText(set.scoreText(set.items.length - 1))).toBeVisible()
      await expect(page.getByText('You lost marks in:')).toBeVisible()
    })
  }

  test('a skill that cost marks leads to its page, and on to a set that has it', async ({ page }) => {
    const set = loadSet(join(FOLDER, '2024-Kingfisher-Editing.json'), '/prelim/2024/Kingfisher/Editing')
    await page.goto(set.path)
    await playByMouse(page, set, (item) => wrongFor(set, item))
    await page.locator('.lost a').first().click()
    await expect(page).toHaveURL(/\/skill\/[^/]+$/)
    await page
      .getByRole('link', { name: /^Editing \d{4}$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/quiz\/editing\/Set_\d+$/)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, allowed: ['csp'] })
    test('is marked by the server', async ({ page }) => {
      const set = loadSet(
        join(FOLDER, '2024-Kingfisher-ChineseDialogue.json'),
        '/prelim/2024/Kingfisher/ChineseDialogue',
      )
      await page.goto(set.path)
      await playByMouse(page, set, (item) => item.key)
      await expect(page.getByText(set.scoreText(set.items.length))).toBeVisible()
    })
  })

  test.describe('that is not there', () => {
    test.use({ allowed: ['404'] })
    test('keeps loading, answers 404, and after two seconds offers a way back', async ({ page, request }) => {
      const hyphens = await request.get('/prelim/2023/Tembusu-Paper/2-Grammar')
      expect(hyphens.status()).toBe(404)
      expect(await hyphens.text()).toMatch(/Loading prelim quiz\.\.\.[\s\S]*href="\/prelim\/2023\/Tembusu-Paper"/)
      expect((await page.goto('/prelim/2024/Kingfisher/Crossword'))?.status()).toBe(404)
      await expect(page.getByText('Loading prelim quiz...')).toBeVisible()
      await expect(page.getByText('This quiz is not available.')).toBeHidden()
      await expect(page.getByText('This quiz is not available.')).toBeVisible({ timeout: 4000 })
      await expect(page.getByText('Loading prelim quiz...')).toBeVisible()
      await expectAccessible(page)
      const back = page.getByRole('link', { name: 'Back to Topics' })
      await expect(back).toHaveAttribute('href', '/prelim/2024/Kingfisher')
    })
  })

  test('of an unknown type says so, with a way back', async ({ page }) => {
    await page.goto('/prelim/2022/HeronPark/Crossword')
    await expect(page.getByText('Unsupported quiz type: crossword')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to Topics' }).click()
    await expect(page).toHaveURL('/prelim/2022/HeronPark')
  })

  test('that is broken says so, with a way back', async ({ page }) => {
    await page.goto('/prelim/2022/HeronPark/Broken')
    await expect(page.getByText('Error: Invalid quiz data structure')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Topics' })).toBeVisible()
  })
})
