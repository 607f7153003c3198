/** The target words of a passage against the words that its questions ask for. */
import type { Issue } from '#lib/issue.ts'
import { asObject, type JsonObject } from '#lib/json.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'

/** Words of the questions that are not the targets of the passage, in order. */
export function targetIssues(passage: string, words: readonly string[]): Issue[] {
  const targets = parseMarkup(passage).segments.filter((segment) => segment.kind === 'target')
  const wrong = words.flatMap((word, i) => {
    const target = targets.find(({ label }) => label === String(i + 1))
    return target === undefined || target.text === word
      ? []
      : [{ path: `$.questions[${i}].word`, reason: `'${word}' is not the passage's target ${i + 1}, '${target.text}'` }]
  })
  const count =
    targets.length === words.length
      ? []
      : [{ path: '$.passage', reason: `${targets.length} targets for ${words.length} questions` }]
  return [...count, ...wrong]
}

/** The word of each question as it is stored. */
export function storedWords(stored: JsonObject): string[] {
  const questions = stored.questions
  if (!Array.isArray(questions)) return []
  return questions.map((question: unknown) => String(asObject(question).word ?? ''))
}
