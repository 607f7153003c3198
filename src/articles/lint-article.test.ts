import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lintArticle } from './lint-article.ts'

const article = readFileSync('content/articles/daily-practice.md', 'utf8')

test.each([
  ['title', 300],
  ['short', 300],
  ['label', 300],
  ['lead', 2000],
])('%s has at most %i characters', (field, most) => {
  const of = (length: number) => article.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${'x'.repeat(length)}`)
  expect(lintArticle('daily-practice', of(most))).toEqual([])
  expect(lintArticle('daily-practice', of(most + 1))).toEqual([
    { path: `$.${field}`, reason: `is longer than ${most} characters` },
  ])
})
