/**
 * vocab-mcq documents are read leniently (docs/behaviour.md, 6.5 and 6.6): a misspelt options field is found, missing texts get
 * placeholders, and a question that cannot be asked becomes an item with a fault instead of spoiling the whole quiz.
 */
import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import type { Issue } from '#lib/issue.ts'
import { isObject, type JsonObject } from '#lib/json.ts'
import { plainWords, zodIssues } from '#lib/plain-words.ts'
import type { Item, Quiz } from '#quiz/contract/quiz-type.ts'
import { itemOf, NO_EXTRAS, readExtras, storedFormat, storedTitle } from '#quiz/stored/stored.ts'
import { storedChoices } from '#quiz/stored/stored-choices.ts'

/** Edits between a field's name and 'options' that still count as a misspelling. */
const CLOSE = 2

const record = z.record(z.string(), z.unknown())

/** The list under 'options', or under the field whose name comes closest to it. */
function optionsOf(question: Record<string, unknown>): readonly unknown[] | null {
  const exact = question.options
  if (Array.isArray(exact)) return exact
  const near = Object.entries(question)
    .filter(
      ([name, value]) =>
        Array.isArray(value) &&
        value.every((v) => typeof v === 'string') &&
        distance(name.toLowerCase(), 'options') <= CLOSE,
    )
    .sort(([a], [b]) => distance(a, 'options') - distance(b, 'options'))
  const found = near[0]?.[1]
  return Array.isArray(found) ? found : null
}

const optionText = (option: unknown, i: number): string =>
  typeof option === 'string' && option.trim() !== '' ? option : `Option ${i + 1}`

const isIndexOf = (value: unknown, list: readonly unknown[]): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < list.length

function itemFrom(stored: unknown, i: number): Item {
  const id = String(i + 1)
  const question = record.safeParse(stored)
  if (!question.success) return itemOf(id, NO_EXTRAS, { key: '', fault: 'Error: Question not found' })
  const extra = readExtras(question.data)
  const options = optionsOf(question.data)
  if (options === null || options.length === 0)
    return itemOf(id, extra, { key: '', fault: 'Error: Invalid question options' })
  const { answer } = question.data
  if (!isIndexOf(answer, options)) return itemOf(id, extra, { key: '', fault: 'Error: No correct answer defined' })
  const text = question.data.question
  const prompt = typeof text === 'string' && text.trim() !== '' ? text : 'Question text missing'
  return itemOf(id, extra, { prompt, options: options.map(optionText), key: String(answer) })
}

export const schema: z.ZodType<Quiz> = z
  .object({ title: storedTitle, format: storedFormat, questions: z.array(z.unknown()) })
  .transform(({ title, format, questions }) => ({ title, format, items: questions.map(itemFrom) }))

/** What an author has to fix: what the reader of the other choices refuses. Options under a misspelt name count, as a pupil sees them. */
export function strictIssues(stored: JsonObject): readonly Issue[] {
  const { questions } = stored
  const read = (question: unknown): unknown =>
    isObject(question) ? { ...question, options: optionsOf(question) ?? question.options } : question
  const document = { ...stored, questions: Array.isArray(questions) ? questions.map(read) : questions }
  const parsed = storedChoices.safeParse(document, plainWords)
  return parsed.success ? [] : zodIssues(parsed.error, document)
}
