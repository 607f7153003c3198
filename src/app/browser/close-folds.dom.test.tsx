import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeFoldsOnEscape } from './close-folds.ts'

const press = (target: Element | null, key: string) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

beforeAll(closeFoldsOnEscape)

beforeEach(() => {
  document.body.innerHTML = `
    <details data-fold open><summary>Menu</summary><a href="/maths">Mathematics</a></details>
    <details open><summary>About this paper</summary><a href="/exam">Exam</a></details>
    <input>`
})

afterEach(() => document.body.replaceChildren())

const menu = () => document.querySelector('[data-fold]')
const focused = () => document.activeElement?.textContent

test('Escape in an open menu closes it and gives the focus back to what opened it', () => {
  const link = document.querySelector('a')
  link?.focus()
  press(link, 'Tab')
  expect(menu()?.hasAttribute('open')).toBe(true)
  press(link, 'Escape')
  expect(menu()?.hasAttribute('open')).toBe(false)
  expect(focused()).toBe('Menu')
})

test('elsewhere it closes nothing, and nothing that lies in the page itself', () => {
  const input = document.querySelector('input')
  input?.focus()
  press(input, 'Escape')
  expect(menu()?.hasAttribute('open')).toBe(true)
  const exam = document.querySelector<HTMLElement>('[href="/exam"]')
  exam?.focus()
  press(exam, 'Escape')
  expect(document.querySelectorAll('[open]')).toHaveLength(2)
  expect(document.activeElement).toBe(exam)
})
