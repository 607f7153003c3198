/** Family M70: from a known product or measure to another with more zeros. */
import type { Draw } from '#families/family.ts'
import { family, single } from '#families/kit/problem.ts'
import { count, measure, num } from '#families/kit/quantity.ts'
import { mixed, type Wrong, wrong } from './wrong.ts'

/** ' × 100', or nothing for 1 */
const times = (n: number): string => (n === 1 ? '' : ` × ${num(n)}`)

/** A product is known; another with more zeros is asked for, or a quotient. */
function known(draw: Draw) {
  const [a, b, s, t] = [draw.int(13, 79), draw.int(12, 68), draw.pick([1, 10, 100]), draw.pick([10, 100])]
  const made = a * b
  const back = draw.int(0, 1) === 1
  if (a % 10 === 0 || b % 10 === 0 || a === b || made % 10 === 0) return null
  const [x, y] = [a * s, b * t]
  const key = back ? x : x * y
  if (x * y > 9_000_000 || (back && s === 1)) return null
  const size = (found: number, said: string): Wrong => [
    found,
    `The digits are right, but your answer is too ${said}. Compare ${num(back ? x * y : x)} and ${num(y)} with the numbers in the first sum, zero by zero.`,
  ]
  const slips = wrong(key, [
    size(key / 10, 'small'),
    size(key * 10, 'large'),
    size(key * 100, 'large'),
    size(key / 100, 'small'),
    size(key * 1000, 'large'),
    size(key / 1000, 'small'),
    ...(back
      ? ([
          [y, `${num(y)} is the number you divide by.`],
          [a, `${a} is in the first product. Are the other numbers the same there as here?`],
          [b, `${b} is in the first product, but it belongs to ${num(y)}, the number you divide by.`],
        ] as const)
      : ([
          [made, `${num(made)} is the first product. Are the numbers the same here?`],
          [made * t, `You compared only ${num(y)} with ${b}. Compare ${num(x)} with ${a} too.`],
          [x + y, `You added ${num(x)} and ${num(y)}. The sign is ×.`],
          [y, `You left out × ${num(x)}.`],
        ] as const)),
  ])
  const steps = back
    ? [
        `${num(a * s)} × ${num(y)} = ${num(made)}${times(s * t)} = ${num(x * y)}, so ${num(x * y)} ÷ ${num(y)} = ${num(x)} ✓`,
      ]
    : [`${num(x)} × ${num(y)} = ${a} × ${b}${times(s)}${times(t)} = ${num(made)} × ${num(s * t)} = ${num(key)} ✓`]
  return single(
    1,
    `It is given that ${a} × ${b} = ${num(made)}. What is the value of ${back ? `${num(x * y)} ÷ ${num(y)}` : `${num(x)} × ${num(y)}`}?`,
    count(key),
    steps,
    { givens: { a, b, made }, slips: mixed(draw, key, slips) },
  )
}

/** A stack of hundreds is measured; the size of another stack, or the number in it, is asked for. */
function stack(draw: Draw) {
  const [hundreds, k] = [draw.int(2, 8), draw.int(6, 18)]
  const [thing, what, unit, told, one] = draw.pick([
    ['cards', 'height', 'cm', 'stack', 2],
    ['cards', 'height', 'cm', 'stack', 3],
    ['bolts', 'mass', 'kg', 'heap', 2],
    ['dominoes', 'length', 'm', 'row', 3],
    ['dominoes', 'length', 'm', 'row', 4],
  ])
  const [group, size] = [hundreds * 100, hundreds * one]
  const [many, long] = [group * k, size * k]
  const back = draw.int(0, 1) === 1
  if (k % 10 === 0 || size === k) return null
  const first = `The ${what} of a ${told} of ${group} identical ${thing} is ${size} ${unit}.`
  return back
    ? single(
        2,
        `${first} How many ${thing} are there in a ${told} of the same kind with a ${what} of ${long} ${unit}?`,
        count(many),
        [`${long} ÷ ${size} = ${k} times as much ✓`, `${k} × ${group} = ${num(many)} ✓`],
        {
          givens: { group, size, long },
          slips: wrong(many, [
            [
              group * long,
              `You multiplied ${group} by ${long}. ${group} ${thing} measure ${size} ${unit}, not 1 ${unit}.`,
            ],
            [k, `You found how many times ${size} ${unit} fits. Each time stands for ${group} ${thing}.`],
            [
              group + long - size,
              `You added the ${long - size} ${unit} to the number of ${thing}. Find how many times as much it is.`,
            ],
            [many / 10, `The digits are right, but your answer is too small. Count the zeros of ${group}.`],
            [many * 10, `The digits are right, but your answer is too large. Count the zeros of ${group}.`],
          ]),
        },
      )
    : single(
        2,
        `${first} What is the ${what} of a ${told} of ${num(many)} such ${thing}?`,
        measure(long, unit),
        [`${num(many)} ÷ ${group} = ${k} ✓`, `${k} × ${size} ${unit} = ${long} ${unit} ✓`],
        {
          givens: { group, size, many },
          slips: wrong(
            long,
            [
              [k, `${k} is how many times ${group} goes into ${num(many)}. Each time is ${size} ${unit}.`],
              [
                long * 10,
                `The digits are right, but your answer is too large. Count the zeros that you crossed out in ${num(many)} ÷ ${group}.`,
              ],
              [
                long * 100,
                `The digits are right, but your answer is too large. Divide by ${group}, not by ${group / 100}.`,
              ],
              [
                many / size,
                `You divided ${num(many)} by ${size}. Find how many times ${group} goes into ${num(many)}.`,
              ],
              [many * size, `You multiplied ${num(many)} by ${size}, as if each one measured ${size} ${unit}.`],
              [size + k, `You added. ${k} groups of ${group} are ${k} times as much as one.`],
            ],
            (value) => measure(value, unit),
          ),
        },
      )
}

export const relatedSums = family(
  'M70',
  'From one sum to another',
  'tens-and-hundreds',
  { marks: 1, choice: true, level: 2, calculator: false, make: known },
  { marks: 2, choice: false, level: 3, calculator: false, make: stack },
)
