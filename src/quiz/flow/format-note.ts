/** The line that says which exam format a document follows, and what the paper has today. */
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'

/** '2020-2024 format. The paper has 10 of these.'; '' for a document that names no format. */
export function formatNote<Q extends Quiz>(type: QuizType<Q>, quiz: Q): string {
  return quiz.format === '' ? '' : [`${quiz.format}.`, type.today].join(' ').trim()
}
