/** Expressions of the first degree in one letter. */
import type { Quantity } from '#families/family.ts'
import { inLetter } from '#families/kit/quantity.ts'

/** The value of the letter at which expressions are compared: no two slips have the same value there. */
export const AT = 10_007

/** '3{y} + 5': the sum of the terms with a letter and the numbers; its value is the one at AT. */
export function expression(a: number, b: number, letter: string = 'y'): Quantity {
  const letters = a === 1 ? `{${letter}}` : `${a}{${letter}}`
  const text = b === 0 ? letters : `${letters} ${b > 0 ? '+' : '−'} ${Math.abs(b)}`
  return inLetter(text, letter, a * AT + b)
}
