/** Error carried forward: the answer to a later part that follows from the pupil's own earlier ones. Pure. */
import type { Responses } from '#quiz/contract/quiz-type.ts'
import { type Expression, parseExpression } from '#quiz/worksheet/reader/expression.ts'
import { decimal, isSame, minus, over, type Rational, rational } from '#quiz/worksheet/reader/rational.ts'
import type { Part, Question } from '#quiz/worksheet/worksheet.ts'
import { askedText } from './asked-text.ts'
import { typedExpression, typedValue } from './compare.ts'

const NAMES = 'abc'

/** The value at which an expression of the first degree in its one letter is `value`. */
function solve({ valueAt, letters }: Expression, value: Rational): Rational | null {
  const [letter = ''] = letters
  const [at0, at1, at2] = [0, 1, 2].map((at) => valueAt({ [letter]: rational(at) }))
  if (!at0 || !at1 || !at2 || !isSame(minus(at2, at1), minus(at1, at0))) return null
  return over(minus(value, at0), minus(at1, at0))
}

/** The value of 'a at 7' or 'a is 130' for the own expression of an earlier part; null where it has none. */
function valueOfOwn(own: Expression, how: string, value: Rational): Rational | null {
  if (how === 'is') return solve(own, value)
  return own.valueAt(Object.fromEntries(own.letters.map((letter) => [letter, value])))
}

const inBrackets = (value: Rational | null): string => (value === null ? '?' : `(${value.n}/${value.d})`)

/**
 * What a part should be by the pupil's own answers to earlier parts; null where it does not follow from them, or where one of them
 * cannot be read.
 */
export function ownKey(question: Question, part: Part, responses: Responses): Rational | null {
  const earlier = (name: string): Part | undefined => question.parts[NAMES.indexOf(name)]
  const own = (name: string): Rational | null => {
    const before = earlier(name)
    if (before?.answer.kind !== 'number' && before?.answer.kind !== 'fraction') return null
    return typedValue(before.answer, responses[before.id] ?? '', askedText(question, before))
  }
  const formula = part.follows
    .replace(/\b([abc]) (at|is) (\d+\.?\d*)/g, (_all, name: string, how: string, digits: string) => {
      const before = earlier(name)
      if (before?.answer.kind !== 'expression') return '?'
      const expression = typedExpression(before.answer, responses[before.id] ?? '', askedText(question, before))
      return inBrackets(expression === null ? null : valueOfOwn(expression, how, decimal(digits)))
    })
    .replace(/\b[abc]\b/g, (name) => inBrackets(own(name)))
  return formula === '' ? null : (parseExpression(formula)?.valueAt({}) ?? null)
}
