/** Every whole paper that is shipped: nothing deviates, and every wrong answer that is likely has its reason. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { subjectFacts } from '#exam/exam-facts.ts'
import { readPaper } from './certify.ts'

const ROOT = 'content/whole-papers'
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const papers = ['english', 'chinese'].flatMap((subject) =>
  readdirSync(`${ROOT}/${subject}`).map((number) => ({ subject, number, folder: `${ROOT}/${subject}/${number}` })),
)

/** Shorter texts are rubrics, which repeat by nature. */
const MIN_CHARACTERS = 25

/** The questions of a document, its passage and the paragraphs of its text. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (ASKED.has(key) && inner.length >= MIN_CHARACTERS ? [inner] : []) : textsOf(inner),
  )
}

const ASKED = new Set(['question', 'ask', 'passage', 'text', 'sentences'])
const jsonIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file}`)

test('no question and no text of a whole paper stands in a set, a prelim or a task', () => {
  const elsewhere = new Set(
    ['quizzes', 'prelimQuizzes', 'tasks']
      .flatMap((name) => jsonIn(`content/${name}`))
      .flatMap((file) => textsOf(read(file))),
  )
  expect(
    jsonIn(ROOT)
      .flatMap((file) => textsOf(read(file)))
      .filter((text) => elsewhere.has(text)),
  ).toEqual([])
})

describe.each(papers)('$subject $number', ({ subject, folder }) => {
  const stored = new Map(readdirSync(folder).map((file) => [basename(file, '.json'), read(`${folder}/${file}`)]))
  const { parts, issues } = readPaper(subjectFacts.parse(read(`content/exam/${subject}.json`)), stored)
  const quizzes = parts.flatMap(({ document }) => (document.kind === 'quiz' ? [document.typed] : []))

  test('is what the facts say', () => expect(issues).toEqual([]))

  test('has a reason for every wrong option, and for four wrong words a blank', () => {
    for (const { type, quiz } of quizzes)
      for (const { id, options, mistakes, explanation, level } of quiz.items) {
        const wanted = options.length > 0 ? options.length - 1 : 4
        expect.soft(mistakes.length, `${type} ${id}`).toBeGreaterThanOrEqual(wanted)
        expect.soft(explanation, `${type} ${id}`).not.toBe('')
        expect.soft(level, `${type} ${id}`).toBeGreaterThan(0)
      }
  })

  test('keeps its keys off any one place', () => {
    for (const { type, quiz } of quizzes.filter((typed) => (typed.quiz.items[0]?.options.length ?? 0) === 4)) {
      const places = quiz.items.map(({ key }) => key)
      const most = Math.max(...[...'0123'].map((place) => places.filter((key) => key === place).length))
      expect.soft(most, type).toBeLessThanOrEqual(Math.ceil(places.length * 0.6))
    }
  })
})
