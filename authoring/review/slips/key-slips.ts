/** Keys that are probably not what their author meant. */
import type { Issue } from '#lib/issue.ts'
import { asObject, isObject, type JsonObject } from '#lib/json.ts'
import { optionName } from '#lib/key-place.ts'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { entryPath, storedQuestions } from '#quiz/stored/stored-entries.ts'

/** What a text says up to an item's marker ends a sentence, or begins one. */
const SENTENCE_BEGINS = /(?:^|[.!?:]["']?\s+|["'(]|\n)$/

const hasCapital = (word: string): boolean => /^[A-Z][a-z]/.test(word)

/** Whether the item's marker stands inside a sentence of its passage. */
function isInside(passage: string, id: string): boolean {
  const segment = parseMarkup(passage).segments.find((one) => 'label' in one && one.label === id)
  return segment !== undefined && !SENTENCE_BEGINS.test(passage.slice(0, segment.at))
}

/** Typed words with a capital inside a sentence; `isWord` says whether a word is one without its capital, so that it is no name. */
export function capitalIssues(
  { type, quiz }: Typed,
  stored: JsonObject,
  isWord: (word: string) => boolean,
): readonly Issue[] {
  if (type !== 'compre-cloze' && type !== 'editing') return []
  const wrong = ({ id, prompt, key, alternatives }: Item) =>
    (type === 'editing' && hasCapital(prompt)) || !isInside(quiz.passage, id)
      ? []
      : [key, ...alternatives].filter((word) => hasCapital(word) && isWord(word.toLowerCase()))
  return quiz.items.flatMap((item) =>
    wrong(item).map((word) => ({
      path: entryPath(stored, item.id),
      reason: `'${word}' has a capital inside a sentence, so '${word.toLowerCase()}' is marked wrong`,
    })),
  )
}

/** Where a text has the option as a word or phrase of its own; null where it has not. Chinese has no spaces. */
function placeIn(explanation: string, option: unknown): number | null {
  if (typeof option !== 'string' || option.trim() === '') return null
  const parts = explanation.toLowerCase().split(option.toLowerCase())
  const whole = parts.findIndex(
    (part, i) => i + 1 < parts.length && !/[a-z]$/.test(part) && !/^[a-z]/.test(parts[i + 1] ?? ''),
  )
  return whole < 0 ? null : parts.slice(0, whole + 1).join(option).length
}

/** Explanations that name other options and not the key. An explanation of Grammar may name none but a tempting one. */
export function movedKeyIssues({ type }: Typed, stored: JsonObject): readonly Issue[] {
  if (type === 'grammar-mcq') return []
  return storedQuestions(stored).flatMap(({ path, options, key, explanation }) => {
    if (options === null || typeof key !== 'number') return []
    const places = options.flatMap((option, i) => {
      const place = placeIn(explanation, option)
      return place === null ? [] : [{ i, place }]
    })
    const [first] = places.sort((a, b) => a.place - b.place)
    if (first === undefined || places.some(({ i }) => i === key)) return []
    const reason = `the explanation names ${optionName(first.i, options)}, and not the key, ${optionName(key, options)}`
    return [{ path: `${path}.answer`, reason }]
  })
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Blanks of a dialogue with the id of an earlier one. */
export function blankIdIssues(stored: JsonObject): readonly Issue[] {
  const blanks = listOf(stored.dialogue).flatMap((line, l) =>
    listOf(asObject(line).words).flatMap((word, w) =>
      isObject(word) ? [{ path: `$.dialogue[${l}].words[${w}].id`, id: word.id }] : [],
    ),
  )
  return blanks.flatMap(({ path, id }, i) =>
    blanks.findIndex((blank) => blank.id === id) < i ? [{ path, reason: `the id ${id} is of an earlier blank` }] : [],
  )
}
