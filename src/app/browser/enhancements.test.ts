import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { enhancements, islands } from './enhancements.ts'

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n')

test('each selector is listed once', () => {
  const selectors = [...islands, ...enhancements].map(({ selector }) => selector)
  expect(new Set(selectors).size).toBe(selectors.length)
})

it.each(enhancements.map(({ selector }) => [selector]))('a page has elements of %s', (selector) => {
  const [, id = ''] = /^#([\w-]+)$/.exec(selector) ?? []
  const [, attribute = ''] = /\[([\w-]+)\]$/.exec(selector) ?? []
  expect(id + attribute).not.toBe('')
  expect(components).toMatch(id === '' ? new RegExp(`\\b${attribute}\\b`) : `id="${id}"`)
})

test('an island is an element with its name and its props', () => {
  expect(islands.map(({ selector }) => selector)).toEqual([
    '[data-island="texts"]',
    '[data-island="questions"]',
    '[data-island="papers"]',
    '[data-island="listening"]',
    '[data-island="room"]',
    '[data-island="class"]',
    '[data-island="own"]',
  ])
})
