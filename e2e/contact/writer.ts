/** A visitor who writes to us: what they type, and from where. */
import { expect, type Page, type TestInfo } from '@playwright/test'

export const SENT = "Thank you for your message! We'll get back to you within 1-2 business days."
export const FAILED = 'Oops! There was an error sending your message. Please try again or email us directly.'

export const LETTER = {
  Name: 'Tan “Ah Kow” {{7*7}} <b>bold</b>',
  Email: 'ah.kow+psle@example.org',
  Subject: 'Question 4\\r\\nBcc: all@example.org',
  Message: 'It’s “(3)”, isn’t it?\n\n<script>alert(1)</script> & {curly} %0d%0aBcc: x',
} as const

export type Letter = Readonly<Record<keyof typeof LETTER, string>>

export const NOTHING: Letter = { Name: '', Email: '', Subject: '', Message: '' }

let senders = 0

/** An IP address that no other test writes from. `network` is from 10 to 19: one for each file of tests. */
export function newAddress({ parallelIndex, workerIndex }: TestInfo, network: number): string {
  senders += 1
  return `${network}.${parallelIndex}.${workerIndex % 256}.${senders % 256}`
}

export async function write(page: Page, letter: Letter = LETTER): Promise<void> {
  for (const [label, text] of Object.entries(letter)) await page.getByLabel(label, { exact: true }).fill(text)
}

export async function expectWritten(page: Page, letter: Letter): Promise<void> {
  for (const [label, text] of Object.entries(letter))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

/** As many messages as one visitor may send in an hour, each thanked for. */
export async function sendFive(page: Page): Promise<void> {
  for (let i = 0; i < 5; i += 1) {
    await write(page)
    await send(page)
    // The thanks for the message before stand there until the next come, with an empty form.
    await expectWritten(page, NOTHING)
    await expect(page.getByRole('status')).toHaveText(SENT)
  }
}
