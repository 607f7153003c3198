/** Family M82: a quotient on a number line, and two quotients compared. */
import type { Maker } from '#families/family.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { fraction, gcd, lcm, words } from '#families/kit/quantity.ts'
import { distinct, frac, over, type Wrong } from '#families/kit/spread.ts'
import { numberLine } from './number-lines.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const

const onLine = {
  marks: 1,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [d, n] = [draw.int(3, 6), draw.int(5, 20)]
    const wholes = Math.min(4, Math.floor(24 / d))
    const [whole, rest] = [Math.floor(n / d), n % d]
    if (rest === 0 || gcd(n, d) > 1 || n > wholes * d - 1 || n < d) return null
    const dropped = (part: number): boolean => part <= 0 || part >= wholes * d || part === n || part % d === 0
    const found: readonly (readonly [number, string])[] = [
      [n + d, `You started to count at 1. The first part of the line begins at 0.`],
      [n - d, `You counted one whole too few. How many wholes are in {${n}/${d}}?`],
      [whole * d + d - rest, `You counted the ${rest} parts back from ${whole + 1}. They come after ${whole}.`],
      [n + 1, `You counted one part too many. Start at 0 and count ${n} parts.`],
      [n - 1, `You counted one part too few. Start at 0 and count ${n} parts.`],
      [n - 2, `You counted two parts too few. Start at 0 and count ${n} parts.`],
      [n + 2, `You counted two parts too many. Start at 0 and count ${n} parts.`],
    ]
    const wrong = found.filter(([part], i) => !dropped(part) && found.findIndex(([other]) => other === part) === i)
    const smaller = wrong.filter(([part]) => part < n)
    const larger = wrong.filter(([part]) => part > n)
    const place = draw.pick([0, 0, 1, 2, 3, 3])
    const three = [...smaller.slice(0, place), ...larger.slice(0, 3 - place)]
    const parts = [n, ...three.map(([part]) => part)].sort((a, b) => a - b)
    if (parts.length < 4) return null
    const option = (part: number) => words(parts.indexOf(part) + 1, LETTERS[parts.indexOf(part)] ?? '')
    const ask = draw.pick([
      `Which arrow points to the value of ${n} ÷ ${d}?`,
      `${n} m of wire is cut into ${d} equal pieces. Which arrow shows the length of a piece in metres?`,
    ])
    return single(
      1,
      ask,
      option(n),
      [
        `${n} ÷ ${d} = {${n}/${d}} = ${frac(n, d)}: ${whole} wholes and ${rest} of ${d} parts, arrow ${option(n).text} ✓`.replace(
          '1 wholes',
          '1 whole',
        ),
      ],
      {
        givens: { n, d },
        slips: three.map(([part, why]) => slip(option(part), why)),
        picture: numberLine(
          0,
          wholes,
          d,
          parts.map((part, i) => [part, LETTERS[i] ?? '']),
        ),
      },
    )
  },
} satisfies Maker

const twoShares = {
  marks: 3,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [p, a, q, b] = [draw.int(3, 11), draw.int(2, 6), draw.int(4, 15), draw.int(3, 8)]
    if (p % a === 0 || q % b === 0 || a === b || p === q || q * a <= p * b || gcd(p, a) > 1 || gcd(q, b) > 1)
      return null
    const [ask, one, two, unit] = draw.pick([
      [
        `At a void deck party ${p} identical cakes are shared equally among ${a} tables of adults, and ${q} such cakes equally among ${b} tables of children. By how much of a cake is the share of a table of children larger than that of a table of adults?`,
        'a table of adults',
        'a table of children',
        '',
      ],
      [
        `${p} m of red ribbon is cut into ${a} equal pieces and ${q} m of gold ribbon into ${b} equal pieces. How much longer is a gold piece than a red piece?`,
        'a red piece',
        'a gold piece',
        'm',
      ],
      [
        `${p} litres of water is poured equally into ${a} pails and ${q} litres of water equally into ${b} basins. How much more water is there in a basin than in a pail?`,
        'a pail',
        'a basin',
        'litres',
      ],
    ])
    const same = lcm(a, b)
    const [left, right] = [(p * same) / a, (q * same) / b]
    const answer = fraction(right - left, same, unit)
    const wrong: Wrong[] = [
      [fraction(q, b, unit), `You found only ${two}. Take ${one} away.`],
      [fraction(p, a, unit), `You found only ${one}. The question asks for the difference.`],
      [fraction(right + left, same, unit), `You added the two. "How much more" asks for the difference.`],
      [
        fraction(q - p, Math.abs(b - a), unit),
        `You subtracted top and bottom apart. Make the denominators the same first.`,
      ],
      [
        fraction(q - p, same, unit),
        `You subtracted ${p} from ${q} over ${same}. With the new denominator the numerators grow too.`,
      ],
    ]
    return single(
      3,
      `${ask} Give your answer in its simplest form.`,
      answer,
      [
        `${p} ÷ ${a} = ${over(p, a)} for ${one}; ${q} ÷ ${b} = ${over(q, b)} for ${two} ✓`,
        `${over(q, b)} − ${over(p, a)} = ${over(right, same)} − ${over(left, same)} ✓`,
        `= ${answer.text} ✓`,
      ],
      { givens: { p, a, q, b }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const compared = family('M82', 'Quotients compared', 'fractions-and-division', onLine, twoShares)

export const harderQuotients = [compared] as const
