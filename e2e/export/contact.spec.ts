/** A letter from a site without a server: straight to the relay, as our server would have passed it on. */

import type { Page } from '@playwright/test'
import { createHttpFormRelay } from '#server/adapters/messages/form-relay.http.ts'
import { type Behaviour, type RelayStub, startRelayStub } from '#server/contract/relay-stub.ts'
import { hold } from '../hold.ts'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { RELAY_PORT } from './places.ts'

const SENT = "Thank you for your message! We'll get back to you within 1-2 business days."
const FAILED = 'Oops! There was an error sending your message. Please try again or email us directly.'

const LETTER = {
  Name: ' Tan “Ah Kow” <b>bold</b>',
  Email: 'ah.kow+psle@example.org',
  Subject: 'Question 4',
  Message: 'It’s “(3)”, isn’t it?\n\n<script>alert(1)</script> & {curly}',
} as const

type Letter = Readonly<Record<keyof typeof LETTER, string>>
const NOTHING: Letter = { Name: '', Email: '', Subject: '', Message: '' }

let behaviour: Behaviour
let relay: RelayStub

// One relay, at an address that the export names.
test.describe.configure({ mode: 'serial' })
test.use({ allowed: ['foreign host'] })
test.beforeEach(async () => {
  behaviour = 200
  relay = await startRelayStub(() => behaviour, { 'access-control-allow-origin': '*' }, RELAY_PORT)
})
test.afterEach(() => relay.close())

async function write(page: Page, letter: Letter): Promise<void> {
  for (const [label, text] of Object.entries(letter)) await page.getByLabel(label, { exact: true }).fill(text)
}

async function expectWritten(page: Page, letter: Letter): Promise<void> {
  for (const [label, text] of Object.entries(letter))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const live = (page: Page) => expect(page.locator('[data-live]')).toBeAttached()

test('arrives with the fields and values that our server would send, and is thanked for', async ({ page }) => {
  await page.goto('/contact')
  await live(page)
  await expectAccessible(page)
  await expectNoSideways(page)
  await write(page, LETTER)
  await send(page)
  await expect(page.getByRole('status')).toHaveText(SENT)
  await expect(page.getByRole('status')).toBeFocused()
  await expectWritten(page, NOTHING)
  await expectAccessible(page)
  const [{ fields: sent = {} } = {}] = relay.deliveries
  expect(sent.message_id).toMatch(/^[0-9a-f-]{36}$/)
  const { name, email, subject, message } = { name: '', email: '', subject: '', message: '', ...sent }
  const passedOn = createHttpFormRelay({ url: relay.url, timeoutMs: 5000 })
  await passedOn.send({ id: sent.message_id ?? '', receivedAt: 0, name, email, subject, message })
  expect(relay.deliveries).toHaveLength(2)
  expect(relay.deliveries[1]?.fields).toEqual(sent)
  // A form's lines end in two characters on their way, whoever sends it.
  expect([name, message.replaceAll('\r\n', '\n')]).toEqual([LETTER.Name.trim(), LETTER.Message])
})

test('what was typed before the script came is sent, too', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  await write(page, LETTER)
  release()
  await live(page)
  await expectWritten(page, LETTER)
  await send(page)
  await expect(page.getByRole('status')).toHaveText(SENT)
  expect(relay.deliveries).toHaveLength(1)
})

test('what cannot be taken is said beside the field, and nothing is sent', async ({ page }) => {
  const long = { ...LETTER, Name: '   ', Message: '好'.repeat(5001) }
  await page.goto('/contact')
  await live(page)
  await write(page, long)
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Your message has not been sent yet. Please look at the marked fields.',
  )
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter your name')
  await expectWritten(page, long)
  await expectAccessible(page)
  expect(relay.deliveries).toEqual([])
})

for (const [fault, answer] of [
  ['refuses it', 500],
  ['breaks off', 'breaks'],
] as const)
  test.describe(`when the relay ${fault}`, () => {
    test.use({ allowed: ['foreign host', 'status 500', '500 (Internal', 'net::ERR_'] })
    test('the failure is told, nothing typed is lost, and the next try is the same letter', async ({ page }) => {
      behaviour = answer
      await page.goto('/contact')
      await live(page)
      await write(page, LETTER)
      await send(page)
      await expect(page.getByRole('alert')).toHaveText(FAILED)
      await expect(page.getByRole('alert')).toBeFocused()
      await expectWritten(page, LETTER)
      await expectAccessible(page)
      await expect(page.getByRole('link', { name: 'desk@example.org' })).toBeVisible()
      behaviour = 200
      await send(page)
      await expect(page.getByRole('status')).toHaveText(SENT)
      const ids = new Set(relay.deliveries.map(({ fields }) => fields.message_id))
      expect(ids.size).toBe(1)
    })
  })

test.describe('without JavaScript', () => {
  // The relay's own page has no icon.
  test.use({ javaScriptEnabled: false, allowed: ['foreign host', 'csp', '405'] })
  test('the form goes to the relay by itself', async ({ page }) => {
    await page.goto('/contact')
    await write(page, LETTER)
    await send(page)
    await expect(page).toHaveURL(relay.url)
    expect(Object.keys(relay.deliveries[0]?.fields ?? {})).toEqual(['name', 'email', 'subject', 'message'])
  })
})
