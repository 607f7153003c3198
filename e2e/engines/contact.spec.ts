/** The contact form, with and without scripts. */
import type { Tab } from './browser/tab.ts'
import { button, click, eventually, expectText, field, fill, test } from './visit.ts'

const SENT = "Thank you for your message! We'll get back to you within 1-2 business days."

const LETTER = {
  Name: 'Tan Ah Kow',
  Email: 'ah.kow@example.org',
  Subject: 'Question 4',
  Message: 'It is (3), is it not?',
} as const

async function write(tab: Tab, letter: Readonly<Record<keyof typeof LETTER, string>>): Promise<void> {
  for (const [label, text] of Object.entries(letter)) if (text !== '') await fill(tab, field(label), text)
}

const name = (tab: Tab) => tab.evaluate(() => document.querySelector<HTMLInputElement>('[name="name"]')?.value ?? '')

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@all' }, () => {
    test.use({ scripts })
    test('a message is thanked for, and the form is empty again', async ({ tab }) => {
      await tab.goto('/contact')
      await write(tab, LETTER)
      await click(tab, button('Send message'))
      await expectText(tab, SENT)
      await eventually(() => name(tab)).toBe('')
    })
  })

test('a field that is empty is named, and nothing typed is lost', { tag: '@all' }, async ({ tab }) => {
  await tab.goto('/contact')
  await write(tab, { ...LETTER, Message: '' })
  await click(tab, button('Send message'))
  await eventually(() => tab.evaluate(() => document.activeElement?.getAttribute('name') ?? '')).toBe('message')
  await eventually(() => name(tab)).toBe(LETTER.Name)
})
