/** Checks of items that several types share, for the check before an import. */
import { z } from 'zod'
import type { Issue } from '#lib/issue.ts'
import type { JsonObject } from '#lib/json.ts'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'

/** docs/behaviour.md, 2. */
const OPTIONS_AN_ITEM = 4

/** A text that stands more than once in a list; spaces around it do not count. */
export function repeated(texts: readonly string[], path: string): Issue[] {
  const seen = texts.map((text) => text.trim())
  const twice = seen.filter((text, i) => seen.indexOf(text) !== i)
  return [...new Set(twice)].map((text) => ({ path, reason: `'${text}' stands twice` }))
}

/** Options that are not four, empty or repeated. */
export function optionIssues(quiz: Quiz): Issue[] {
  return quiz.items.flatMap((item, i) => {
    const path = `$.questions[${i}]`
    if (item.fault !== '') return [{ path, reason: item.fault }]
    const count = item.options.length
    return [
      ...(count === OPTIONS_AN_ITEM
        ? []
        : [{ path: `${path}.options`, reason: `${count} options, not ${OPTIONS_AN_ITEM}` }]),
      ...(item.options.some((text) => text.trim() === '')
        ? [{ path: `${path}.options`, reason: 'an empty option' }]
        : []),
      ...repeated(item.options, `${path}.options`),
    ]
  })
}

function emptyPrompts(quiz: Quiz): Issue[] {
  return quiz.items.flatMap((item, i) =>
    item.prompt.trim() === '' || item.prompt === 'Question text missing'
      ? [{ path: `$.questions[${i}].question`, reason: 'no question text' }]
      : [],
  )
}

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

/** A second-best word that is not among the words that earn the mark. */
export const secondBestIssues = (quiz: Quiz, path: string): Issue[] =>
  quiz.items.flatMap((item) =>
    item.secondBest
      .filter((word) => !item.alternatives.includes(word))
      .map((word) => ({ path, reason: `secondBest '${word}' of [${item.id}] is not in alternatives` })),
  )

const storedReasons = z.object({
  questions: z.array(
    z.object({ options: z.array(z.unknown()).default([]), reasons: z.array(z.unknown()).default([]) }),
  ),
})

/** Reasons that are not one for each option, and reasons why a right answer is wrong. */
export function feedbackIssues(quiz: Quiz, stored: JsonObject): Issue[] {
  const parsed = storedReasons.safeParse(stored)
  const questions = parsed.success ? parsed.data.questions : []
  return [
    ...questions.flatMap(({ options, reasons }, i) =>
      reasons.length === 0 || reasons.length === options.length
        ? []
        : [
            {
              path: `$.questions[${i}].reasons`,
              reason: `${reasons.length} reasons for ${options.length} options`,
            },
          ],
    ),
    ...quiz.items.flatMap(({ id, key, alternatives, mistakes }) =>
      mistakes
        .filter(({ response }) => [key, ...alternatives].includes(response))
        .map(({ response }) => ({
          path: '$',
          reason: `item ${id}: '${response}' earns the mark and has a reason why it is wrong`,
        })),
    ),
  ]
}

/** What a multiple-choice document must hold beyond its shape. */
export const choiceIssues = (quiz: Quiz): Issue[] => [
  ...emptyPrompts(quiz),
  ...optionIssues(quiz),
  ...promptMarkers(quiz),
]
