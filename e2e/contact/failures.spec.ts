/** With JavaScript the page stays whatever the network and the server do (docs/behaviour.md, 10.8 and 10.9). */
import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, expectNoSideways, expectPartAccessible, goAndSettle, test } from '../visit.ts'
import { expectWritten, FAILED, LETTER, NOTHING, newAddress, SENT, send, sendFive, write } from './writer.ts'

const PHONE = { width: 320, height: 640 }

test.beforeEach(({ page }, info) => page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress(info, 11) }))

/** Answers the posts of the form instead of the server; returns their number so far. */
async function answerPosts(page: Page, answer: (route: Route) => Promise<void>): Promise<() => number> {
  let posts = 0
  await page.route('**/contact', async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback()
    posts += 1
    await answer(route)
  })
  return () => posts
}

const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['the network is cut', (route) => route.abort('internetdisconnected')],
  ['the server breaks off', (route) => route.abort('connectionreset')],
  ['the answer is 500', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' })],
  ['the answer is 503 in JSON', (route) => route.fulfill({ status: 503, json: { error: 'down' } })],
]

for (const [fault, answer] of FAULTS) {
  test.describe(`when ${fault}`, () => {
    test.use({ viewport: PHONE, allowed: ['net::ERR_', 'status 50', 'the server responded with a status of 50'] })
    test('the page says so, keeps what was typed, and the second try succeeds', async ({ page }) => {
      await goAndSettle(page, '/contact')
      await answerPosts(page, answer)
      await write(page)
      await page.getByRole('button', { name: 'Send message' }).focus()
      await page.keyboard.press('Enter')
      const alert = page.getByRole('alert')
      await expect(alert).toHaveText(FAILED)
      await expect(alert).toBeFocused()
      await expect(alert).toBeInViewport()
      await expectWritten(page, LETTER)
      await expect(page).toHaveURL(/contact$/)
      await expectNoSideways(page)
      await expectPartAccessible(page, 'main form, main [role="alert"]')
      await page.unroute('**/contact')
      await send(page)
      await expect(page.getByRole('status')).toHaveText(SENT)
      await expect(page.getByRole('status')).toBeFocused()
      await expect(alert).toHaveCount(0)
      await expectWritten(page, NOTHING)
      await expectNoSideways(page)
    })
  })
}

test('the message goes as multipart with the fields by name, asks for JSON, and any OK status is success', async ({
  page,
}) => {
  await goAndSettle(page, '/contact')
  await answerPosts(page, (route) => route.fulfill({ status: 204 }))
  await write(page)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/contact'))
  await send(page)
  const request = await sent
  const { accept, 'content-type': type = '' } = await request.allHeaders()
  expect(accept).toBe('application/json')
  expect(type).toMatch(/^multipart\/form-data; boundary=/)
  const body = await new Response(new Uint8Array(request.postDataBuffer() ?? []), {
    headers: { 'content-type': type },
  }).formData()
  const { Name: name, Email: email, Subject: subject, Message: message } = LETTER
  const [fields, lines] = [Object.fromEntries(body), message.replaceAll('\n', '\r\n')]
  expect(fields).toMatchObject({ name, email, subject, message: lines })
  await expect(page.getByRole('status')).toHaveText(SENT)
  await expectWritten(page, NOTHING)
})

test('while the answer is slow the button says so where it stands, and another press sends nothing', async ({
  page,
}) => {
  await goAndSettle(page, '/contact')
  const arrived = Promise.withResolvers<void>()
  const posts = await answerPosts(page, async (route) => {
    await arrived.promise
    await route.fulfill({ json: {} })
  })
  await write(page)
  const button = page.locator('form[data-live] button')
  // The mouse is there before, and so is what it scrolls to.
  await button.hover()
  const before = await button.boundingBox()
  await button.dblclick()
  await expect(button).toHaveAccessibleName('Sending…')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toBeFocused()
  expect(await button.boundingBox()).toEqual(before)
  await expect(page.locator('form [aria-live="polite"]')).toHaveText('Sending your message…')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByLabel('Name').press('Enter')
  await expectWritten(page, LETTER)
  arrived.resolve()
  await expect(page.getByRole('status')).toHaveText(SENT)
  await expect(button).toHaveAccessibleName('Send message')
  await expect(page.locator('form [aria-live="polite"]')).toBeEmpty()
  expect(posts()).toBe(1)
})

test.describe('after a refusal', () => {
  test.use({ allowed: ['422'] })
  test('the marks of a field go when it is right, and its hint stays', async ({ page }) => {
    const hint = 'Ask a parent if you can use theirs. We only use it to reply.'
    const wanted = 'Enter an email address like name@example.com'
    await goAndSettle(page, '/contact')
    // An older browser that knows no patterns.
    await page.locator('form[data-live]').evaluate((form) => form.setAttribute('novalidate', ''))
    await write(page, { ...LETTER, Name: '', Email: 'mum@example' })
    await send(page)
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter your name')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(`${hint} ${wanted}`)
    await expect(page.getByText(wanted)).toBeVisible()
    await write(page, { ...LETTER, Email: 'mum@example' })
    await send(page)
    await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid')
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await page.getByLabel('Email').fill('mum@example.org')
    await send(page)
    await expect(page.getByRole('status')).toHaveText(SENT)
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(hint)
    await expect(page.locator('.field-bad, .field-error, [aria-invalid]')).toHaveCount(0)
  })
})

test.describe('a class that shares an IP address', () => {
  test.use({ allowed: ['429'] })
  test('can write when one of it has sent five messages', async ({ page, browser }, info) => {
    const headers = { 'x-forwarded-for': newAddress(info, 11) }
    await page.setExtraHTTPHeaders(headers)
    await page.goto('/contact')
    await sendFive(page)
    await write(page)
    await send(page)
    await expect(page.getByRole('alert')).toContainText('five messages an hour from one visitor')
    const neighbour = await browser.newContext({ extraHTTPHeaders: headers })
    const desk = await neighbour.newPage()
    await desk.goto('/contact')
    await write(desk)
    await send(desk)
    await expect(desk.getByRole('status')).toHaveText(SENT)
    await neighbour.close()
  })
})
