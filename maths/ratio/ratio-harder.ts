/** Families M33 to M35: repeated identity, ratio and value, gaps. */
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import { family, part, several, single, slipsOf, withBars } from '#families/kit/problem.ts'
import { count, dollars, gcd } from '#families/kit/quantity.ts'
import { slipsBeside, unitRow, withMore } from '#families/kit/working.ts'

const repeatedIdentity = family('M33', 'Repeated identity', 'ratio-and-fraction', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [m, p, q, unit] = [draw.int(2, 5), draw.int(2, 5), draw.int(2, 6), draw.int(3, 12)]
    if (gcd(p, q) > 1 || p <= q || m === p) return null
    const [one, two, three] = draw.children()
    // two : three = p : q, one = m times two
    const units = [m * p, p, q] as const
    const total = (units[0] + units[1] + units[2]) * unit
    const given = ((m - 1) * p * unit) / 2
    if (!Number.isInteger(given)) return null
    const times = m === 2 ? 'twice' : `${m} times`
    return several(
      `${one.name} has ${times} as many coins as ${two.name}. The ratio of ${two.name}'s coins to ${three.name}'s coins is ${p} : ${q}. The three children have ${total} coins altogether.`,
      [
        part(
          3,
          `How many coins does ${three.name} have?`,
          count(q * unit),
          [
            withBars(
              `${two.name} has ${p} units, so ${one.name} has ${m} × ${p} = ${m * p} units ✓`,
              barModel(
                [unitRow(one.name, m * p), unitRow(two.name, p), unitRow(three.name, q, '?', 'shaded')],
                `${m * p + p + q} units = ${total}`,
              ),
            ),
            `${m * p} + ${p} + ${q} = ${m * p + p + q} units = ${total}; 1 unit = ${unit} ✓`,
            `${three.name}: ${q} × ${unit} = ${q * unit} ✓`,
          ],
          {
            slips: slipsBeside(count(q * unit), count, [
              [
                (total / (m + p + q)) * q,
                `You gave ${one.name} ${m} units. ${one.name} has ${times} as many as ${two.name}, who has ${p} units.`,
              ],
              [p * unit, `You found the coins of ${two.name}.`],
              [m * p * unit, `You found the coins of ${one.name}.`],
              [
                (total / (p + q)) * q,
                `You shared all ${total} coins between ${two.name} and ${three.name}, but ${one.name} has some of them.`,
              ],
              [total / 3, `You shared the coins equally, but the three have different numbers of coins.`],
            ]),
          },
        ),
        part(
          1,
          `How many coins must ${one.name} give ${two.name} so that the two of them have the same number?`,
          count(given),
          [`(${m * p * unit} − ${p * unit}) ÷ 2 = ${given} ✓`],
          {
            slips: slipsBeside(count(given), count, [
              [
                given * 2,
                `You found how many more coins ${one.name} has. If all of these move, ${two.name} has more in the end.`,
              ],
              [((m * p + p) * unit) / 2, `You found how many each of the two has in the end.`],
              [p * unit, `You found the coins that ${two.name} has now.`],
            ]),
            follows: `a * ${(m - 1) * p} / ${q} / 2`,
          },
        ),
      ],
      { givens: { p, q, total, ...(m === 2 ? {} : { m }) } },
    )
  },
})

