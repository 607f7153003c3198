/** A question with the number of its place among others, and its options in another order. Pure; it names no type. */
import { createRandom } from '#lib/random.ts'
import type { ItemId, Quiz } from '#quiz/contract/quiz-type.ts'
import { questionOf } from '#quiz/contract/steps.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import type { SelectionQuiz } from '#quiz/selection/definition.ts'
import { shuffleOptions } from '#quiz/sharing/shuffle-options.ts'
import type { Part, Question, WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'

const hasQuestions = (quiz: Quiz): quiz is Pick<WorksheetQuiz, 'questions'> & Quiz => 'questions' in quiz
const hasPassage = (quiz: Quiz): quiz is Quiz & Readonly<{ passage: string }> => 'passage' in quiz
const hasLines = (quiz: Quiz): quiz is Quiz & Readonly<{ lines: readonly Readonly<{ text: string }>[] }> =>
  'lines' in quiz
const hasSources = (quiz: Quiz): quiz is SelectionQuiz => 'sources' in quiz

/** '3b' is '7b' at place 7. */
const idAt = (id: ItemId, place: number): ItemId => `${place}${id.slice(questionOf(id).length)}`

const renumbered = (text: string, place: number): string =>
  parseMarkup(text)
    .segments.map((segment) =>
      'label' in segment && /^\d+$/.test(segment.label)
        ? segment.source.replaceAll(`[${segment.label}]`, `[${place}]`).replaceAll(`[/${segment.label}]`, `[/${place}]`)
        : segment.source,
    )
    .join('')

const questionAt = (question: Question, place: number): Question => ({
  ...question,
  id: String(place),
  number: String(place),
  parts: question.parts.map((part) => ({ ...part, id: idAt(part.id, place) })),
})

/** The quiz of one question as it stands at a place, counted from 1. */
export function atPlace<Q extends Quiz>(quiz: Q, place: number): Q {
  const items = quiz.items.map((item) => ({ ...item, id: idAt(item.id, place) }))
  if (hasQuestions(quiz)) return { ...quiz, items, questions: quiz.questions.map((one) => questionAt(one, place)) }
  if (hasPassage(quiz)) return { ...quiz, items, passage: renumbered(quiz.passage, place) }
  if (hasLines(quiz))
    return { ...quiz, items, lines: quiz.lines.map((line) => ({ ...line, text: renumbered(line.text, place) })) }
  if (hasSources(quiz)) {
    const sources = Object.entries(quiz.sources).map(([id, source]) => [idAt(id, place), source] as const)
    return { ...quiz, items, sources: Object.fromEntries(sources) }
  }
  return { ...quiz, items }
}

/** Options in a table have their order from it. */
function shuffledPart(part: Part, seed: string): Part {
  const { answer } = part
  if (answer.kind !== 'choice' || answer.table.length > 0) return part
  const order = createRandom(seed).shuffled(answer.options.map((_, i) => i))
  const pick = (list: readonly string[]) => order.flatMap((i) => list[i] ?? [])
  return {
    ...part,
    answer: { ...answer, options: pick(answer.options), whys: pick(answer.whys), key: order.indexOf(answer.key) },
  }
}

/** The same question with its options in the order of the seed. Its items follow their parts. */
export function inAnotherOrder<Q extends Quiz>(quiz: Q, seed: string): Q {
  if (!hasQuestions(quiz)) return shuffleOptions(quiz, seed)
  const questions = quiz.questions.map((question) => ({
    ...question,
    parts: question.parts.map((part) => shuffledPart(part, `${seed} ${part.id}`)),
  }))
  const parts = new Map(questions.flatMap((question) => question.parts.map((part) => [part.id, part] as const)))
  const items = quiz.items.map((item) => {
    const answer = parts.get(item.id)?.answer
    return answer?.kind === 'choice' ? { ...item, options: answer.options, key: String(answer.key) } : item
  })
  return { ...quiz, items, questions }
}
