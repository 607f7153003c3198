/** Family M83: fractions between two fractions, or just beyond one. */
import type { Draw, Maker } from '#families/family.ts'
import { family, single } from '#families/kit/problem.ts'
import { count, fraction, gcd, lcm } from '#families/kit/quantity.ts'
import { distinct, frac, over, proper, spread, type Wrong } from '#families/kit/spread.ts'

type Ratio = readonly [top: number, bottom: number]

/** '{3/4}' */
const shown = ([top, bottom]: Ratio): string => frac(top, bottom)

const at = ([top, bottom]: Ratio): number => top / bottom

const LIMITS = [
  [
    [1, 3],
    [1, 2],
  ],
  [
    [1, 2],
    [2, 3],
  ],
  [
    [1, 2],
    [3, 4],
  ],
  [
    [1, 4],
    [1, 2],
  ],
  [
    [2, 3],
    [3, 4],
  ],
  [
    [1, 4],
    [1, 3],
  ],
  [
    [3, 5],
    [3, 4],
  ],
  [
    [2, 5],
    [1, 2],
  ],
] as const

/** Some fraction with this denominator that is less or more than a limit, near it. */
function beside(draw: Draw, [top, bottom]: Ratio, d: number, less: boolean): Ratio | null {
  const edge = (top * d) / bottom
  const n = less ? Math.ceil(edge) - draw.int(1, 2) : Math.floor(edge) + draw.int(1, 2)
  return n > 0 && n < d && gcd(n, d) === 1 ? [n, d] : null
}

const between = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [low, high] = draw.pick(LIMITS)
    const d = draw.int(5, 12)
    const inside = Array.from({ length: d - 1 }, (_, i) => i + 1).filter(
      (n) => gcd(n, d) === 1 && n / d > at(low) && n / d < at(high),
    )
    const [n] = inside
    if (n === undefined) return null
    const others = [true, true, true, false, false, false].map((less) =>
      beside(draw, less ? low : high, draw.int(5, 12), less),
    )
    const wrong: Wrong[] = others.flatMap((other) => {
      if (other === null) return []
      const near = at(other) < at(low) ? low : high
      const same = lcm(near[1], other[1])
      const [x, y] = [(other[0] * same) / other[1], (near[0] * same) / near[1]]
      if (x === y) return []
      const than = x < y ? 'less' : 'more'
      return [
        [
          fraction(...other),
          `${shown(other)} is ${than} than ${shown(near)}: ${over(x, same)} is ${than} than ${over(y, same)}.`,
        ],
      ]
    })
    const answer = fraction(n, d)
    const slips = spread(draw, answer, wrong)
    if (slips === null || slips.length < 5) return null
    const [child] = draw.children()
    const ask = draw.pick([
      `Which of the following fractions is greater than ${shown(low)} but smaller than ${shown(high)}?`,
      `A water bottle is more than ${shown(low)} full but less than ${shown(high)} full. Which of the following can be the fraction of the bottle that is filled?`,
      `${child.name} has read more than ${shown(low)} of a book but less than ${shown(high)} of it. Which of the following can be the fraction of the book that ${child.he} has read?`,
    ])
    const [a, b] = [lcm(low[1], d), lcm(high[1], d)]
    const line = `${over((low[0] * a) / low[1], a)} < ${over((n * a) / d, a)} and ${over((n * b) / d, b)} < ${over((high[0] * b) / high[1], b)}, so ${answer.text} ✓`
    return single(1, ask, answer, [line], { givens: { a: low[0], b: low[1], c: high[0], d: high[1] }, slips })
  },
} satisfies Maker

const justMore = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [c, d, m] = [draw.int(1, 7), draw.int(3, 9), draw.int(6, 16)]
    const edge = (c * m) / d
    const [more, ask] = draw.pick([
      [true, `{n/#} is greater than @. {n} is a whole number. What is the smallest value that {n} can have?`],
      [false, `{n/#} is smaller than @. {n} is a whole number. What is the largest value that {n} can have?`],
      [
        true,
        `A cake is cut into # equal slices. More than @ of the cake has been eaten, in whole slices. What is the smallest number of slices that can have been eaten?`,
      ],
      [
        false,
        `A fence has # equal panels. Less than @ of the fence has been painted, in whole panels. What is the largest number of panels that can have been painted?`,
      ],
    ])
    if (!proper(c, d) || Number.isInteger(edge) || m % d === 0) return null
    const key = more ? Math.ceil(edge) : Math.floor(edge)
    if (key < 2 || key >= m || lcm(d, m) > 72) return null
    const answer = count(key)
    const same = lcm(d, m)
    const [target, each] = [(c * same) / d, same / m]
    const wrong: Wrong[] = [
      [
        count(more ? key - 1 : key + 1),
        `Your number gives a fraction that is ${more ? 'smaller' : 'greater'} than ${over(c, d)}. Compare with the same denominator ${same}.`,
      ],
      [
        count(more ? key + 1 : key - 1),
        `It fits, but a ${more ? 'smaller' : 'larger'} number fits too. Go one by one towards ${over(c, d)}.`,
      ],
      [
        count(target),
        `That is the numerator of ${over(c, d)} over ${same}, but your fraction has the denominator ${m}.`,
      ],
      [
        count(more ? c + 1 : Math.max(1, c - 1)),
        `You compared the numerators only. The denominators ${d} and ${m} are different.`,
      ],
      [count(m - d + c), `You added ${m - d} to the top and the bottom of ${over(c, d)}. That makes another fraction.`],
    ]
    const slips = distinct(answer, wrong)
    if (slips.length < 3) return null
    return single(
      2,
      ask.replace('#', String(m)).replace('@', over(c, d)),
      answer,
      [
        `${over(c, d)} = ${over(target, same)}; {1/${m}} = ${over(each, same)} ✓`,
        `${key} × ${each} = ${key * each}, ${more ? key - 1 : key + 1} × ${each} = ${(more ? key - 1 : key + 1) * each}: the answer is ${key} ✓`,
      ],
      { givens: { c, d, m }, slips },
    )
  },
} satisfies Maker

const inBetween = family('M83', 'Between two fractions', 'comparing-fractions', between, justMore)

export const betweenFamilies = [inBetween] as const
