/** The documents of the repository stay short enough to be read: all together, without content and the archive of decisions. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const MAX_WORDS = 30_000

const documents = globSync(['*.md', '{authoring,bench,deploy,docs,e2e,maths,public,scripts,src}/**/*.md'], {
  exclude: ['docs/decisions/archive/**', '**/node_modules/**', '**/venv/**'],
})
const counted = documents.map((path) => ({ path, words: readFileSync(path, 'utf8').trim().split(/\s+/).length }))

test(`the documents have at most ${MAX_WORDS} words`, () => {
  expect(documents).toContain('docs/behaviour.md')
  const words = counted.reduce((sum, document) => sum + document.words, 0)
  expect(
    words,
    `the longest: ${JSON.stringify(counted.toSorted((a, b) => b.words - a.words).slice(0, 5))}`,
  ).toBeLessThanOrEqual(MAX_WORDS)
})
