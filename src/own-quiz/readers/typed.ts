/** Answers that are typed, as Moodle and GIFT have them: a * stands for any letters, \* for itself. */
import { type Draft, REFUSED } from '#own-quiz/draft.ts'

/** `earns` is of 100. */
type TypedAnswer = Readonly<{ text: string; earns: number; reason: string }>

type TypedParts = Pick<Draft, 'answers' | 'mistakes' | 'reason' | 'refused'>

const ANY_LETTERS = /(?<!\\)\*/
const ANYTHING = '*'

const written = (text: string): string => text.replaceAll('\\*', '*').trim()

const refusedParts = (refused: string): TypedParts => ({ answers: [], mistakes: [], reason: '', refused })

/** `general` is the reason of the question; without one, that of the right answer, or of anything else. */
export function typedParts(all: readonly TypedAnswer[], general: string): TypedParts {
  const right = all.filter(({ earns }) => earns >= 100)
  const others = all.filter(({ earns, text }) => earns <= 0 && text.trim() === ANYTHING)
  const wrong = all.filter((answer) => answer.earns <= 0 && !others.includes(answer))
  if (right.length + wrong.length + others.length < all.length) return refusedParts(REFUSED.partly)
  if (right.length === 0) return refusedParts(REFUSED.noAnswer)
  if ([...right, ...wrong].some(({ text }) => ANY_LETTERS.test(text))) return refusedParts(REFUSED.anyLetters)
  const [reason = ''] = [
    general,
    ...right.map((answer) => answer.reason),
    ...others.map((answer) => answer.reason),
  ].filter((text) => text.trim() !== '')
  return {
    answers: right.map(({ text }) => written(text)),
    mistakes: wrong.flatMap(({ text, reason: why }) =>
      why.trim() === '' ? [] : [{ answer: written(text), reason: why }],
    ),
    reason,
    refused: '',
  }
}

/** A text without any letters in it that stand for others. */
export const literal = (text: string): string => text.replaceAll('*', '\\*')
