/** Families M136 and M137: equations with one letter. */
import { family, single } from '#families/kit/problem.ts'
import { count, num } from '#families/kit/quantity.ts'
import { inCents, slipsBeside } from '#families/kit/working.ts'

const LETTERS = ['x', 'y', 'n', 'p', 'k', 'm'] as const

type Tried = readonly [number, string]

/** What the left side is for a wrong value. */
const tried = (value: number, left: number, right: number, letter: string): Tried => [
  value,
  left < 0
    ? `Put ${num(value)} in the place of {${letter}}: more is taken away than there is. The left side must be ${num(right)}.`
    : `Put ${num(value)} in the place of {${letter}}: the left side is ${num(left)}, but it must be ${num(right)}.`,
]

const twoSteps = family('M136', 'Equation with two steps', 'simple-equations', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, b, x, letter] = [draw.int(2, 9), draw.int(2, 30), draw.int(2, 15), draw.pick(LETTERS)]
    const form = draw.pick(['plus', 'minus', 'first'])
    const minus = form === 'minus'
    const c = minus ? a * x - b : a * x + b
    if (c < 2 || b === a * x || a === b || a === x) return null
    const left = form === 'first' ? `${b} + ${a}{${letter}}` : `${a}{${letter}} ${minus ? '−' : '+'} ${b}`
    const answer = count(x)
    const undo = minus ? c + b : c - b
    const at = (n: number): Tried => tried(n, minus ? a * n - b : a * n + b, c, letter)
    return single(
      1,
      `Find the value of {${letter}} in the equation ${left} = ${c}.`,
      answer,
      [`${a}{${letter}} = ${c} ${minus ? '+' : '−'} ${b} = ${undo}; {${letter}} = ${undo} ÷ ${a} = ${x} ✓`],
      {
        givens: { a, b, c },
        slips: slipsBeside(answer, count, [
          [undo, `You found ${a}{${letter}}. The question asks for one {${letter}}.`],
          [
            (minus ? c - b : c + b) / a,
            `You ${minus ? 'took away' : 'added'} ${b} once more. To undo ${minus ? `− ${b}` : `+ ${b}`}, do the opposite on both sides.`,
          ],
          [undo - a, `You took ${a} away. ${a}{${letter}} means ${a} × {${letter}}, so the opposite is a division.`],
          at(x + 1),
          at(x - 1),
          [c - a, `You took ${a} away from ${c}. ${a}{${letter}} means ${a} × {${letter}}: deal with the ${b} first.`],
          at(x + 2),
          at(x - 2),
          at(x - 3),
        ]),
      },
    )
  },
})

/** One form of an equation: its left side, the steps and the numbers of the usual slips. */
type Form = Readonly<{
  left: string
  right: number
  x: number
  steps: readonly [string, string]
  found: readonly Tried[]
  at: (value: number) => number
}>

/** A quotient and a number: x/a − b = c or x/a + b = c. */
function quotient(a: number, b: number, x: number, minus: boolean, letter: string): Form | null {
  const c = minus ? x / a - b : x / a + b
  if (!Number.isInteger(x / a) || c < 1) return null
  const undo = x / a
  return {
    left: `{${letter}/${a}} ${minus ? '−' : '+'} ${b}`,
    right: c,
    x,
    steps: [`{${letter}/${a}} = ${c} ${minus ? '+' : '−'} ${b} = ${undo} ✓`, `{${letter}} = ${undo} × ${a} = ${x} ✓`],
    found: [
      [
        (minus ? c - b : c + b) * a,
        `You ${minus ? 'took away' : 'added'} ${b} once more. To undo it, do the opposite on both sides.`,
      ],
      [undo, `You found {${letter}/${a}}. Multiply to get {${letter}} itself.`],
      [undo / a, `You divided by ${a} once more. The opposite of dividing is multiplying.`],
      [c * a + (minus ? b : -b), `You multiplied ${c} by ${a} first and then dealt with ${b}. Undo the ${b} first.`],
      [undo + a, `You added ${a}. The line of the fraction is a division, so multiply.`],
    ],
    at: (value) => (minus ? value / a - b : value / a + b),
  }
}

