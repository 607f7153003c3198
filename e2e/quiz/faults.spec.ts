/** Documents that are missing or broken: the texts of docs/behaviour.md, 6, and always a way on. */
import { expect, expectAccessible, test } from '../visit.ts'

test.describe('a quiz that is not there', () => {
  test.use({ allowed: ['status 404', '404 (Not Found)'] })
  for (const path of ['/quiz/grammar-mcq/Set_9', '/quiz/crossword/Set_1']) {
    test(`${path} keeps loading, answers 404, and after two seconds offers a way back`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByText('Loading quiz...')).toBeVisible()
      await expect(page.getByText('This quiz is not available.')).toBeHidden()
      await expect(page.getByText('This quiz is not available.')).toBeVisible({ timeout: 4000 })
      await expect(page.getByText('Loading quiz...')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'All topics' }).click()
      await expect(page).toHaveURL('/practice')
    })
  }
})

test('a document of an unknown type says so', async ({ page }) => {
  await page.goto('/quiz/grammar-mcq/Crossword')
  await expect(page.getByText('Unsupported quiz type: crossword')).toBeVisible()
  await expectAccessible(page)
})

test('the layout follows the document’s own type, not the URL', async ({ page }) => {
  await page.goto('/quiz/grammar-mcq/Malformed')
  await expect(
    page.getByText('Each underlined word contains an error. Type the correct word into the box next to it.'),
  ).toBeVisible()
})

test('a malformed marker shows as text and the rest can be answered', async ({ page }) => {
  await page.goto('/quiz/grammar-mcq/Malformed')
  await expect(page.getByText('This [1]marker is open, that one[/2] is closed')).toBeVisible()
  await page.getByPlaceholder('Edit').fill('seen')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Score: 1 / 1')).toBeVisible()
})

test('a placeholder without a question shows [?]', async ({ page }) => {
  await page.goto('/quiz/inline-context/Missing')
  await expect(page.getByText('鸟[?]地叫着。')).toBeVisible()
})

test('vocab-mcq: an empty quiz says so', async ({ page }) => {
  await page.goto('/quiz/vocab-mcq/Empty')
  await expect(page.getByText('No questions available')).toBeVisible()
})

test('vocab-mcq: a broken document says so', async ({ page }) => {
  await page.goto('/quiz/vocab-mcq/Broken')
  await expect(page.getByText('Error: Invalid quiz data structure')).toBeVisible()
})

test('vocab-mcq: faulty questions say what is wrong, the others can be answered', async ({ page }) => {
  await page.goto('/quiz/vocab-mcq/Faulty')
  await expect(page.getByRole('heading', { name: 'Vocabulary Quiz' })).toBeVisible()
  await expect(page.getByText('Option 3', { exact: true })).toBeVisible()
  await page.getByText('enormous').click()
  await page.getByRole('button', { name: 'Submit' }).click()
  for (const text of [
    'Error: Question not found',
    'Error: Invalid question options',
    'Error: No correct answer defined',
  ]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(text)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Question text missing')).toBeVisible()
  await page.getByText('one', { exact: true }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('You scored 1 out of 2')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('a sheet that is not full is not marked, and keeps what was filled in', async ({ page }) => {
    await page.goto('/quiz/grammar-cloze/Set_5')
    await page.locator('[data-blank="2"]').fill('b')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Fill in every blank first.')).toBeVisible()
    await expect(page.locator('[data-blank="2"]')).toHaveValue('B')
  })

  test('a place that the quiz does not have says so', async ({ page }) => {
    await page.goto('/quiz/vocab-mcq/Set_5')
    await page.locator('input[name="position"]').evaluate((field) => field.setAttribute('value', '77'))
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Error: Invalid question index')).toBeVisible()
  })
})
