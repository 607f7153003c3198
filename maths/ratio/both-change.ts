/** Families M32 and M128: before and after where both quantities change. */
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { family, part, several, single, withBars } from '#families/kit/problem.ts'
import { count, gcd, money, oneUnit, units } from '#families/kit/quantity.ts'
import { slipsBeside, unitRow } from '#families/kit/working.ts'

const partsOf = (n: number): string => (n === 1 ? 'part' : 'parts')

const bothChange = family('M32', 'Both quantities change', 'changing-ratios', {
  marks: 5,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [a, b, unit, x, y] = [draw.int(2, 7), draw.int(2, 7), draw.int(6, 20), draw.int(6, 40, 2), draw.int(5, 40)]
    if (gcd(a, b) > 1 || a === b) return null
    const [after1, after2] = [a * unit + x, b * unit - y]
    if (after2 < 4) return null
    const shared = gcd(after1, after2)
    const [c, d] = [after1 / shared, after2 / shared]
    if (c > 9 || d > 9 || a * d === b * c) return null
    const [one, two] = draw.children()
    return single(
      5,
      `The ratio of ${one.name}'s savings to ${two.name}'s savings was ${a} : ${b}. After ${one.name} saved $${x} more and ${two.name} spent $${y}, the ratio became ${c} : ${d}. How much did ${one.name} have at first?`,
      money(a * unit),
      [
        `In the end: ${a} units + $${x} is ${c} ${partsOf(c)}, and ${b} units − $${y} is ${d} ${partsOf(d)} ✓`,
        `The first × ${d}: ${a * d} units + $${x * d}. The second × ${c}: ${b * c} units − $${y * c}. Each of them is ${c * d} ${partsOf(c * d)} ✓`,
        withBars(
          `Both are the same, so ${b * c} − ${a * d} = ${units(b * c - a * d)} = $${x * d} + $${y * c} = $${x * d + y * c} ✓`,
          barModel(
            [
              bar(`${one.name} × ${d}`, [cell(a * d, units(a * d)), cell((x * d) / unit, `$${x * d}`, 'shaded')]),
              bar(`${two.name} × ${c}`, [
                cell(a * d, units(a * d)),
                cell((x * d) / unit, `$${x * d}`, 'shaded'),
                cell((y * c) / unit, `$${y * c}`, 'gone'),
              ]),
            ],
            `the second with what is taken away: ${units(b * c)}`,
          ),
        ),
        `${oneUnit(b * c - a * d, unit, '$')} ✓`,
        `${one.name}: ${a} × $${unit} = $${a * unit} ✓`,
      ],
      {
        givens: { a, b, x, y, c, d },
        slips: slipsBeside(money(a * unit), money, [
          [a * unit + x, `You found what ${one.name} had in the end. The question asks about the beginning.`],
          [b * unit, `You found what ${two.name} had at first.`],
          [unit, `You stopped at 1 unit. ${one.name} had ${a} units.`],
          [b * unit - y, `You found what ${two.name} had in the end.`],
          [(a + b) * unit, `You found what both had together at first.`],
        ]),
      },
    )
  },
})

const TIMES = { 1: '', 2: 'twice ', 3: 'three times ' } as const

/** What the two have, what one gets, what becomes of a part of the other's. */
const STORIES = [
  { thing: 'money', as: 'as much', got: ['earned $', ' at a carnival stall'], lost: ['spent', 'money'], sign: '$' },
  { thing: 'stamps', as: 'as many', got: ['bought ', ' more stamps'], lost: ['gave away', 'stamps'], sign: '' },
  { thing: 'trading cards', as: 'as many', got: ['won ', ' more cards'], lost: ['sold', 'cards'], sign: '' },
] as const

