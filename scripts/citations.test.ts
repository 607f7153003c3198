/** What sources, settings and documents cite of docs/ is there: files, decisions, and the numbered rules and sections. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SOURCES = [
  '{src,maths,authoring,scripts,e2e,bench}/**/*.{ts,tsx,mjs,css,md,py}',
  'docs/**/*.md',
  'deploy/*',
  '*.{md,ts,mjs}',
  '.dependency-cruiser.mjs',
]
const files = SOURCES.flatMap((pattern) => globSync(pattern)).filter((path) => !path.includes('node_modules'))
const texts = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const documents = texts.filter(({ path }) => path.endsWith('.md'))

/** Of every text, what is captured by `pattern`, with the place of the text. */
const cited = (pattern: RegExp) =>
  texts.flatMap(({ path, text }) => Array.from(text.matchAll(pattern), ([, what = '']) => ({ path, what })))

/** '4.3 to 4.6' and '4.13 and 4.15' are two numbers each, '7' is a section. */
const numbersIn = (list: string): readonly string[] => list.match(/\d+(?:\.\d+)?[a-z]?/g) ?? []

/** The sections and numbered rules of a document: '## 4. Marking', '- 4.3 …', '- 4.3, 4.4 …', '| 1.2 | …'. */
function numbersOf(path: string): ReadonlySet<string> {
  const text = readFileSync(path, 'utf8')
  const sections = Array.from(text.matchAll(/^#{2,3} (\d+(?:\.\d+)?)/gm), ([, number = '']) => number)
  const rules = Array.from(text.matchAll(/^(?:- |\| )((?:\d+\.\d+[a-z]?(?:, )?)+)[ .]/gm), ([, list = '']) => list)
  return new Set([...sections, ...rules.flatMap(numbersIn)])
}

describe.each(['behaviour', 'content-guide'])('docs/%s.md', (name) => {
  const there = numbersOf(`docs/${name}.md`)
  const citations = cited(
    new RegExp(`docs/${name}\\.md, (\\d+(?:\\.\\d+)?(?:(?:, | and | to )\\d+(?:\\.\\d+)?)*)`, 'g'),
  )

  test('has every section and rule that is cited', () => {
    expect(citations.length).toBeGreaterThan(5)
    const missing = citations.filter(({ what }) => numbersIn(what).some((number) => !there.has(number)))
    expect(missing).toEqual([])
  })
})

test('every decision that is cited by its path is there', () => {
  const records = globSync('docs/decisions/**/[0-9]*.md').map((path) => path.replace(/(\d{4}).*$/, '$1'))
  const missing = cited(/(docs\/decisions\/(?:archive\/)?\d{4})/g).filter(({ what }) => !records.includes(what))
  expect(missing).toEqual([])
})

test('every document that is cited by its path is there', () => {
  const missing = cited(/(?<![\w/])(docs\/[\w-]+\.md)/g).filter(({ what }) => !existsSync(what))
  expect(missing).toEqual([])
})

test('every link of a document to a file of the repository leads to one', () => {
  const broken = documents.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g), ([, target = '']) => join(dirname(path), target))
      .filter((target) => !existsSync(target))
      .map((target) => `${path}: ${target}`),
  )
  expect(broken).toEqual([])
})
