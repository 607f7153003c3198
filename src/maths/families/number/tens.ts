/** Families M68 to M70: multiplying and dividing by 10, 100, 1000 and their multiples. */
import { family, single, slipsOf } from '#maths/problem/problem.ts'
import { count, num } from '#maths/problem/quantity.ts'

/** Up to three decimals. */
const short = (n: number): boolean => Math.abs(n * 1000 - Math.round(n * 1000)) < 1e-9

const byTens = family('M68', 'By 10, 100 and 1000', 'tens-and-hundreds', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [digits, by] = [draw.int(1003, 9987), draw.pick([10, 100, 1000] as const)]
    if (digits % 10 === 0) return null
    const n = digits / draw.pick([10, 100] as const)
    const key = n / by
    if (!short(key) || by === 1000) {
      const product = n * by
      return single(
        1,
        `Find the value of ${num(n)} × ${num(by)}.`,
        count(product),
        [`Each digit moves ${String(by).length - 1} ${by === 10 ? 'place' : 'places'} to the left: ${num(product)} ✓`],
        {
          givens: { n },
          slips: slipsOf(
            count,
            [
              [product / 10, `Each digit moved one place too few to the left.`],
              [product * 10, `Each digit moved one place too many to the left.`],
              [n / by, `The digits went to the right: that is a division.`],
              [product * 100, `Each digit moved two places too many to the left.`],
              [product / 100, `Each digit moved two places too few to the left.`],
            ],
            short,
          ),
        },
      )
    }
    return single(
      1,
      `Find the value of ${num(n)} ÷ ${num(by)}.`,
      count(key),
      [`Each digit moves ${String(by).length - 1} ${by === 10 ? 'place' : 'places'} to the right: ${num(key)} ✓`],
      {
        givens: { n },
        slips: slipsOf(
          count,
          [
            [key * 10, `Each digit moved one place too few to the right.`],
            [key / 10, `Each digit moved one place too many to the right.`],
            [n * by, `The digits went to the left: that is a multiplication.`],
            [key * 100, `Each digit moved two places too few to the right.`],
            [key / 100, `Each digit moved two places too many to the right.`],
          ],
          short,
        ),
      },
    )
  },
})

const byMultiples = family('M69', 'By multiples of 10, 100 and 1000', 'tens-and-hundreds', {
  marks: 1,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [a, m, zeros] = [draw.int(12, 98), draw.int(3, 9), draw.int(1, 3)]
    const by = m * 10 ** zeros
    const [what, each] = draw.pick([
      ['boxes', 'paper clips'],
      ['cartons', 'bottle caps'],
      ['rolls', 'stickers'],
    ])
    const key = a * by
    if (a % 10 === 0) return null
    return single(
      1,
      `There are ${a} ${what} with ${num(by)} ${each} each. How many ${each} are there altogether?`,
      count(key),
      [`${a} × ${num(by)} = ${a} × ${m} × ${num(10 ** zeros)} = ${num(a * m)} × ${num(10 ** zeros)} = ${num(key)} ✓`],
      {
        givens: { a, by },
        slips: slipsOf(count, [
          [key / 10, `One 0 is missing. ${num(by)} is ${m} × ${num(10 ** zeros)}.`],
          [key * 10, `There is one 0 too many. ${num(by)} is ${m} × ${num(10 ** zeros)}.`],
          [a * m, `You multiplied by ${m} only. Multiply by ${num(10 ** zeros)} as well.`],
          [a * 10 ** zeros, `You multiplied by ${num(10 ** zeros)} only. Multiply by ${m} as well.`],
          [key + 10 ** zeros * m, `That is one of the ${what} too many.`],
          [key * 100, `There are two 0s too many. ${num(by)} is ${m} × ${num(10 ** zeros)}.`],
        ]),
      },
    )
  },
})

const missingFactor = family('M70', 'Dividing by multiples of 10', 'tens-and-hundreds', {
  marks: 2,
  choice: false,
  level: 3,
  calculator: false,
  make: (draw) => {
    const [whole, m, zeros] = [draw.int(12, 48), draw.int(2, 8), draw.int(2, 3)]
    const by = m * 10 ** zeros
    const n = (whole / 10) * m
    const [thing, unit] = draw.pick([
      ['ribbon', 'm'],
      ['wire', 'm'],
      ['rice', 'kg'],
      ['cooking oil', 'litres'],
    ])
    const key = n / by
    if (!short(key) || whole % 10 === 0 || !short(n)) return null
    return single(
      2,
      `${num(n)} ${unit} of ${thing} is shared equally by ${num(by)} ${unit === 'm' ? 'pieces of work' : 'portions'}. How many ${unit === 'm' ? 'metres' : unit === 'kg' ? 'kilograms' : 'litres'} is each share?`,
      { ...count(key), text: `${num(key)}\u00a0${unit}`, form: { kind: 'number', before: '', after: unit } },
      [`${num(n)} ÷ ${m} = ${num(n / m)} ✓`, `${num(n / m)} ÷ ${num(10 ** zeros)} = ${num(key)} ${unit} ✓`],
      {
        givens: { n, by },
        slips: slipsOf(
          (value) => ({
            ...count(value),
            text: `${num(value)}\u00a0${unit}`,
            form: { kind: 'number', before: '', after: unit },
          }),
          [
            [n / m, `You divided by ${m} only. ${num(by)} is ${m} × ${num(10 ** zeros)}.`],
            [n / 10 ** zeros, `You divided by ${num(10 ** zeros)} only. ${num(by)} is ${m} × ${num(10 ** zeros)}.`],
            [key * 10, `The digits moved one place too few to the right.`],
            [n * by, `You multiplied. Each share is less than the whole.`],
          ],
          short,
        ),
      },
    )
  },
})

export const tens = [byTens, byMultiples, missingFactor]