const coins = family('M34', 'Ratio and value', 'sharing-in-a-ratio', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [a, b, sets] = [draw.int(2, 7), draw.int(2, 7), draw.int(4, 15)]
    if (gcd(a, b) > 1) return null
    const [v1, v2] = draw.pick([
      [50, 20],
      [20, 10],
      [50, 10],
    ])
    const set = a * v1 + b * v2
    const total = (set * sets) / 100
    const [child] = draw.children()
    return single(
      4,
      `${child.name} has some ${v1}-cent coins and ${v2}-cent coins in the ratio ${a} : ${b}. Their total value is ${dollars(total)}. How many coins does ${child.name} have?`,
      count((a + b) * sets),
      [
        `In one group of ${a} + ${b} = ${a + b} coins: ${a} × ${v1} cents = ${a * v1} cents ✓`,
        `${b} × ${v2} cents = ${b * v2} cents; value of a group: ${dollars(set / 100)} ✓`,
        `Groups: ${dollars(total)} ÷ ${dollars(set / 100)} = ${sets} ✓`,
        `Coins: ${sets} × ${a + b} = ${(a + b) * sets} ✓`,
      ],
      {
        givens: { v1, v2, a, b, total },
        slips: slipsBeside(count((a + b) * sets), count, [
          [sets, `You found how many groups there are. Each group has ${a + b} coins.`],
          [
            ((total * 100) / (v1 + v2)) * 2,
            `You took as many ${v1}-cent coins as ${v2}-cent coins, but they are in the ratio ${a} : ${b}.`,
          ],
          [a * sets, `You found the ${v1}-cent coins only.`],
          [b * sets, `You found the ${v2}-cent coins only.`],
          [
            (total * 100) / v1 + (total * 100) / v2,
            `You made the whole of ${dollars(total)} out of each kind of coin. The two kinds make it up together.`,
          ],
        ]),
      },
    )
  },
})

const gaps = family('M35', 'Gap and difference', 'whole-number-problems', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [a, b, boxes] = [draw.int(6, 12), draw.int(2, 7), draw.int(8, 24)]
    if (a - b < 3) return null
    const [first, second, pack] = draw.pick([
      ['chocolate biscuits', 'butter biscuits', 'tin'],
      ['green pencils', 'yellow pencils', 'box'],
      ['lemon sweets', 'mint sweets', 'jar'],
    ])
    const more = (a - b) * boxes
    const thing = first.split(' ')[1]
    const slips = slipsOf(count, [
      [
        more / a,
        `You divided ${more} by ${a}, but ${more} is a difference: divide it by the difference in one ${pack}.`,
      ],
      [
        boxes,
        `You found how many ${pack === 'box' ? 'boxes' : `${pack}s`} there are. Each holds ${a} and ${b} ${thing}.`,
      ],
      [(a + b) * (boxes - 1), `You counted one ${pack} too few.`],
      [a * boxes, `You found the ${first} only. Add the ${second}.`],
      [
        more + a + b,
        `You added ${a} and ${b} to ${more}. Find first how many ${pack === 'box' ? 'boxes' : `${pack}s`} make a difference of ${more}.`,
      ],
      [b * boxes, `You found the ${second} only. Add the ${first}.`],
    ])
    return single(
      2,
      `Every ${pack} holds ${a} ${first} and ${b} ${second}. In all the ${pack === 'box' ? 'boxes' : `${pack}s`} there are ${more} more ${first} than ${second}. How many ${first.split(' ')[1]} are there altogether?`,
      count((a + b) * boxes),
      [
        withBars(
          `Difference in one ${pack}: ${a} − ${b} = ${a - b}; ${more} ÷ ${a - b} = ${boxes} ✓`,
          barModel(
            [
              bar(`${first} in a ${pack}`, [...unitCells(b), ...unitCells(a - b, '', 'shaded')]),
              unitRow(`${second} in a ${pack}`, b),
            ],
            `shaded: ${a - b} more in each ${pack}`,
          ),
        ),
        `${boxes} × (${a} + ${b}) = ${(a + b) * boxes} ✓`,
      ],
      {
        givens: { a, b, more },
        slips: withMore(
          count((a + b) * boxes),
          slips,
          slipsOf(count, [
            [(a + b) * (boxes + 1), `You counted one ${pack} too many.`],
            [
              (a + b) * more,
              `You took ${more} as the number of ${pack === 'box' ? 'boxes' : `${pack}s`}. It is a difference.`,
            ],
            [(a + b) * (boxes + 2), `You counted two ${pack === 'box' ? 'boxes' : `${pack}s`} too many.`],
          ]),
        ),
      },
    )
  },
})

export const harderRatioFamilies = [repeatedIdentity, coins, gaps] as const
