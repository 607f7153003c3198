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

/**
 * What a part should be by the pupil's own answers to earlier parts; null where it does not follow from them, or where one of them
 * cannot be read.
 */
export function ownKey(question: Question, { follows }: Part, responses: Responses): Rational | null {
  const formula = follows.replace(
    /\b([abc])(?: (at|is) (\d+\.?\d*))?(?![a-z])/g,
    (_all, name: string, how = '', digits = '') => {
      const before = question.parts[NAMES.indexOf(name)]
      if (before === undefined) return ''
      const { answer, id } = before
      const [given, text] = [responses[id] ?? '', askedText(question, before)]
      const expression = answer.kind === 'expression' ? typedExpression(answer, given, text) : null
      const number = answer.kind === 'number' || answer.kind === 'fraction' ? typedValue(answer, given, text) : null
      const own = how === '' || expression === null ? number : valueOfOwn(expression, how, decimal(digits))
      return own === null ? '' : `(${own.n}/${own.d})`
    },
  )
  return parseExpression(formula)?.valueAt({}) ?? null
}
