/** Writing to us: the form with and without JavaScript, its limits and its texts (docs/behaviour.md, 10). */
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { expectWritten, FAILED, LETTER, NOTHING, newAddress, SENT, send, sendFive, write } from './writer.ts'

test.beforeEach(({ page }, info) => page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress(info, 10) }))

function journeys(): void {
  test('a message is thanked for, and the form is empty again', async ({ page }) => {
    await page.goto('/contact')
    await expect(page).toHaveTitle('Contact - ReadySix')
    await expectWritten(page, NOTHING)
    await write(page)
    await send(page)
    await expect(page.getByRole('status')).toHaveText(SENT)
    await expect(page.getByRole('status')).toBeInViewport()
    await expectWritten(page, NOTHING)
  })

  test('nothing is sent while a field is empty or the email address is none', async ({ page }) => {
    await page.goto('/contact')
    for (const [label, value] of [
      ['Name', ''],
      ['Email', 'ah.kow'],
      ['Email', 'mum@example'],
      ['Subject', ''],
      ['Message', ''],
    ] as const) {
      await write(page, { ...LETTER, [label]: value })
      await send(page)
      await expect(page.getByLabel(label, { exact: true })).toBeFocused()
    }
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('Back restores what was typed', async ({ page }) => {
    await page.goto('/contact')
    await write(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/about$/)
    await page.goBack()
    await expectWritten(page, LETTER)
  })
}

test.describe('with JavaScript', () => {
  journeys()

  test('is accessible once it is sent, and reloading sends nothing again', async ({ page }) => {
    await page.goto('/contact')
    await write(page)
    await send(page)
    await expect(page.getByRole('status')).toBeFocused()
    await expectAccessible(page)
    await expect(page.locator('form[data-live]')).toBeAttached()
    const reloaded = page.waitForRequest('**/contact')
    await page.reload()
    expect((await reloaded).method()).toBe('GET')
    await expect(page.getByRole('status')).toBeHidden()
  })

  test('a double click sends one message', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('form[data-live]')).toBeAttached()
    await write(page)
    let posts = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/contact')) posts += 1
    })
    await page.getByRole('button', { name: 'Send message' }).dblclick()
    await expect(page.getByRole('status')).toHaveText(SENT)
    expect(posts).toBe(1)
  })
})

test.describe('without JavaScript', () => {
  // The browser reports scripts that it was told not to run as blocked.
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  journeys()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true, allowed: ['422'] })
  test('fits in every state', async ({ page }) => {
    await page.goto('/contact')
    await expectNoSideways(page)
    await write(page, { ...LETTER, Subject: 's'.repeat(151) })
    await send(page)
    await expect(page.getByRole('alert')).toBeInViewport()
    await expectNoSideways(page)
    await expectAccessible(page)
    await page.getByLabel('Subject').fill('Shorter')
    await send(page)
    await expect(page.getByRole('status')).toHaveText(SENT)
    await expectNoSideways(page)
  })
})

test.describe('what cannot be taken', () => {
  test.use({ allowed: ['422'] })
  test('is said beside the field, and nothing typed is lost', async ({ page }) => {
    const long = { ...LETTER, Name: '   ', Message: '好'.repeat(5001) }
    await page.goto('/contact')
    await write(page, long)
    await send(page)
    await expect(page.getByRole('alert')).toHaveText(
      'Your message has not been sent yet. Please look at the marked fields.',
    )
    await expectWritten(page, long)
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter your name')
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(
      'Keep it to 5,000 characters: it has 5,001 now',
    )
    await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid')
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the sixth message of an hour, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, allowed: ['429', ...(javaScriptEnabled ? [] : ['csp'])] })
    test('fails with the text of docs/behaviour.md, 10.4, and nothing typed is lost', async ({ page }) => {
      await page.goto('/contact')
      await sendFive(page)
      await write(page)
      await send(page)
      await expect(page.getByRole('alert')).toContainText(FAILED)
      await expect(page.getByRole('alert')).toContainText('five messages an hour')
      await expectWritten(page, LETTER)
      await expect(page.locator('script', { hasText: 'alert(1)' })).toHaveCount(0)
    })
  })
}

test('the field for programs cannot be seen, reached or heard', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByLabel('Leave this empty')).toBeHidden()
  await page.getByLabel('Message').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
})

test('a program that asks for JSON gets JSON', async ({ request }) => {
  const headers = { accept: 'application/json', 'x-forwarded-for': '10.200.0.1' }
  const multipart = { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: 'There' }
  const sent = await request.post('/contact', { headers, multipart })
  expect(sent.status()).toBe(200)
  expect(await sent.json()).toEqual({ ok: true, message: SENT, errors: {} })
  const malformed = await request.post('/contact', { headers, multipart: { ...multipart, email: 'ann@' } })
  expect(malformed.status()).toBe(422)
  const wrong = await request.post('/contact', { headers, multipart: { ...multipart, email: 'mum@example' } })
  expect(wrong.status()).toBe(422)
  expect(await wrong.json()).toMatchObject({
    ok: false,
    errors: { email: 'Enter an email address like name@example.com' },
  })
  const unreadable = await request.post('/contact', { headers, data: { name: 'Ann' } })
  expect(unreadable.status()).toBe(400)
  expect(await unreadable.json()).toMatchObject({ ok: false, message: FAILED })
  const huge = await request.post('/contact', { headers, multipart: { ...multipart, message: 'x'.repeat(300_000) } })
  expect(huge.status()).toBe(413)
})
