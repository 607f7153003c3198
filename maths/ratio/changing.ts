/** Families M29 to M31: before and after with one part, the difference or the total fixed. */
import type { Quantity } from '#families/family.ts'
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { family, single, slipsOf, withBars } from '#families/kit/problem.ts'
import { count, equation, gcd, lcm, measure, money, oneUnit, units } from '#families/kit/quantity.ts'
import { inCents, slipsBeside, unitRow, wide, withMore } from '#families/kit/working.ts'

const coprime = (a: number, b: number): boolean => a !== b && gcd(a, b) === 1

const oneFixed = family('M29', 'Before and after, one fixed', 'changing-ratios', {
  marks: 3,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw) => {
    const [a, b, c, d, unit] = [draw.int(2, 7), draw.int(2, 7), draw.int(2, 9), draw.int(2, 7), draw.int(2, 6)]
    if (!coprime(a, b) || !coprime(c, d) || b === d) return null
    const same = lcm(b, d)
    const [before, after] = [(a * same) / b, (c * same) / d]
    if (after <= before || after > 40) return null
    const [what, who, other] = draw.pick([
      ['a fish tank', 'guppies', 'tetras'],
      ['a choir', 'boys', 'girls'],
      ['a car park', 'motorcycles', 'cars'],
    ])
    const k = (after - before) * unit
    return single(
      3,
      `The ratio of the number of ${who} to the number of ${other} in ${what} was ${a} : ${b}. When ${k} more ${who} were added, the ratio became ${c} : ${d}. How many ${other} were there?`.replace(
        'were added',
        who === 'guppies' ? 'were added' : 'came',
      ),
      count(same * unit),
      [
        withBars(
          `The number of ${other} stays the same: ${equation(`${a} : ${b}`, `${before} : ${same}`)} and ${equation(`${c} : ${d}`, `${after} : ${same}`)} ✓`,
          barModel([unitRow(`${who} at first`, before), unitRow(other, same, '?')]),
        ),
        withBars(
          `${after} − ${before} = ${oneUnit(after - before, unit)} ✓`,
          barModel(
            [
              bar(`${who} in the end`, [...unitCells(before), ...unitCells(after - before, '', 'shaded')]),
              unitRow(other, same, '?'),
            ],
            `shaded: ${units(after - before)} = ${k}`,
          ),
        ),
        `${same} units = ${same * unit} ✓`,
      ],
      {
        givens: { a, b, c, d, k },
        slips: slipsBeside(count(same * unit), count, [
          [before * unit, `You found the ${who} at first. The question asks for the ${other}.`],
          [after * unit, `You found the ${who} in the end. The question asks for the ${other}.`],
          [
            (k / (c - a)) * b,
            `You compared ${a} and ${c} at once, but a unit of ${a} : ${b} is not as large as one of ${c} : ${d}. Make the ${other} the same number of units first.`,
          ],
          [same * k, `You took ${k} as 1 unit. Find how many units were added.`],
          [(before + same) * unit, `You found the ${who} and the ${other} together, before the change.`],
        ]),
      },
    )
  },
})

