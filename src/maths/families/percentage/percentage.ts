/** Families M20 to M26: percentage. */
import { gstOf } from '#maths/gst.ts'
import { type Family, part, several, single } from '#maths/problem/problem.ts'
import { count, dollars, measure, money, num } from '#maths/problem/quantity.ts'

const partOfPart: Family = {
  id: 'M20',
  name: 'Part of a percentage',
  skill: 'percentage-of-a-whole',
  until: 0,
  makers: [
    {
      marks: 2,
      choice: true,
      level: 2,
      calculator: false,
      make: (draw) => {
        const [a, b, n] = [draw.int(20, 60, 5), draw.int(10, 60, 5), draw.int(200, 900, 20)]
        const rest = (n * (100 - a)) / 100
        const left = (rest * (100 - b)) / 100
        if (a === b || !Number.isInteger(rest) || !Number.isInteger(left)) return null
        const [things, first, second] = draw.pick([
          ['books in a library corner', 'English', 'Malay'],
          ['fish in a pond', 'guppies', 'tetras'],
          ['beads in a box', 'red', 'blue'],
        ])
        const other = things.startsWith('fish') ? 'are of other kinds' : `are neither ${first} nor ${second}`
        const slips = [(n * (100 - a - b)) / 100, (rest * b) / 100, rest, (n * (100 - b)) / 100, (n * a * b) / 10_000]
        return single(
          2,
          `Of the ${n} ${things}, ${a}% are ${first}. Of the rest, ${b}% are ${second}. How many of them ${other}?`,
          count(left),
          [`The rest: ${100 - a}% of ${n} = ${rest} ✓`, `${100 - b}% of ${rest} = ${left} ✓`],
          { givens: { n, a, b }, slips: slips.filter(Number.isInteger).map(count) },
        )
      },
    },
  ],
}

const discountThenGst: Family = {
  id: 'M21',
  name: 'Discount, then GST',
  skill: 'discount-gst-interest',
  until: 0,
  makers: [
    {
      marks: 3,
      choice: false,
      level: 2,
      calculator: true,
      make: (draw, year) => {
        const [price, d, g] = [draw.int(80, 900, 10), draw.int(10, 30, 5), gstOf(year)]
        const reduced = (price * (100 - d)) / 100
        const tax = (reduced * g) / 100
        if (!Number.isInteger(reduced)) return null
        const thing = draw.pick(['bicycle', 'sofa', 'camera', 'keyboard', 'table'])
        return single(
          3,
          `The usual price of a ${thing} was $${price}. It was sold at a discount of ${d}%. ${g}% GST was then added to the discounted price. How much did a customer pay?`,
          money(reduced + tax),
          [
            `Discounted price: ${100 - d}% of $${price} = ${dollars(reduced)} ✓`,
            `GST: ${g}% of ${dollars(reduced)} = ${dollars(tax)} ✓`,
            `Paid: ${dollars(reduced)} + ${dollars(tax)} = ${dollars(reduced + tax)} ✓`,
          ],
          { givens: { price, d, g } },
        )
      },
    },
  ],
}

const change: Family = {
  id: 'M22',
  name: 'Percentage change',
  skill: 'percentage-change',
  until: 0,
  makers: [
    {
      marks: 1,
      choice: true,
      level: 1,
      calculator: false,
      make: (draw) => {
        const [x, p] = [draw.int(40, 400, 20), draw.int(10, 60, 5)]
        const y = (x * (100 + p)) / 100
        if (!Number.isInteger(y)) return null
        const place = draw.pick(['a club', 'a reading club', 'a choir', 'a swimming course'])
        const slips = [((y - x) / y) * 100, y - x, 100 - p, (x / y) * 100, p + 10, p + 5]
        return single(
          1,
          `The number of members of ${place} rose from ${x} to ${y}. Find the percentage increase.`,
          measure(p, '%'),
          [`Increase: ${y - x}; {${y - x}/${x}} × 100% = ${p}% ✓`],
          {
            givens: { x, y },
            slips: slips.filter((n) => Number.isInteger(n * 10) && n < 100).map((n) => measure(n, '%')),
          },
        )
      },
    },
    {
      marks: 3,
      choice: false,
      level: 2,
      calculator: true,
      make: (draw) => {
        const [p, q, x] = [draw.int(10, 50, 5), draw.int(10, 50, 5), draw.int(120, 900, 20)]
        const y = (x * (100 + p)) / 100
        const z = (y * (100 - q)) / 100
        if (!Number.isInteger(y) || !Number.isInteger(z) || z === x || p === q) return null
        const down = Math.abs(z - x)
        if (!Number.isInteger((down * 1000) / x)) return null
        return several(
          `A museum had ${x} visitors in April. The number rose by ${p}% in May and fell by ${q}% from May to June.`,
          [
            part(2, 'How many visitors were there in June?', count(z), [
              `May: ${100 + p}% of ${x} = ${y} ✓`,
              `June: ${100 - q}% of ${y} = ${z} ✓`,
            ]),
            part(
              1,
              `By how many per cent was June ${z < x ? 'lower' : 'higher'} than April?`,
              measure((down * 100) / x, '%'),
              [`{${down}/${x}} × 100% = ${num((down * 100) / x)}% ✓`],
            ),
          ],
          { givens: { x, p, q } },
        )
      },
    },
  ],
}

