/** A stored document's entries for its items as they are written, before a schema reads them: for checks that name places. */
import { asObject, type JsonObject, readString } from '#lib/json.ts'

const LISTS = ['questions', 'errors', 'answers'] as const

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A question as it is written. `prompt` and `options` are null where they are not a text and a list. */
export type StoredQuestion = Readonly<{
  path: string
  prompt: string | null
  options: readonly unknown[] | null
  key: unknown
  explanation: string
  reasons: readonly unknown[]
}>

/** The questions of a document, each with its JSON path. */
export function storedQuestions(stored: JsonObject): readonly StoredQuestion[] {
  return listOf(stored.questions).map((question, i) => {
    const { question: prompt, options, answer, explanation, reasons } = asObject(question)
    return {
      path: `$.questions[${i}]`,
      prompt: readString(prompt),
      options: Array.isArray(options) ? options : null,
      key: answer,
      explanation: readString(explanation) ?? '',
      reasons: listOf(reasons),
    }
  })
}

/** The JSON path of the list that has an entry an item; '$' where there is none. */
export function entriesPath(stored: JsonObject): string {
  const field = LISTS.find((name) => Array.isArray(stored[name]))
  return field === undefined ? '$' : `$.${field}`
}

/** The JSON path of an item's entry. An entry of a passage says which item it is of. */
export function entryPath(stored: JsonObject, id: string): string {
  const field = LISTS.find((name) => Array.isArray(stored[name]))
  if (field === undefined) return '$'
  const own = listOf(stored[field]).findIndex((entry) => String(asObject(entry).index) === id)
  return `$.${field}[${own < 0 ? Number(id) - 1 : own}]`
}
