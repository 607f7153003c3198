/** Family M192: tables with a missing entry, and tables of charges. */

import type { Draw } from '#families/family.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { spread } from '#families/kit/quantities.ts'
import { count, dollars, money, num } from '#families/kit/quantity.ts'
import { table } from './graphs.ts'

/** What is counted in two rows and three columns. */
const STORIES = [
  {
    about: 'the number of pupils in three classes',
    rows: ['Boys', 'Girls'],
    columns: ['6A', '6B', '6C'],
    least: 11,
    most: 24,
  },
  {
    about: 'the number of cars and motorcycles parked at three car parks',
    rows: ['Cars', 'Motorcycles'],
    columns: ['P1', 'P2', 'P3'],
    least: 25,
    most: 90,
  },
  {
    about: 'the number of adults and children who visited a swimming complex on three days',
    rows: ['Adults', 'Children'],
    columns: ['Fri', 'Sat', 'Sun'],
    least: 60,
    most: 240,
  },
] as const

type Six = readonly [number, number, number, number, number, number]

function six(draw: Draw, least: number, most: number): Six {
  const value = (): number => draw.int(least, most)
  return [value(), value(), value(), value(), value(), value()]
}

function missing(draw: Draw) {
  const { about, rows, columns, least, most } = draw.pick(STORIES)
  const value = (): number => draw.int(least, most)
  const [a, b, c, at] = [value(), value(), value(), draw.int(0, 2)]
  const entries = [a, b, c]
  const total = a + b + c
  const hidden = entries[at] ?? 0
  const [p = 0, q = 0] = entries.filter((_, i) => i !== at)
  if (new Set(entries).size < 3) return null
  const answer = count(hidden)
  const slips = spread(
    draw,
    answer,
    [
      slip(count(p + q), 'You added the two numbers that are told. The missing one is what they leave of the total.'),
      slip(count(total - p), `You took ${p} from the total, but not ${q}.`),
      slip(count(total - q), `You took ${q} from the total, but not ${p}.`),
      slip(count(hidden + 10), 'You are ten out: check where you carried or borrowed.'),
      slip(count(hidden - 10), 'You are ten out: check where you borrowed.'),
      slip(
        count(Math.abs(p - q)),
        `You subtracted ${Math.min(p, q)} from ${Math.max(p, q)}. The total is not used then.`,
      ),
      slip(count(hidden - 1), 'You are one out in the subtraction. Check by adding all three.'),
    ].filter(({ value: wrong }) => wrong > 0),
  )
  if (slips === null) return null
  const name = rows[draw.int(0, 1)] ?? ''
  const shown = entries.map((entry, i) => (i === at ? '?' : num(entry)))
  return single(
    1,
    `The table shows ${about.replace('cars and motorcycles', name.toLowerCase()).replace('adults and children', name.toLowerCase()).replace('pupils', name.toLowerCase())}. Find the missing number.`,
    answer,
    [`${num(total)} − ${num(p)} − ${num(q)} = ${num(hidden)} ✓`],
    {
      givens: { p, q, total },
      slips,
      picture: table(
        [
          ['', ...columns, 'Total'],
          [name, ...shown, num(total)],
        ],
        'One number is missing',
      ),
    },
  )
}

/** Two ways through the table: a column total and a row total. */
function twoSteps(draw: Draw) {
  const { about, rows, columns, least, most } = draw.pick(STORIES)
  const [a, b, c, d, e, f] = six(draw, least, most)
  const [upper, lower] = [a + b + c, d + e + f]
  const all = upper + lower
  if (new Set([a, b, c, d, e, f]).size < 6 || Math.abs(upper - lower) < 3) return null
  // Told: the first row but for its second entry, the second row without its third entry, the totals of row 2 and of all.
  return single(
    2,
    `The table shows ${about}. Some of the numbers are missing. Find the number of ${rows[0].toLowerCase()} in the column ${columns[1]}.`,
    count(b),
    [
      `${rows[0]} altogether: ${num(all)} − ${num(lower)} = ${num(upper)} ✓`,
      `${columns[1]}: ${num(upper)} − ${num(a)} − ${num(c)} = ${num(b)} ✓`,
    ],
    {
      givens: { a, c, d, e, lower, all },
      slips: [
        slip(
          count(all - a - c),
          'You took the first row from the total of *both* rows. First find the total of the first row.',
        ),
        slip(count(upper), `You found the total of the row ${rows[0]}. One of its three entries is asked for.`),
        slip(count(Math.abs(lower - a - c)), `You used the total of the row ${rows[1]} for the row ${rows[0]}.`),
        slip(count(f), `You found the other missing entry, in the row ${rows[1]}.`),
        slip(count(upper - a), `You took away ${columns[0]} only. The row has another number.`),
      ].filter(({ value }) => value > 0 && value !== b),
      picture: table(
        [
          ['', ...columns, 'Total'],
          [rows[0], num(a), '', num(c), ''],
          [rows[1], num(d), num(e), '', num(lower)],
          ['Total', '', '', '', num(all)],
        ],
        'Some entries are missing',
      ),
    },
  )
}

