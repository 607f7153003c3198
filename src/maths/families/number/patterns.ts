/** Families M09 to M11: figure patterns, sets, working backwards. */
import { circle, drawing, label, millimetres, type Point } from '#maths/drawing.ts'
import { type Family, type Picture, part, several, single } from '#maths/problem/problem.ts'
import { count, dollars, gcd, num } from '#maths/problem/quantity.ts'

const APART = 18
const GAP = 44
/** What a caption needs of width. */
const CAPTION = 64

/**
 * The dots of one figure in columns and rows: a row of `fixed` dots that every figure has, and `arms` lines of `long` dots
 * that grow from it: to the right, up, to the left, down.
 */
function dotsOf(fixed: number, arms: number, long: number): Point[] {
  const middle = arms === 2 ? 0 : Math.floor((fixed - 1) / 2)
  const along = Array.from({ length: long }, (_, i) => i + 1)
  const grown: readonly Point[][] = [
    along.map((i) => [fixed - 1 + i, 0]),
    along.map((i) => [middle, -i]),
    along.map((i) => [-i, 0]),
    along.map((i) => [middle, i]),
  ]
  return [...Array.from({ length: fixed }, (_, i): Point => [i, 0]), ...grown.slice(0, arms).flat()]
}

/** The first three figures: a fixed part, and lines of dots that become longer. */
function dots(first: number, step: number): Picture {
  const base = 4 + 3 * APART
  let left = 8
  const body = [1, 2, 3].map((figure) => {
    const points = dotsOf(first - step, step, figure)
    const [low, high] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
    const width = Math.max(CAPTION, (high - low) * APART)
    const start = left + (width - (high - low) * APART) / 2
    const spots = points.map(([x, y]) => circle([start + (x - low) * APART, base + y * APART], 6, '#000'))
    const caption = label([left + width / 2, base + (step === 4 ? 3 * APART : 0) + 24], `Figure ${figure}`)
    left += width + GAP
    return spots.join('') + caption
  })
  const width = left - GAP + 8
  const height = base + (step === 4 ? 3 * APART : 0) + 32
  const alt = `Figure 1 has ${first} dots, Figure 2 has ${first + step} dots and Figure 3 has ${first + 2 * step} dots: a row of ${first - step} in each, and ${step} lines of dots that are one dot longer in each figure`
  return { svg: drawing(width, height, ...body), alt, width: millimetres(width) }
}

const figurePattern: Family = {
  id: 'M09',
  name: 'Figure pattern',
  skill: 'number-patterns',
  until: 0,
  makers: [
    {
      marks: 4,
      choice: false,
      level: 3,
      calculator: true,
      make: (draw) => {
        const [a, first, ask] = [draw.int(2, 4), draw.int(4, 7), draw.int(18, 40)]
        const b = first - a
        const inverse = draw.int(25, 70)
        if (b < 1 || inverse === ask) return null
        return several(
          'Dots are arranged in a pattern. The first three figures are shown.',
          [
            part(2, `How many dots are there in Figure ${ask}?`, count(a * ask + b), [
              `Figure 1 has ${first} dots; each figure has ${a} dots more than the one before: number of dots = ${a} × figure number + ${b} ✓`,
              `${a} × ${ask} + ${b} = ${a * ask + b} ✓`,
            ]),
            part(
              2,
              `Which figure has ${a * inverse + b} dots?`,
              { value: inverse, text: `Figure ${inverse}`, form: { kind: 'number', before: 'Figure', after: '' } },
              [`${a * inverse + b} − ${b} = ${a * inverse} ✓`, `${a * inverse} ÷ ${a} = ${inverse} ✓`],
            ),
          ],
          { givens: { first, second: first + a, ask, dots: a * inverse + b }, picture: dots(first, a) },
        )
      },
    },
  ],
}

const sets: Family = {
  id: 'M10',
  name: 'Grouping in sets',
  skill: 'whole-number-problems',
  until: 0,
  makers: [
    {
      marks: 2,
      choice: true,
      level: 2,
      calculator: false,
      make: (draw) => {
        const [p, q, price1, price2, n] = [
          draw.int(2, 5),
          draw.int(2, 5),
          draw.int(2, 6),
          draw.int(3, 9),
          draw.int(6, 15),
        ]
        if (gcd(p, q) > 1 || price1 === price2) return null
        const set = p * price1 + q * price2
        const [first, second] = draw.pick([
          ['files', 'folders'],
          ['plates', 'bowls'],
          ['brushes', 'paints'],
        ])
        const total = set * n
        const slips = [total / (price1 + price2), n, q * n, total / price1, (p + q) * n]
        return single(
          2,
          `A ${first === 'files' ? 'shop' : 'stall'} sells ${first} at $${price1} each and ${second} at $${price2} each. For every ${p} ${first} that ${draw.adult()} bought, there were ${q} ${second}. The bill was ${dollars(total)}. How many ${first} were bought?`,
          count(p * n),
          [
            `One set: ${p} × $${price1} + ${q} × $${price2} = $${set}; $${num(total)} ÷ $${set} = ${n} sets ✓`,
            `${n} × ${p} = ${p * n} ${first} ✓`,
          ],
          { givens: { price1, price2, p, q, total }, slips: slips.filter(Number.isInteger).map(count) },
        )
      },
    },
  ],
}

const backwards: Family = {
  id: 'M11',
  name: 'Working backwards',
  skill: 'whole-number-problems',
  until: 0,
  makers: [
    {
      marks: 2,
      choice: true,
      level: 2,
      calculator: false,
      make: (draw) => {
        const [start, times, add, half] = [draw.int(8, 40), draw.int(3, 6), draw.int(5, 30), draw.int(2, 5)]
        if (times === half || (start * times + add) % half !== 0) return null
        const result = (start * times + add) / half
        const [child] = draw.children()
        const slips = [
          (result * times + add) / half,
          (result / half - add) / times,
          result * half - add,
          (result * half) / times - add,
          (result * half + add) / times,
          start + add,
        ]
        return single(
          2,
          `${child.name} thinks of a number, multiplies it by ${times}, adds ${add} and divides the sum by ${half}. The result is ${result}. What is the number?`,
          count(start),
          [
            `Undo the division and the addition: ${result} × ${half} − ${add} = ${result * half - add} ✓`,
            `Undo the multiplication: ${result * half - add} ÷ ${times} = ${start} ✓`,
          ],
          { givens: { times, add, half, result }, slips: slips.filter((n) => Number.isInteger(n)).map(count) },
        )
      },
    },
  ],
}

export const patterns: readonly Family[] = [figurePattern, sets, backwards]
