/**
 * Blind solving: documents without keys and reasons for a solver, or options alone for a guesser, and their responses
 * against the keys. A responses file is JSON: { "Grammar_Set_1": [{ "item": 1, "answer": 2 }, …] }; `answer` is an
 * option's index from 0, a word, a letter, or a phrase's number from 1. A listening practice counts its items from 1.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { parsePractice } from '#listening/practice/schema.ts'
import { isRight } from '#quiz/contract/result.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { plainText } from '#quiz/markup/parse-markup.ts'
import type { Typed, TypeName } from '#quiz/registry/definitions.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import type { ContentFile } from '#server/content/read-content.ts'
import { task } from '#tasks/task.ts'
import { libraryOf } from './library.ts'

const SECRET = new Set([
  'answer',
  'correct',
  'correctAnswer',
  'evidence',
  'mentions',
  'alternatives',
  'secondBest',
  'explanation',
  'glosses',
  'explanations',
  'skill',
  'skills',
  'reasons',
  'mistakes',
  'level',
  'levels',
  'accepted',
])

const responses = z.record(
  z.string(),
  z.array(z.looseObject({ item: z.int().positive(), answer: z.union([z.string(), z.number()]) })),
)

/** A document's JSON without what gives its keys away. A list of bare answers (a dialogue's) goes whole. */
export function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripped)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name, inner]) => {
    const bareAnswers =
      name === 'answers' && Array.isArray(inner) && inner.every((answer) => typeof answer === 'number')
    return !SECRET.has(name) && !bareAnswers
  })
  return Object.fromEntries(kept.map(([name, inner]) => [name, stripped(inner)]))
}

/** Writes the stripped documents of the library, but no articles, as DIR/<collection>/<id>.json; returns how many. */
export function stripTo(dir: string, documents: readonly ContentFile[]): number {
  const keyed = libraryOf(documents).filter(({ collection }) => collection !== 'articles')
  for (const { collection, id, body } of keyed) {
    mkdirSync(join(dir, collection), { recursive: true })
    writeFileSync(join(dir, collection, `${id}.json`), `${JSON.stringify(stripped(body), null, 2)}\n`)
  }
  return keyed.length
}

/** The questions of a text that offer options, counted from 1 as the text has them; none for another document. */
function choicesOf(body: unknown): readonly Readonly<{ item: number; options: readonly string[]; key: number }>[] {
  const parsed = task.safeParse(body)
  if (!parsed.success) return []
  return parsed.data.items.flatMap((one, i) =>
    one.kind === 'choice' ? [{ item: i + 1, options: one.options, key: one.key }] : [],
  )
}

/** An item as a guesser sees it. `question` is that of a listening practice; in a quiz it would be half of the answer. */
export type GuessItem = Readonly<{ item: number; question?: string; options: readonly string[] }>

/** The items of a document that offer options, without passage, recording, prompt or key; none for other documents. */
export function guessItems({ collection, id, body }: ContentFile): readonly GuessItem[] {
  if (collection === 'listeningPractices') {
    const parsed = parsePractice(id, body)
    const questions = parsed.status === 'ok' ? parsed.practice.clips.flatMap((clip) => clip.questions) : []
    return questions.map(({ prompt, options }, i) => ({ item: i + 1, question: prompt, options }))
  }
  const parsed = parseQuiz(body)
  if (parsed.status !== 'ok') return choicesOf(body).map(({ item, options }) => ({ item, options }))
  return parsed.typed.quiz.items.flatMap(({ id: item, options }) =>
    options.length === 0 ? [] : [{ item: Number(item), options: options.map(plainText) }],
  )
}

/** Writes what a guesser sees as DIR/<collection>/<id>.json; returns how many documents offer options. */
export function guessTo(dir: string, documents: readonly ContentFile[]): number {
  const sheets = documents.flatMap((document) => {
    const items = guessItems(document)
    return items.length === 0 ? [] : [{ ...document, items }]
  })
  for (const { collection, id, items } of sheets) {
    const file = join(dir, collection, `${id}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(items, null, 1)}\n`)
  }
  return sheets.length
}

/** How a solver and the keys agree on one document; `differing` names the items. */
export type Agreement = Readonly<{ id: string; items: number; agreed: number; differing: readonly string[] }>

type Given = z.infer<typeof responses>[string]

function agreementOf<T extends TypeName>(id: string, typed: Typed<T>, given: Given): Agreement {
  const { quiz } = typed
  const response = Object.fromEntries(given.map(({ item, answer }) => [String(item), String(answer)]))
  const score = definitions[typed.type].score(quiz, response)
  const differing = quiz.items.flatMap((item) => (isRight(score.results[item.id]) ? [] : [item.id]))
  return { id, items: score.total, agreed: score.earned, differing }
}

function practiceAgreement({ id, body }: ContentFile, given: Given): Agreement | null {
  const parsed = parsePractice(id, body)
  if (parsed.status !== 'ok') return null
  const keys = parsed.practice.clips.flatMap(({ questions }) => questions.map(({ key }) => key))
  const answers = new Map(given.map(({ item, answer }) => [item, String(answer)]))
  const differing = keys.flatMap((key, i) => (answers.get(i + 1) === String(key) ? [] : [String(i + 1)]))
  return { id, items: keys.length, agreed: keys.length - differing.length, differing }
}

function choiceAgreement({ id, body }: ContentFile, given: Given): Agreement {
  const choices = choicesOf(body)
  const answers = new Map(given.map(({ item, answer }) => [item, String(answer)]))
  const differing = choices.flatMap(({ item, key }) => (answers.get(item) === String(key) ? [] : [String(item)]))
  return { id, items: choices.length, agreed: choices.length - differing.length, differing }
}

/** Compares a responses file with the documents it names. Throws if the file is none. */
export function compare(file: string, documents: readonly ContentFile[]): Agreement[] {
  const given = responses.parse(JSON.parse(readFileSync(file, 'utf8')))
  return documents.flatMap((document) => {
    const { collection, id, body } = document
    const own = given[id]
    if (own === undefined) return []
    if (collection === 'listeningPractices') return practiceAgreement(document, own) ?? []
    const parsed = parseQuiz(body)
    const agreement = parsed.status === 'ok' ? agreementOf(id, parsed.typed, own) : choiceAgreement(document, own)
    return agreement.items === 0 ? [] : [agreement]
  })
}

/** One line a document and one for all of them. */
export function agreementLines(agreements: readonly Agreement[]): string[] {
  const items = agreements.reduce((sum, { items: n }) => sum + n, 0)
  const agreed = agreements.reduce((sum, { agreed: n }) => sum + n, 0)
  const lines = agreements.map(({ id, items: n, agreed: a, differing }) =>
    differing.length === 0 ? `${id}: ${a} of ${n}` : `${id}: ${a} of ${n}, differing: ${differing.join(', ')}`,
  )
  const share = items === 0 ? 0 : (agreed / items) * 100
  return [...lines, `Agreement: ${agreed} of ${items} items, ${share.toFixed(1)} %`]
}
