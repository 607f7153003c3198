/** Families M61 and M62: place value and order of numbers to ten million. */
import { family, single, slipsOf } from '#maths/problem/problem.ts'
import { count, num, words } from '#maths/problem/quantity.ts'

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions'] as const

const digitValue = family(
  'M61',
  'The value of a digit',
  'large-numbers',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const place = draw.int(3, 6)
      const digit = draw.int(2, 9)
      const others = [1, 4, 6, 8, 3, 7, 5].filter((other) => other !== digit)
      const digits = Array.from({ length: 7 }, (_, i) =>
        i === place ? digit : (others[(i + draw.int(0, 2)) % others.length] ?? 1),
      )
      const n = digits.reduce((sum, one, i) => sum + one * 10 ** i, 0)
      if (digits.filter((one) => one === digit).length > 1 || digits[6] === 0) return null
      const key = digit * 10 ** place
      return single(
        1,
        `In ${num(n)}, what is the value of the digit ${digit}?`,
        count(key),
        [`The digit ${digit} is in the ${PLACES[place]} place: ${digit} × ${num(10 ** place)} = ${num(key)} ✓`],
        {
          givens: { digit },
          slips: slipsOf(count, [
            [key / 10, `You counted one place too few from the right. The ones are the first place.`],
            [key * 10, `You counted one place too many from the right. The ones are the first place.`],
            [digit, `That is the digit itself. Its value depends on the place where it stands.`],
            [key / 100, `You counted two places too few. Name the places from the right: ones, tens, hundreds.`],
            [key * 100, `You counted two places too many. Name the places from the right: ones, tens, hundreds.`],
            [n % 10 ** (place + 1), `You kept all the digits after it. Put 0 in their places.`],
          ]),
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
      const [a, b] = [draw.int(3, 6), draw.int(1, 2)]
      const digit = draw.int(2, 9)
      const high = digit * 10 ** a
      const low = digit * 10 ** b
      const n = high + low + 10 ** 6 * (a === 6 ? 0 : draw.int(1, 9)) + (b === 1 ? 300 : 40) + draw.int(1, 9)
      if (String(n).split(String(digit)).length !== 3) return null
      return single(
        2,
        `The digit ${digit} stands twice in ${num(n)}. How many times is the value of the one on the left the value of the one on the right?`,
        count(high / low),
        [`Their values are ${num(high)} and ${num(low)} ✓`, `${num(high)} ÷ ${num(low)} = ${num(high / low)} ✓`],
        {
          givens: { digit, n },
          slips: slipsOf(count, [
            [a - b, `You counted the places between them. Each place to the left is ten times as much.`],
            [high - low, `You subtracted the two values. "How many times" asks for a division.`],
            [high / low / 10, `You counted one place too few. Write both values out and divide.`],
            [(high / low) * 10, `You counted one place too many. Write both values out and divide.`],
          ]),
        },
      )
    },
  },
)

const between = family('M62', 'Largest and smallest numbers', 'large-numbers', {
  marks: 1,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const digits = [draw.int(6, 9), draw.int(4, 5), draw.int(2, 3), draw.int(0, 1), draw.int(4, 9)]
    if (new Set(digits).size < 5) return null
    const [even, hundred] = [draw.pick([true, false]), draw.pick([true, false])]
    const sorted = [...digits].sort((a, b) => (hundred ? b - a : a - b))
    const all = permutations(sorted).map((list) => Number(list.join('')))
    const fits = all.filter((n) => n > 9999 && (n % 2 === 0) === even)
    if (fits.length < 4) return null
    const key = hundred ? Math.max(...fits) : Math.min(...fits)
    const other = all.filter((n) => n > 9999 && n !== key).sort((a, b) => a - b)
    const near = hundred ? other.filter((n) => n > key) : other.filter((n) => n < key)
    const far = hundred
      ? fits.filter((n) => n < key).sort((a, b) => b - a)
      : fits.filter((n) => n > key).sort((a, b) => a - b)
    const wrong = near.slice(hundred ? 0 : -2).slice(0, 2)
    const kind = even ? 'even' : 'odd'
    return single(
      1,
      `Use each of the digits ${digits.join(', ')} once to form the ${hundred ? 'largest' : 'smallest'} ${kind} number of five digits.`,
      count(key),
      [`The last digit must be ${kind}; the others go in order of size: ${num(key)} ✓`],
      {
        givens: {},
        slips: slipsOf(count, [
          ...wrong.map(
            (n) =>
              [
                n,
                `${num(n)} is not ${kind}, or a digit is not where the question lets it be. Look at the last digit first.`,
              ] as const,
          ),
          ...far
            .slice(0, 3)
            .map((n) => [n, `${num(n)} is ${kind}, but a ${hundred ? 'larger' : 'smaller'} one can be made.`] as const),
          [
            hundred ? Math.min(...fits) : Math.max(...fits),
            `That is the ${hundred ? 'smallest' : 'largest'} one. Read again which one is asked for.`,
          ],
        ]),
      },
    )
  },
})

/** All orders of a list. */
function permutations(list: readonly number[]): readonly (readonly number[])[] {
  if (list.length < 2) return [list]
  return list.flatMap((one, i) =>
    permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [one, ...rest]),
  )
}

const TOWNS = ['Alpha', 'Beta', 'Gamma', 'Delta'] as const

const ordered = family('M63', 'Comparing large numbers', 'large-numbers', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const base = draw.int(2, 8) * 1_000_000
    const [h, t] = [draw.int(1, 8), draw.int(1, 8)]
    const values = [
      base + h * 100_000 + t * 1000,
      base + h * 10_000 + t * 100_000,
      base + h * 100_000 + t * 100,
      base + t * 1000 + h * 100,
    ]
    if (new Set(values).size < 4) return null
    const [most, what] = draw.pick([
      [true, 'visitors'],
      [false, 'visitors'],
      [true, 'passengers'],
      [false, 'passengers'],
    ] as const)
    const best = most ? Math.max(...values) : Math.min(...values)
    const at = values.indexOf(best)
    const list = values.map((n, i) => `Town ${TOWNS[i]} ${num(n)}`).join(', ')
    return single(
      1,
      `In one year the number of ${what} was: ${list}. Which town had the ${most ? 'most' : 'fewest'} ${what}?`,
      words(at + 1, `Town ${TOWNS[at]}`),
      [`Compare from the left, place by place: ${num(best)} is the ${most ? 'largest' : 'smallest'} ✓`],
      {
        givens: { v0: values[0] ?? 0, v1: values[1] ?? 0, v2: values[2] ?? 0, v3: values[3] ?? 0 },
        slips: TOWNS.flatMap((town, i) =>
          i === at
            ? []
            : [
                {
                  ...words(i + 1, `Town ${town}`),
                  why: `Compare the hundred thousands first, then the ten thousands. Line the numbers up from the right.`,
                },
              ],
        ),
      },
    )
  },
})

export const placeValue = [digitValue, between, ordered]