/** A bracket over a number: (x + b)/a = c or (x − b)/a = c. */
function bracket(a: number, b: number, x: number, minus: boolean, letter: string): Form | null {
  const top = minus ? x - b : x + b
  const c = top / a
  if (!Number.isInteger(c) || c < 2) return null
  const sign = minus ? '−' : '+'
  return {
    left: `{${letter} ${sign} ${b}/${a}}`,
    right: c,
    x,
    steps: [
      `{${letter}} ${sign} ${b} = ${c} × ${a} = ${top} ✓`,
      `{${letter}} = ${top} ${minus ? '+' : '−'} ${b} = ${x} ✓`,
    ],
    found: [
      [top, `You found {${letter}} ${sign} ${b}. Then undo the ${b}.`],
      [minus ? top - b : top + b, `You ${minus ? 'took away' : 'added'} ${b} once more. To undo it, do the opposite.`],
      [
        (minus ? c + b : c - b) * a,
        `You dealt with ${b} before the division. ${a} divides all of {${letter}} ${sign} ${b}, so undo it first.`,
      ],
      [minus ? c + b : c - b, `You left out the division by ${a}.`],
      [c * a + a, `You used ${a} twice. Multiply by it once and then undo the ${b}.`],
    ],
    at: (value) => (minus ? value - b : value + b) / a,
  }
}

/** Taken away from a number: b − ax = c. */
function takenAway(a: number, b: number, x: number, letter: string): Form | null {
  const c = b - a * x
  if (c < 2) return null
  return {
    left: `${b} − ${a}{${letter}}`,
    right: c,
    x,
    steps: [`${a}{${letter}} = ${b} − ${c} = ${a * x} ✓`, `{${letter}} = ${a * x} ÷ ${a} = ${x} ✓`],
    found: [
      [(b + c) / a, `You added ${b} and ${c}. ${a}{${letter}} is what must be taken from ${b} to leave ${c}.`],
      [a * x, `You found ${a}{${letter}}. The question asks for one {${letter}}.`],
      [(b - a) / c, `You took ${a} away from ${b}. ${a}{${letter}} means ${a} × {${letter}}.`],
      [b - c - a, `You took ${a} away at the end. Divide by it.`],
      [c / a, `You divided ${c} by ${a}. Find first what was taken away from ${b}.`],
    ],
    at: (value) => b - a * value,
  }
}

const moreForms = family('M137', 'Equation with a fraction or a difference', 'simple-equations', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const letter = draw.pick(LETTERS)
    const [a, b, x, minus] = [draw.int(2, 9), draw.int(2, 20), draw.int(3, 60), draw.pick([true, false])]
    const form = draw.pick(['quotient', 'bracket', 'taken'])
    const made =
      form === 'quotient'
        ? quotient(a, b, x, minus, letter)
        : form === 'bracket'
          ? bracket(a, b, x, minus, letter)
          : takenAway(a, b * 4, x, letter)
    if (made === null || a === b) return null
    const answer = count(made.x)
    const step = form === 'taken' ? 1 : a
    const at = (value: number): Tried => tried(value, made.at(value), made.right, letter)
    return single(2, `Solve ${made.left} = ${made.right}. What is {${letter}}?`, answer, made.steps, {
      givens: { a, b: form === 'taken' ? b * 4 : b, right: made.right },
      slips: slipsBeside(
        answer,
        count,
        [
          ...made.found,
          at(made.x + step),
          at(made.x - step),
          at(made.x + 2 * step),
          at(made.x - 2 * step),
          at(made.x - 3 * step),
        ],
        inCents,
      ),
    })
  },
})

export const equationFamilies = [twoSteps, moreForms] as const
