/** Families M64 and M65: factors and multiples. */
import { family, single, slipsOf } from '#maths/problem/problem.ts'
import { count, gcd, lcm } from '#maths/problem/quantity.ts'

const factorsOf = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1).filter((i) => n % i === 0)

const commonFactors = family('M64', 'Common factors', 'factors-and-multiples', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, b] = [draw.int(24, 72, 6), draw.int(30, 90, 6)]
    const key = gcd(a, b)
    if (a === b || key === Math.min(a, b) || key < 6) return null
    const [story, ask] = draw.pick([
      ['', `What is the greatest common factor of ${a} and ${b}?`],
      [
        `A florist has ${a} roses and ${b} lilies. `,
        'All of them are used to make bouquets that are alike. What is the greatest number of bouquets?',
      ],
      [
        `A teacher has ${a} pencils and ${b} erasers. `,
        'She packs all of them into bags that are alike. What is the greatest number of bags?',
      ],
    ])
    return single(
      1,
      story + ask,
      count(key),
      [`Common factors: ${factorsOf(key).join(', ')}; the greatest is ${key} ✓`],
      {
        givens: { a, b },
        slips: slipsOf(count, [
          [key / 2, `${key / 2} is a common factor, but not the greatest one. List all of them.`],
          [key / 3, `${key / 3} is a common factor, but not the greatest one. List all of them.`],
          [lcm(a, b), `You found a common multiple. A factor is never larger than the number itself.`],
          [key * 2, `${key * 2} does not divide both numbers. Check each of them.`],
          [Math.abs(a - b), `You took the difference of the two numbers. Look for what divides both.`],
          [Math.min(a, b), `${Math.min(a, b)} is the smaller number itself. It does not divide the other one.`],
        ]),
      },
    )
  },
})

const squareTiles = family('M65', 'Cutting without waste', 'factors-and-multiples', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [side, x, y] = [draw.int(4, 15), draw.int(3, 9), draw.int(4, 11)]
    const [a, b] = [side * x, side * y]
    if (gcd(x, y) !== 1 || a > 150 || b > 160) return null
    const thing = draw.pick(['sheet of paper', 'piece of cloth', 'wooden board'])
    const key = x * y
    return single(
      2,
      `A rectangular ${thing} measures ${a} cm by ${b} cm. It is cut into the largest possible squares of one size, and nothing is left over. How many squares are there?`,
      count(key),
      [
        `The side of a square is the greatest common factor of ${a} and ${b}: ${side} cm ✓`,
        `${a} ÷ ${side} = ${x}; ${b} ÷ ${side} = ${y}; ${x} × ${y} = ${key} ✓`,
      ],
      {
        givens: { a, b },
        slips: slipsOf(count, [
          [x + y, `You added the squares along the two sides. Rows times columns gives all of them.`],
          [side, `That is the side of a square in centimetres. How many squares are there?`],
          [a * b, `You cut squares of 1 cm. The largest squares are asked for.`],
          [2 * (x + y), `You counted the squares along all four sides only.`],
          [key * 4, `Your squares have half the side that is possible.`],
          [key - x, `One row is missing. Count the rows again.`],
        ]),
      },
    )
  },
})

export const factors = [commonFactors, squareTiles]