const wholeFromPart: Family = {
  id: 'M23',
  name: 'Whole from a percentage',
  skill: 'whole-from-percentage',
  until: 0,
  makers: [
    {
      marks: 1,
      choice: true,
      level: 1,
      calculator: false,
      make: (draw) => {
        const [a, n] = [draw.int(15, 85, 5), draw.int(40, 480, 20)]
        const k = (n * a) / 100
        if (!Number.isInteger(k) || a === 50) return null
        const [what, verb] = draw.pick([
          ['pupils at a camp', 'can swim'],
          ['seats in a hall', 'are taken'],
          ['lockers', 'are in use'],
        ])
        const slips = [n - k, (k * a) / 100, k + a, k * 2, n + k]
        return single(
          1,
          `${a}% of the ${what} ${verb}. This is ${k} ${what.split(' ')[0]}. How many ${what.split(' ')[0]} are there altogether?`,
          count(n),
          [`${a}% = ${k}; 100% = ${k} ÷ ${a} × 100 = ${n} ✓`],
          { givens: { a, k }, slips: slips.filter(Number.isInteger).map(count) },
        )
      },
    },
  ],
}

const onePartFixed: Family = {
  id: 'M24',
  name: 'Percentage with one part fixed',
  skill: 'whole-from-percentage',
  until: 0,
  makers: [
    {
      marks: 4,
      choice: false,
      level: 3,
      calculator: true,
      make: (draw) => {
        const [x, y, n] = [draw.int(30, 60, 5), draw.int(20, 55, 5), draw.int(80, 400, 20)]
        const girls = (n * x) / 100
        const after = (girls * 100) / y
        if (y >= x || !Number.isInteger(girls) || !Number.isInteger(after) || after - n > 200) return null
        const place = draw.pick(['camp', 'running event', 'singing festival', 'science fair'])
        return single(
          4,
          `There were ${n} children at a ${place} and ${x}% of them were girls. When some more boys arrived, ${y}% of the children were girls. How many boys arrived?`,
          count(after - n),
          [
            `Girls: ${x}% of ${n} = ${girls}, and their number stays the same ✓`,
            `${y}% of the new total = ${girls} ✓`,
            `New total: ${girls} ÷ ${y} × 100 = ${after} ✓`,
            `Boys who arrived: ${after} − ${n} = ${after - n} ✓`,
          ],
          { givens: { n, x, y } },
        )
      },
    },
  ],
}

const morePerCent: Family = {
  id: 'M25',
  name: 'One quantity some per cent more',
  skill: 'percentage-change',
  until: 0,
  makers: [
    {
      marks: 2,
      choice: true,
      level: 2,
      calculator: false,
      make: (draw) => {
        const [p, b] = [draw.int(10, 80, 5), draw.int(40, 300, 20)]
        const a = (b * (100 + p)) / 100
        if (!Number.isInteger(a)) return null
        const [one, two] = draw.children()
        const slips = [((a + b) * (100 - p)) / 200, (a + b) / 2, a, (a + b) * (p / 100), ((a + b) * 100) / (100 + p)]
        return single(
          2,
          `${one.name} has ${p}% more stickers than ${two.name}. They have ${a + b} stickers altogether. How many stickers does ${two.name} have?`,
          count(b),
          [
            `${two.name}: 100 units; ${one.name}: ${100 + p} units; altogether ${200 + p} units ✓`,
            `${a + b} ÷ ${200 + p} × 100 = ${b} ✓`,
          ],
          { givens: { p, total: a + b }, slips: slips.filter(Number.isInteger).map(count) },
        )
      },
    },
  ],
}

const interest: Family = {
  id: 'M26',
  name: 'Simple interest for one year',
  skill: 'discount-gst-interest',
  until: 0,
  makers: [
    {
      marks: 1,
      choice: true,
      level: 1,
      calculator: false,
      make: (draw) => {
        const [s, r] = [draw.int(1200, 9600, 200), draw.int(2, 5)]
        const slips = [s + (s * r) / 1000, (s * r) / 100, s + r, s + (s * r) / 10]
        return single(
          1,
          `${draw.adult()} put ${dollars(s)} into a bank at an interest rate of ${r}% per year. How much money was in the account after one year?`,
          money(s + (s * r) / 100),
          [
            `Interest: ${r}% of ${dollars(s)} = ${dollars((s * r) / 100)}; ${dollars(s)} + ${dollars((s * r) / 100)} = ${dollars(s + (s * r) / 100)} ✓`,
          ],
          { givens: { s, r }, slips: slips.map(money) },
        )
      },
    },
  ],
}

export const percentageFamilies: readonly Family[] = [
  partOfPart,
  discountThenGst,
  change,
  wholeFromPart,
  onePartFixed,
  morePerCent,
  interest,
]
