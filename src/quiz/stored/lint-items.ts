/** Checks of items that several types share, for the check before an import. */
import type { Issue } from '#lib/issue.ts'
import type { JsonObject } from '#lib/json.ts'
import { optionName } from '#lib/key-place.ts'
import type { Item, Quiz } from '#quiz/contract/quiz-type.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import { entryPath, type StoredQuestion, storedQuestions } from './stored-entries.ts'

/** docs/behaviour.md, 2. */
const OPTIONS_AN_ITEM = 4

/** Texts that stood before in their list; spaces around them do not count. `noun` is what a page calls them. */
export function repeated(texts: readonly string[], path: string, noun: string): Issue[] {
  const seen = texts.map((text) => text.trim())
  return seen.flatMap((text, i) => {
    const first = seen.indexOf(text)
    if (first === i) return []
    const same = texts[i] === texts[first] ? '' : ' but for spaces'
    return [{ path: `${path}[${i}]`, reason: `${noun} ${i + 1}, '${texts[i]}', is ${noun} ${first + 1} again${same}` }]
  })
}

/** Options that are not four, empty or repeated. */
export function optionIssues(stored: JsonObject): Issue[] {
  return storedQuestions(stored).flatMap(({ path: question, options }) => {
    if (options === null) return []
    const path = `${question}.options`
    // What is no text is the schema's to refuse; its place keeps the count.
    const texts = options.map((option, i) => (typeof option === 'string' ? option : `no text ${i}`))
    return [
      // The schema refuses fewer than two.
      ...(options.length === OPTIONS_AN_ITEM || options.length < 2
        ? []
        : [{ path, reason: `${options.length} options, not ${OPTIONS_AN_ITEM}` }]),
      ...texts.flatMap((text, i) =>
        text.trim() === '' ? [{ path: `${path}[${i}]`, reason: `option ${i + 1} is empty` }] : [],
      ),
      ...repeated(texts, path, 'option'),
    ]
  })
}

const emptyPrompts = ({ path, prompt }: StoredQuestion): Issue[] =>
  prompt?.trim() === '' ? [{ path: `${path}.question`, reason: 'is empty' }] : []

function promptMarkers(quiz: Quiz): Issue[] {
  return quiz.items.flatMap((item, i) =>
    [item.prompt, ...item.options].flatMap((text) =>
      parseMarkup(text).issues.map(({ source }) => ({
        path: `$.questions[${i}]`,
        reason: `marker '${source}' has no partner`,
      })),
    ),
  )
}

/** Second-best words that do not earn the mark. */
export function secondBestIssues(quiz: Quiz, stored: JsonObject): Issue[] {
  return quiz.items.flatMap((item) =>
    item.secondBest
      .filter((word) => !item.alternatives.includes(word))
      .map((word) => ({
        path: `${entryPath(stored, item.id)}.secondBest`,
        reason: `secondBest '${word}' is not in alternatives`,
      })),
  )
}

/** A right response of an item that has a reason why it is wrong. */
function contradiction({ id, options }: Item, response: string, stored: JsonObject): Issue {
  if (options.length > 0) {
    const path = `${entryPath(stored, id)}.reasons[${response}]`
    return { path, reason: `${optionName(Number(response), options)}, is the key and has a reason why it is wrong` }
  }
  const path = 'dialogue' in stored ? `$.mistakes[${Number(id) - 1}]` : `${entryPath(stored, id)}.mistakes`
  return { path, reason: `'${response}' earns the mark and has a reason why it is wrong` }
}

/** Reasons that are not one for each option, and reasons why a right answer is wrong. */
export function feedbackIssues(quiz: Quiz, stored: JsonObject): Issue[] {
  return [
    ...storedQuestions(stored).flatMap(({ path, options, reasons }) =>
      options === null || reasons.length === 0 || reasons.length === options.length
        ? []
        : [{ path: `${path}.reasons`, reason: `${reasons.length} reasons for ${options.length} options` }],
    ),
    ...quiz.items.flatMap((item) =>
      item.mistakes
        .filter(({ response }) => [item.key, ...item.alternatives].includes(response))
        .map(({ response }) => contradiction(item, response, stored)),
    ),
  ]
}

/** What a multiple-choice document must hold beyond its shape. */
export const choiceIssues = (quiz: Quiz, stored: JsonObject): Issue[] => [
  ...storedQuestions(stored).flatMap(emptyPrompts),
  ...optionIssues(stored),
  ...promptMarkers(quiz),
]