const fractionGone = family('M128', 'More for one, a fraction less for the other', 'changing-ratios', {
  marks: 5,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [p, q, top, bottom] = [draw.int(1, 6), draw.int(3, 8), draw.int(1, 4), draw.int(3, 6)]
    const [times, unit] = [draw.pick([1, 2, 3] as const), draw.int(3, 15)]
    if (p >= q || gcd(p, q) > 1 || top >= bottom || gcd(top, bottom) > 1) return null
    const scale = bottom / gcd(q, bottom)
    const [first, second] = [p * scale, q * scale]
    const left = (second * (bottom - top)) / bottom
    const end = times * left
    const more = end - first
    if (more < 2 || end > 36 || second > 30 || first === left) return null
    const { thing, as, got, lost, sign } = draw.pick(STORIES)
    const [one, two] = draw.children()
    const x = more * unit
    const kind = sign === '$' ? money : count
    const answers = [kind(second * unit), kind((end + left) * unit)] as const
    return several(
      `${one.name} had {${p}/${q}} ${as} ${thing} as ${two.name}. After ${one.name} ${got[0]}${x}${got[1]} and ${two.name} ${lost[0]} {${top}/${bottom}} of ${two.his} ${lost[1]}, ${one.name} had ${TIMES[times]}${as} ${thing} as ${two.name}.`,
      [
        part(
          4,
          `How ${as.slice(3)} ${thing} did ${two.name} have at first?`,
          answers[0],
          [
            withBars(
              `${one.name} had ${units(first)} and ${two.name} ${units(second)} at first; ${two.name} had {${bottom - top}/${bottom}} × ${second} = ${units(left)} left ✓`,
              barModel(
                [
                  unitRow(`${one.name}, at first`, first),
                  bar(`${two.name}, at first`, [...unitCells(left), ...unitCells(second - left, '', 'gone')], '?'),
                ],
                `taken away: {${top}/${bottom}} of ${two.his} ${lost[1]}`.replace(/[{}]/g, ''),
              ),
            ),
            withBars(
              `In the end, ${one.name} had ${times === 1 ? units(end) : `${times} × ${left} = ${units(end)}`} ✓`,
              barModel(
                [
                  bar(`${one.name}, in the end`, [...unitCells(first), ...unitCells(more, '', 'shaded')]),
                  unitRow(`${two.name}, in the end`, left),
                ],
                `shaded: ${units(more)} = ${sign}${x}`,
              ),
            ),
            `${end} − ${first} = ${oneUnit(more, unit, sign)} ✓`,
            `${two.name}: ${second} × ${sign}${unit} = ${sign}${second * unit} ✓`,
          ],
          {
            slips: slipsBeside(answers[0], kind, [
              [first * unit, `You found what ${one.name} had at first.`],
              [left * unit, `You found what ${two.name} had left. The question asks about the beginning.`],
              [end * unit, `You found what ${one.name} had in the end.`],
              [second * x, `You took ${sign}${x} as 1 unit. Find how many units it is.`],
              [
                (x / (times * (second - left) - first)) * second,
                `You went on with the {${top}/${bottom}} that went away. ${two.name} kept {${bottom - top}/${bottom}}.`,
              ],
              [
                (x / (times * second - first)) * second,
                `You left out that ${two.name} ${lost[0]} {${top}/${bottom}} of ${two.his} ${lost[1]}.`,
              ],
            ]),
          },
        ),
        part(
          1,
          `How ${as.slice(3)} ${thing} did they have altogether in the end?`,
          answers[1],
          [`(${end} + ${left}) × ${sign}${unit} = ${sign}${(end + left) * unit} ✓`],
          {
            slips: slipsBeside(answers[1], kind, [
              [(first + second) * unit, `You found what they had altogether at first.`],
              [(end + second) * unit, `You forgot what ${two.name} ${lost[0]}.`],
              [(first + left) * unit, `You forgot that ${one.name} ${got[0]}${x}${got[1]}.`],
            ]),
            follows: `a * ${left} / ${second} * ${times + 1}`,
          },
        ),
      ],
      { givens: { p, q, top, bottom, x } },
    )
  },
})

export const bothChangeFamilies = [bothChange, fractionGone] as const