const constantDifference = family(
  'M30',
  'Constant difference',
  'changing-ratios',
  {
    marks: 4,
    choice: false,
    level: 3,
    calculator: true,
    make: (draw) => {
      const [c, d, unit, spent] = [draw.int(4, 9), draw.int(1, 5), draw.int(4, 18), draw.int(15, 60)]
      if (c <= d || !coprime(c, d)) return null
      const [x, y] = [c * unit + spent, d * unit + spent]
      const [one, two] = draw.children()
      const thing = draw.pick(['the same dictionary', 'the same kind of racket', 'the same T-shirt'])
      return single(
        4,
        `${one.name} had $${x} and ${two.name} had $${y}. Each of them bought ${thing}. After that, the ratio of ${one.name}'s money to ${two.name}'s money was ${c} : ${d}. How much did each of them spend?`,
        money(spent),
        [
          `The difference stays the same: $${x} − $${y} = $${x - y} ✓`,
          withBars(
            `${c} − ${d} = ${oneUnit(c - d, unit, '$')} ✓`,
            barModel(
              [
                bar(`${one.name}, in the end`, [...unitCells(d), ...unitCells(c - d, '', 'shaded')]),
                unitRow(`${two.name}, in the end`, d),
              ],
              `shaded: ${units(c - d)} = $${x - y}`,
            ),
          ),
          `${two.name} had ${d} × $${unit} = $${d * unit} left ✓`,
          withBars(
            `Spent: $${y} − $${d * unit} = $${spent} ✓`,
            barModel([bar(`${two.name}, at first`, [...unitCells(d), cell(wide(spent / unit), '?', 'gone')], `$${y}`)]),
          ),
        ],
        {
          givens: { x, y, c, d },
          slips: slipsBeside(
            money(spent),
            money,
            [
              [d * unit, `You found what ${two.name} had left. The question asks what was spent.`],
              [c * unit, `You found what ${one.name} had left. The question asks what was spent.`],
              [x - y, `You found how much more ${one.name} had. That stays the same, so use it to find 1 unit.`],
              [
                y - ((x + y) * d) / (c + d),
                `You shared the money of both, $${x + y}, in the ratio ${c} : ${d}, but some of it was spent.`,
              ],
              [unit, `You stopped at 1 unit. Find what ${two.name} had left first.`],
              [(c + d) * unit, `You found what both of them had left together.`],
            ],
            inCents,
          ),
        },
      )
    },
  },
  {
    marks: 2,
    choice: true,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [a, b, years] = [draw.int(6, 12), draw.int(30, 44), draw.int(2, 16)]
      const times = (b + years) / (a + years)
      if (!Number.isInteger(times) || times > 3 || times < 2) return null
      const [child] = draw.children()
      const inYears = (n: number): Quantity => measure(n, 'years')
      const answer = inYears(years)
      const tried = (n: number): readonly [number, string] => [
        n,
        `In ${n} years, they will be ${b + n} and ${a + n} years old. Is that ${times === 2 ? 'twice' : 'three times'} as old?`,
      ]
      const slips = slipsOf(inYears, [
        [
          b - a - years,
          times === 2
            ? `You wrote the age of ${child.name} today. The question asks how many years it will take.`
            : `You took the age in the middle between ${a} and ${b}. Think of the difference of the ages, which stays the same.`,
        ],
        [Math.round(b / times) - a, `You divided the mother's age of today by ${times}, but she grows older too.`],
        tried(b - times * a + years),
        tried(years + times),
        [
          (b - a) / times,
          `You divided the difference of ${b - a} years by ${times}. Draw both ages in units and look how many units the difference is.`,
        ],
      ])
      return single(
        2,
        `${child.name} is ${a} years old and ${child.his} mother is ${b} years old. In how many years will ${child.his} mother be ${times === 2 ? 'twice' : 'three times'} as old as ${child.name}?`,
        answer,
        [
          withBars(
            `The difference stays the same: ${b} − ${a} = ${b - a} years = ${units(times - 1)} ✓`,
            barModel(
              [
                unitRow(`${child.name}, then`, 1),
                bar('mother, then', [cell(1), ...unitCells(times - 1, '', 'shaded')]),
              ],
              `shaded: ${b - a} years`,
            ),
          ),
          `Then ${child.name} will be ${times === 2 ? '' : `${b - a} ÷ ${times - 1} = `}${a + years}; ${a + years} − ${a} = ${years} years ✓`,
        ],
        {
          givens: { a, b },
          slips: withMore(
            answer,
            slips,
            slipsOf(
              inYears,
              [tried(years + 1), tried(years + 2), tried(years - 1), tried(years - 2)].filter(([n]) => n > 0),
            ),
          ),
        },
      )
    },
  },
)

const constantTotal = family('M31', 'Constant total', 'changing-ratios', {
  marks: 3,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw) => {
    const [a, b, c, d, unit] = [draw.int(3, 9), draw.int(1, 5), draw.int(2, 7), draw.int(2, 9), draw.int(2, 9)]
    if (!coprime(a, b) || !coprime(c, d)) return null
    const total = lcm(a + b, c + d)
    const [before, after] = [(a * total) / (a + b), (c * total) / (c + d)]
    if (before <= after || total > 60) return null
    const [one, two] = draw.children()
    const k = (before - after) * unit
    return single(
      3,
      `The ratio of ${one.name}'s cards to ${two.name}'s cards was ${a} : ${b}. After ${one.name} gave ${k} cards to ${two.name}, the ratio became ${c} : ${d}. How many cards did ${one.name} have at first?`,
      count(before * unit),
      [
        withBars(
          `The total stays the same, ${total} units: ${one.name} has ${units(before)} at first and ${units(after)} in the end ✓`,
          barModel([unitRow(`${one.name}, at first`, before, '?'), unitRow(`${two.name}, at first`, total - before)]),
        ),
        withBars(
          `${before} − ${after} = ${oneUnit(before - after, unit)} ✓`,
          barModel(
            [
              bar(`${one.name}, in the end`, [...unitCells(after), ...unitCells(before - after, '', 'gone')]),
              bar(`${two.name}, in the end`, [
                ...unitCells(total - before),
                ...unitCells(before - after, '', 'shaded'),
              ]),
            ],
            `shaded: ${units(before - after)} = ${k}`,
          ),
        ),
        `${units(before)} = ${before * unit} ✓`,
      ],
      {
        givens: { a, b, c, d, k },
        slips: slipsBeside(count(before * unit), count, [
          [after * unit, `You found what ${one.name} had in the end. The question asks about the beginning.`],
          [(total - before) * unit, `You found what ${two.name} had at first.`],
          [total * unit, `You found the cards of both together.`],
          [(total - after) * unit, `You found what ${two.name} had in the end.`],
          [
            (k / (a - c)) * a,
            `You compared ${a} and ${c} at once, but a unit of ${a} : ${b} is not as large as one of ${c} : ${d}. The total stays the same: make it the same number of units.`,
          ],
          [a * k, `You took ${k} as 1 unit. Find how many units were given.`],
        ]),
      },
    )
  },
})

export const changingFamilies = [oneFixed, constantDifference, constantTotal] as const
