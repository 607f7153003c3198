/** Families M32 to M35: both quantities change, repeated identity, ratio and value, gaps. */
import { type Family, part, several, single } from '#maths/problem/problem.ts'
import { count, dollars, gcd, money, oneUnit } from '#maths/problem/quantity.ts'

const bothChange: Family = {
  id: 'M32',
  name: 'Both quantities change',
  skill: 'changing-ratios',
  until: 0,
  makers: [
    {
      marks: 5,
      choice: false,
      level: 3,
      calculator: true,
      make: (draw) => {
        const [a, b, unit, x, y] = [
          draw.int(2, 7),
          draw.int(2, 7),
          draw.int(6, 20),
          draw.int(6, 40, 2),
          draw.int(5, 40),
        ]
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
            `At first: ${a} units and ${b} units; in the end: ${a}u + $${x} and ${b}u − $${y} ✓`,
            `(${a}u + $${x}) × ${d} = (${b}u − $${y}) × ${c} ✓`,
            `${a * d}u + $${x * d} = ${b * c}u − $${y * c} ✓`,
            `${oneUnit(Math.abs(b * c - a * d), unit, '$')} ✓`,
            `${one.name}: ${a} × $${unit} = $${a * unit} ✓`,
          ],
          { givens: { a, b, x, y, c, d } },
        )
      },
    },
  ],
}

const repeatedIdentity: Family = {
  id: 'M33',
  name: 'Repeated identity',
  skill: 'ratio-and-fraction',
  until: 0,
  makers: [
    {
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
            part(3, `How many coins does ${three.name} have?`, count(q * unit), [
              `${two.name} has ${p} units, so ${one.name} has ${m} × ${p} = ${m * p} units ✓`,
              `${m * p} + ${p} + ${q} = ${m * p + p + q} units = ${total}; 1 unit = ${unit} ✓`,
              `${three.name}: ${q} × ${unit} = ${q * unit} ✓`,
            ]),
            part(
              1,
              `How many coins must ${one.name} give ${two.name} so that the two of them have the same number?`,
              count(given),
              [`(${m * p * unit} − ${p * unit}) ÷ 2 = ${given} ✓`],
            ),
          ],
          { givens: { p, q, total, ...(m === 2 ? {} : { m }) } },
        )
      },
    },
  ],
}

const coins: Family = {
  id: 'M34',
  name: 'Ratio and value',
  skill: 'sharing-in-a-ratio',
  until: 0,
  makers: [
    {
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
          { givens: { v1, v2, a, b, total } },
        )
      },
    },
  ],
}

const gaps: Family = {
  id: 'M35',
  name: 'Gap and difference',
  skill: 'whole-number-problems',
  until: 0,
  makers: [
    {
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
        const slips = [more / a, boxes, (a + b) * (boxes - 1), a * boxes, more + a + b, b * boxes]
        return single(
          2,
          `Every ${pack} holds ${a} ${first} and ${b} ${second}. In all the ${pack === 'box' ? 'boxes' : `${pack}s`} there are ${more} more ${first} than ${second}. How many ${first.split(' ')[1]} are there altogether?`,
          count((a + b) * boxes),
          [
            `Difference in one ${pack}: ${a} − ${b} = ${a - b}; ${more} ÷ ${a - b} = ${boxes} ✓`,
            `${boxes} × (${a} + ${b}) = ${(a + b) * boxes} ✓`,
          ],
          { givens: { a, b, more }, slips: slips.filter(Number.isInteger).map(count) },
        )
      },
    },
  ],
}

export const harderRatioFamilies: readonly Family[] = [bothChange, repeatedIdentity, coins, gaps]
