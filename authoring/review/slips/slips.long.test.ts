/**
 * The model documents pass the strict check, and every slip of slips.tsv in one of them is said in a line that its author can act
 * on. A line that begins with 'advice: ' holds back no import.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { storedPractice } from '#listening/practice/samples.ts'
import { topics } from '#quiz/library/topics.ts'
import { samples } from '#quiz/registry/samples.ts'
import { checkFile } from '#server/content/check-content.ts'
import { checkDocument } from '#server/content/collections.ts'
import type { ContentFile } from '#server/content/read-content.ts'
import { review } from '../review.ts'

/** For the words that a content folder allows. */
const CONTENT = 'content'

const FILES = new Set([
  ...[1, 2].map((clip) => `listening-audio/english-2024/clip_${clip}.mp3`),
  ...['q1_1', 'q1_2', 'q1_3', 'q2'].map((picture) => `listening-images/${picture}.webp`),
])

const quizzes: readonly ContentFile[] = topics.map(({ type, docPrefix }) => {
  const id = `${docPrefix}_Set_6`
  return { collection: 'quizzes', id, file: `quizzes/${id}.json`, body: samples[type] }
})
const practice: ContentFile = {
  collection: 'listeningPractices',
  id: 'english-2024',
  file: 'listeningPractices/english-2024.json',
  body: storedPractice,
}
const models = new Map<string, ContentFile>([
  ...quizzes.map((model, i) => [topics[i]?.type ?? '', model] as const),
  ['listening', practice],
])

/** What the check says of a document, without its file: errors, or advice if there are none. */
function linesOf(document: ContentFile): readonly string[] {
  const errors = checkFile(document, checkDocument, FILES)
  if (errors.length > 0) return errors.map(({ path, reason }) => `${path}: ${reason}`)
  return review(CONTENT, [document]).map((line) => `advice: ${line.replace(`${document.file}: `, '')}`)
}

describe('the model of a type', () => {
  test.each(quizzes.map((model) => [model.id, model] as const))('%s passes the strict check', (_, model) =>
    expect(linesOf(model)).toEqual([]),
  )
  test('passes beside the others', () => expect(review(CONTENT, quizzes)).toEqual([]))
})

/** The columns: the model, a text of its JSON, what somebody wrote instead, the line. */
const table = readFileSync(new URL('slips.tsv', import.meta.url), 'utf8')
const rows = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

describe('a slip', () => {
  test.each(rows.map((row) => row.split('\t')))('%s: %s written %s', (name = '', from = '', to = '', line = '') => {
    const model = models.get(name)
    if (model === undefined) throw new Error(`there is no model '${name}'`)
    const text = JSON.stringify(model.body)
    expect(text).toContain(from)
    const body: unknown = JSON.parse(text.replace(from, () => to))
    expect(linesOf({ ...model, body })).toContain(line)
  })
})

test.each([
  [
    '2024-Colugo-Vocabulary',
    'grammar-mcq',
    "advice: $.type: is 'grammar-mcq', but a document of this name is listed under 'vocab-mcq'",
  ],
  ['2024-Colugo', 'grammar-mcq', "$: the id '2024-Colugo' must be {year}-{school}-{topic}"],
])('a prelim document of the id %s and the type %s', (id, type, line) => {
  const file = `prelimQuizzes/${id}.json`
  expect(linesOf({ collection: 'prelimQuizzes', id, file, body: samples[type] })).toContain(line)
})

test('a misspelt field in the front matter of an article', () => {
  const body = readFileSync(`${CONTENT}/articles/daily-practice.md`, 'utf8')
  const article = { collection: 'articles', id: 'daily-practice', file: 'articles/daily-practice.md' } as const
  expect(linesOf({ ...article, body })).toEqual([])
  expect(linesOf({ ...article, body: body.replace('title:', 'titel:') })).toEqual([
    "$.title: is missing; a text is expected here; the field 'titel' may be meant as 'title'",
    "$: has the unknown field 'titel'",
  ])
})