/** Charges in steps: a first part, then so much for each further part that has begun. `tenths`: told in kg, not in time. */
const CHARGES = [
  {
    what: 'a parcel delivery',
    head: 'Mass',
    first: 'First 2 kg',
    each: 'Each further kg or part of it',
    begun: 2,
    does: 'sends a parcel of',
    tenths: true,
    prices: [4.5, 6.5, 0.8, 1.6],
  },
  {
    what: 'the rental of a bicycle at East Coast Park',
    head: 'Time',
    first: 'First 2 hours',
    each: 'Each further hour or part of it',
    begun: 2,
    does: 'rents a bicycle for',
    tenths: false,
    prices: [8, 12, 2.5, 4],
  },
  {
    what: 'a car park at a shopping mall',
    head: 'Time',
    first: 'First 3 hours',
    each: 'Each further hour or part of it',
    begun: 3,
    does: 'parks a car for',
    tenths: false,
    prices: [2.4, 4, 1.2, 2.2],
  },
] as const

function charges(draw: Draw) {
  const { what, head, first, each, begun, does, tenths, prices } = draw.pick(CHARGES)
  const [low, high, cheap, dear] = prices
  const [start, further] = [draw.int(low * 10, high * 10) / 10, draw.int(cheap * 10, dear * 10) / 10]
  const [parts, rest] = [draw.int(3, 8), draw.int(1, 9)]
  const [adult, off] = [draw.adult(), draw.int(10, 25, 5)]
  const whole = begun + parts - 1
  const said = (n: number): string => (tenths ? `${n}.${rest}\u00a0kg` : `${n}\u00a0h ${rest * 6}\u00a0min`)
  const full = Math.round((start + parts * further) * 10) / 10
  const cents = full * (100 - off)
  if (!Number.isInteger(Math.round(cents * 1e6) / 1e6)) return null
  const pays = Math.round(cents) / 100
  const paysFor = (sum: number): number => Math.round(sum * (100 - off)) / 100
  return single(
    3,
    `The table shows the charges for ${what}. ${adult} ${does} ${said(whole)} and gets a discount of ${off}%. How much does ${adult} pay?`,
    money(pays),
    [
      `${said(whole)} − ${begun}\u00a0${tenths ? 'kg' : 'h'} = ${said(parts - 1)}, charged as ${parts} further parts ✓`,
      `${dollars(start)} + ${parts} × ${dollars(further)} = ${dollars(full)} ✓`,
      `${100 - off}% of ${dollars(full)} = ${dollars(pays)} ✓`,
    ],
    {
      givens: {
        start,
        further,
        off,
        ...(tenths ? { size: Number(`${whole}.${rest}`) } : { hours: whole, minutes: rest * 6 }),
      },
      slips: [
        slip(money(full), `You forgot the discount of ${off}%.`),
        slip(money((full * off) / 100), 'You found the discount. Take it away from the charge.'),
        slip(
          money(paysFor(start + (parts - 1) * further)),
          'You left out the part that has only begun. It is charged as a whole one.',
        ),
        slip(
          money(paysFor(start + (parts + begun) * further)),
          `You charged every part at the price of a further one, and the first charge too. The first ${begun} are paid for already.`,
        ),
      ].filter(({ value }) => value !== pays),
      picture: table(
        [
          [head, 'Charge'],
          [first, dollars(start)],
          [each, dollars(further)],
        ],
        `Charges for ${what}`,
      ),
    },
  )
}

export const tables = family(
  'M192',
  'Tables',
  'tables-and-graphs',
  { marks: 1, choice: true, level: 1, calculator: false, make: missing },
  { marks: 2, choice: false, level: 2, calculator: false, make: oneOf(twoSteps) },
  { marks: 3, choice: false, level: 2, calculator: true, make: oneOf(charges) },
)
