/** Families M45 and M46: expressions in a letter. */
import { family, part, several, single, slip } from '#families/kit/problem.ts'
import { count, dollars, fraction, inLetter, money } from '#families/kit/quantity.ts'
import { inCents, slipsBeside, withMore } from '#families/kit/working.ts'
import { expression } from './expression.ts'

const simplify = family(
  'M45',
  'Algebra: simplify and evaluate',
  'algebraic-expressions',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const [a, b, c, d] = [draw.int(5, 12), draw.int(8, 20), draw.int(2, 4), draw.int(2, 7)]
      const key = expression(a - c, b - d)
      return single(
        1,
        `Simplify ${a}{y} + ${b} − ${c}{y} − ${d}.`,
        key,
        [`${a}{y} − ${c}{y} = ${a - c === 1 ? '' : a - c}{y}; ${b} − ${d} = ${b - d}; together ${key.text} ✓`],
        {
          givens: { a, b, c, d },
          slips: withMore(
            key,
            [
              slip(expression(a + c, b - d), `You added ${c}{y}, but it is taken away.`),
              slip(expression(a - c, b + d), `You added ${d}, but it is taken away.`),
              slip(
                expression(a + b - c - d, 0),
                `You put the numbers and the terms in {y} together. ${b} is not ${b}{y}: keep them apart.`,
              ),
              slip(expression(a + c, b + d), `You added all terms, but ${c}{y} and ${d} are taken away.`),
            ],
            [
              slip(
                expression(b - d, a - c),
                `You put {y} behind the wrong number: ${a}{y} and ${c}{y} have the letter.`,
              ),
              slip(expression(a - c, d - b), `You took ${b} away from ${d}. It is the other way round.`),
              slip(expression(a - c, 0), `You left out the numbers without a letter.`),
              slip(expression(a - c, b - d + 1), `Work out ${b} − ${d} again.`),
              ...(a - c > 1 ? [slip(expression(a - c - 1, b - d), `Work out ${a}{y} − ${c}{y} again.`)] : []),
            ],
          ),
        },
      )
    },
  },
  {
    marks: 2,
    choice: false,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [a, b, c, y, n] = [draw.int(3, 9), draw.int(4, 30), draw.int(2, 5), draw.int(3, 12), draw.int(2, 6)]
      const value = (a * y + b) / n
      if (!Number.isInteger(value) || value - c < 1 || y % n === 0) return null
      return single(
        2,
        `Find the value of {${a}y + ${b}/${n}} − ${c} when {y} = ${y}.`,
        count(value - c),
        [`${a} × ${y} + ${b} = ${a * y + b} ✓`, `${a * y + b} ÷ ${n} − ${c} = ${value - c} ✓`],
        {
          givens: { a, b, c, y, n },
          slips: slipsBeside(
            count(value - c),
            count,
            [
              [value, `You left out the − ${c} at the end.`],
              [a * y + b - c, `You left out the division by ${n}.`],
              [a * y + b, `You stopped at the upper part of the fraction.`],
              [
                a * y + b / n - c,
                `You divided only ${b} by ${n}. The line of the fraction goes under ${a}{y} + ${b} as a whole.`,
              ],
              [(a + y + b) / n - c, `You added ${a} and ${y}. ${a}{y} means ${a} × {y}.`],
              [
                (10 * a + y + b) / n - c,
                `You wrote ${y} behind the ${a}, as the number ${10 * a + y}. ${a}{y} means ${a} × {y}.`,
              ],
              [(a * y + b - c) / n, `You took ${c} away before you divided. It is taken away from the quotient.`],
            ],
            inCents,
          ),
        },
      )
    },
  },
)

const story = family('M46', 'Algebra in a story', 'algebraic-expressions', {
  marks: 3,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw) => {
    const [k, share, pay, y] = [draw.int(3, 8), draw.int(2, 4), draw.pick([50, 80, 100]), draw.int(3, 9)]
    const left = (pay - k * y) / share
    if (left <= 2 || !Number.isInteger(left)) return null
    const [one, two] = draw.children()
    const thing = draw.pick(['storybooks', 'tickets', 'paint sets'])
    const who = share === 2 ? `${one.name} and ${two.name}` : `${share} friends`
    return several(
      `${one.name} bought ${k} ${thing} at {y} dollars each and paid with $${pay}. The change was shared equally among ${who}.`.replace(
        'among',
        share === 2 ? 'between' : 'among',
      ),
      [
        part(
          2,
          'How much did each of them get, in terms of {y}?',
          inLetter(`{${pay} − ${k}y/${share}}`, 'y', left, '$'),
          [
            `Cost: ${k} × {y} = ${k}{y} dollars; change: (${pay} − ${k}{y}) dollars ✓`,
            `Each gets {${pay} − ${k}y/${share}} dollars ✓`,
            `*Accept:* $(${fraction(pay, share).text} − ${k === share ? '' : fraction(k, share).text}{y})`,
          ],
          {
            slips: [
              slip(
                inLetter(`${pay} − ${k}{y}`, 'y', pay - k * y, '$'),
                `You found the change. It was shared among ${share}.`,
              ),
              slip(
                inLetter(`{${k}y/${share}}`, 'y', (k * y) / share, '$'),
                `You shared the cost of the ${thing}. The change was shared.`,
              ),
              slip(
                inLetter(`{${pay} − y/${share}}`, 'y', (pay - y) / share, '$'),
                `You took away the cost of one of the ${thing}. ${k} were bought.`,
              ),
              slip(
                inLetter(`{${pay} + ${k}y/${share}}`, 'y', (pay + k * y) / share, '$'),
                `You added the cost to the $${pay}. The change is what is left of it.`,
              ),
            ],
          },
        ),
        part(
          1,
          `How much did each of them get if {y} = ${y}?`,
          money(left),
          [`(${pay} − ${k} × ${y}) ÷ ${share} = ${pay - k * y} ÷ ${share} = ${dollars(left)} ✓`],
          {
            slips: slipsBeside(
              money(left),
              money,
              [
                [pay - k * y, `You found the change. It was shared among ${share}.`],
                [(pay - y) / share, `You took away $${y} once. ${k} ${thing} were bought.`],
                [(pay - k - y) / share, `You took away ${k} and ${y}. ${k}{y} means ${k} × {y}.`],
                [pay / share - k * y, `You shared the $${pay} first and then took away the whole cost.`],
              ],
              inCents,
            ),
            follows: `a at ${y}`,
          },
        ),
      ],
      { givens: { k, pay, y, ...(share === 2 ? {} : { share }) } },
    )
  },
})

export const algebraFamilies = [simplify, story] as const
