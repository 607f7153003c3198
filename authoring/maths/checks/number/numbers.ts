/** Second computations of the families of numbers, factors, sums and powers of ten: see checks.ts. */

import { all, type ChecksOf, near, only, type SomeChecksOf } from '#authoring/maths/checks/check.ts'
import type { Problem } from '#families/family.ts'
import type { families } from '#families/number/families.ts'

/** What is asked, the spaces within numbers left out. */
const asked = ({ stem, parts }: Problem): string =>
  [stem, ...parts.map(({ ask }) => ask)].join(' ').replaceAll('\u00a0', '')

const UNITS: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, 'ten thousand': 10_000 }
const unitIn = (text: string): number => UNITS[/nearest ([a-z ]+?)[.,]/.exec(text)?.[1] ?? ''] ?? 0

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'

/** The number that these words say, read word by word. */
function read(words: string): number {
  let [total, now] = [0, 0]
  for (const word of words.replaceAll(/ and |, |-/g, ' ').split(' ')) {
    if (word === 'million' || word === 'thousand') {
      total += now * (word === 'million' ? 1_000_000 : 1000)
      now = 0
    } else if (word === 'hundred') now *= 100
    else
      now += WORDS.split(' ').includes(word)
        ? WORDS.split(' ').indexOf(word) + 1
        : (TENS.split(' ').indexOf(word) + 1) * 10
  }
  return total + now
}

/** The digit where it stands, all other digits put to 0. */
const kept = (n: number, digit: number, at: number): number =>
  Number([...String(n)].map((one, i) => (i === at && one === String(digit) ? one : '0')).join(''))

const valueOfDigit: ChecksOf<typeof families>['M61:1'] = ({ n = 0, digit = 0 }, [answer], problem) => {
  const text = asked(problem)
  const words = /What is (.+) in figures/.exec(text)?.[1]
  if (words !== undefined) return read(words) === answer
  if (!text.includes('____')) return kept(n, digit, String(n).indexOf(String(digit))) === answer
  const sum = text.split(' = ')[1]?.split('.')[0]?.replace('____', String(answer)) ?? ''
  return sum.split(' + ').reduce((total, one) => total + Number(one), 0) === n
}

/** All numbers that the five cards make: every number in base 5 says which card comes where. */
function fromCards({ picture }: Problem): number[] {
  const cards = [...(picture?.alt ?? '').matchAll(/\d/g)].map(([digit]) => digit)
  return all(0, 5 ** 5 - 1, (places) => new Set(places.toString(5).padStart(5, '0')).size === 5)
    .map((places) => Number([...places.toString(5).padStart(5, '0')].map((at) => cards[Number(at)]).join('')))
    .filter((n) => n >= 10_000)
    .sort((a, b) => a - b)
}

const largeNumbers = {
  'M61:1': valueOfDigit,
  'M61:2': ({ n, digit }, [answer], problem) => {
    const [high, low] = [String(n).indexOf(String(digit)), String(n).lastIndexOf(String(digit))].map((at) =>
      kept(n, digit, at),
    )
    const text = asked(problem)
    if (high === undefined || low === undefined) return false
    if (text.includes('sum')) return answer - low === high
    return text.includes('difference') ? answer + low === high : answer * low === high
  },
  'M62:1': ({ rounded }, [answer], problem) => {
    const unit = unitIn(asked(problem))
    const fits = all(rounded - unit, rounded + unit, (n) => Math.floor((n + unit / 2) / unit) * unit === rounded)
    return answer === (asked(problem).includes('greatest') ? fits.at(-1) : fits[0])
  },
  'M62:2': ({ p, q }, [answer], problem) => {
    const unit = unitIn(asked(problem))
    const rounding = (m: number): number[] =>
      all(m - unit, m + unit, (n) => Math.floor((n + unit / 2) / unit) * unit === m)
    const [highs, others] = [rounding(p), rounding(q)]
    const plus = asked(problem).includes('total')
    return answer === Math.max(...highs) + (plus ? Math.max(...others) : -Math.min(...others))
  },
  'M63:1': (_givens, [answer], problem) => {
    const text = asked(problem)
    const found = fromCards(problem).filter((n) => (n % 2 === 0) === text.includes('*even*'))
    return answer === (text.includes('greatest') ? found.at(-1) : found[0])
  },
  'M63:2': ({ target }, [answer], problem) =>
    only(
      fromCards(problem).filter(
        (n, _, found) => Math.abs(n - target) === Math.min(...found.map((m) => Math.abs(m - target))),
      ),
      answer,
    ),
} satisfies SomeChecksOf<typeof families>

/** The greatest common factor, by taking away the smaller from the larger. */
function shared(a: number, b: number): number {
  let [x, y] = [a, b]
  while (x !== y) [x, y] = x > y ? [x - y, y] : [x, y - x]
  return x
}

const factors = {
  'M64:1': ({ a, b }, [answer], problem) => {
    const text = asked(problem)
    if (text.includes('multiple')) return all(1, a * b, (n) => n % a === 0 && n % b === 0)[0] === answer
    if (text.includes('greatest')) return shared(a, b) === answer
    return all(1, a, (n) => a % n === 0 && b % n === 0).length === answer
  },
  'M64:2': ({ a, b }, [answer]) => near(answer * shared(a, b) ** 2, a * b),
  'M65:2': ({ a, b }, [answer]) => all(1, b, (packs) => (packs * a) % b === 0)[0] === answer,
  'M65:3': ({ a, b, least, most, p, q }, [answer]) =>
    only(
      all(least + 1, most - 1, (n) => n % a === p && n % b === q),
      answer,
    ),
} satisfies SomeChecksOf<typeof families>

export const checksOfNumbers = { ...largeNumbers, ...factors } satisfies SomeChecksOf<typeof families>
