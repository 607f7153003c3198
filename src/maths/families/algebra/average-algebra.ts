/** Families M43 to M46: average and algebra. */
import { type Family, part, several, single } from '#maths/problem/problem.ts'
import { count, dollars, fraction, inLetter, measure, money, num, type Quantity } from '#maths/problem/quantity.ts'

const newMember: Family = {
  id: 'M43',
  name: 'Average and a new member',
  skill: 'average',
  until: 0,
  makers: [
    {
      marks: 2,
      choice: true,
      level: 2,
      calculator: false,
      make: (draw) => {
        const [n, m, up] = [draw.int(4, 9), draw.int(32, 46), draw.int(1, 3)]
        const weight = (n + 1) * (m + up) - n * m
        if (weight > 60) return null
        const [child] = draw.children()
        const slips = [m + up, m + up + n, 2 * (m + up) - m, n * (m + up) - n * m, weight - m + up, weight + up]
        return single(
          2,
          `The average mass of ${n} children is ${m} kg. When ${child.name} joins them, the average mass becomes ${m + up} kg. What is ${child.name}'s mass?`,
          measure(weight, 'kg'),
          [
            `Totals: ${n} × ${m} = ${n * m} kg and ${n + 1} × ${m + up} = ${(n + 1) * (m + up)} kg ✓`,
            `${(n + 1) * (m + up)} − ${n * m} = ${weight} kg ✓`,
          ],
          { givens: { n, m, after: m + up }, slips: slips.map((kg) => measure(kg, 'kg')) },
        )
      },
    },
    {
      marks: 1,
      choice: true,
      level: 1,
      calculator: false,
      make: (draw) => {
        const [a, b, c, d] = [draw.int(12, 48), draw.int(12, 48), draw.int(12, 48), draw.int(12, 48)]
        const sum = a + b + c + d
        if (sum % 4 !== 0 || new Set([a, b, c, d]).size < 4) return null
        const what = draw.pick(['points in four games', 'shells on four days', 'laps in four weeks'])
        const [child] = draw.children()
        const slips = [sum / 2, sum, Math.max(a, b, c, d) - Math.min(a, b, c, d), (b + c) / 2, sum / 4 + 2]
        const verb = what.startsWith('points') ? 'scored' : what.startsWith('shells') ? 'found' : 'swam'
        return single(
          1,
          `${child.name} ${verb} ${a}, ${b}, ${c} and ${d} ${what}. Find the average.`,
          count(sum / 4),
          [`(${a} + ${b} + ${c} + ${d}) ÷ 4 = ${sum} ÷ 4 = ${sum / 4} ✓`],
          { givens: { a, b, c, d }, slips: slips.filter(Number.isInteger).map(count) },
        )
      },
    },
  ],
}

const twoGroups: Family = {
  id: 'M44',
  name: 'Average of two groups',
  skill: 'average',
  until: 0,
  makers: [
    {
      marks: 2,
      choice: true,
      level: 2,
      calculator: false,
      make: (draw) => {
        const [n1, n2, m1, m2] = [draw.int(8, 24), draw.int(8, 24), draw.int(50, 80), draw.int(50, 80)]
        const total = n1 * m1 + n2 * m2
        const mean = total / (n1 + n2)
        if (!Number.isInteger(mean) || n1 === n2 || m1 === m2) return null
        const slips = [(m1 + m2) / 2, (n1 * m2 + n2 * m1) / (n1 + n2), m1 + m2, mean + 2, mean - 1]
        return single(
          2,
          `In a test, ${n1} boys scored an average of ${m1} marks and ${n2} girls scored an average of ${m2} marks. What was the average mark of all the pupils?`,
          count(mean),
          [
            `Total: ${n1} × ${m1} + ${n2} × ${m2} = ${num(total)} marks ✓`,
            `${num(total)} ÷ ${n1 + n2} = ${mean} marks ✓`,
          ],
          { givens: { n1, m1, n2, m2 }, slips: slips.filter((n) => Number.isInteger(n * 2)).map(count) },
        )
      },
    },
  ],
}

/** 'ay + b', the sum of the terms with a letter and the numbers; `value` is its value at y = 10 007, apart for each. */
function expression(a: number, b: number): Quantity {
  const letters = a === 1 ? '{y}' : `${a}{y}`
  const text = b === 0 ? letters : `${letters} ${b > 0 ? '+' : '−'} ${Math.abs(b)}`
  return inLetter(text, 'y', a * 10_007 + b)
}

const simplify: Family = {
  id: 'M45',
  name: 'Algebra: simplify and evaluate',
  skill: 'algebraic-expressions',
  until: 0,
  makers: [
    {
      marks: 1,
      choice: true,
      level: 1,
      calculator: false,
      make: (draw) => {
        const [a, b, c, d] = [draw.int(5, 12), draw.int(8, 20), draw.int(2, 4), draw.int(2, 7)]
        const key = expression(a - c, b - d)
        return single(
          1,
          `Simplify ${a}{y} + ${b} − ${c}{y} − ${d}.`,
          key,
          [`${a}{y} − ${c}{y} = ${a - c === 1 ? '' : a - c}{y}; ${b} − ${d} = ${b - d}; together ${key.text} ✓`],
          {
            givens: { a, b, c, d },
            slips: [
              expression(a + c, b - d),
              expression(a - c, b + d),
              expression(a + b - c - d, 0),
              expression(a + c, b + d),
            ],
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
        const [a, b, c, y, n] = [draw.int(3, 9), draw.int(4, 30), draw.int(2, 5), draw.int(3, 12), draw.int(2, 6)]
        const value = (a * y + b) / n
        if (!Number.isInteger(value) || value - c < 1 || y % n === 0) return null
        return single(
          2,
          `Find the value of {${a}y + ${b}/${n}} − ${c} when {y} = ${y}.`,
          count(value - c),
          [`${a} × ${y} + ${b} = ${a * y + b} ✓`, `${a * y + b} ÷ ${n} − ${c} = ${value - c} ✓`],
          { givens: { a, b, c, y, n } },
        )
      },
    },
  ],
}

const story: Family = {
  id: 'M46',
  name: 'Algebra in a story',
  skill: 'algebraic-expressions',
  until: 0,
  makers: [
    {
      marks: 3,
      choice: false,
      level: 2,
      calculator: true,
      make: (draw) => {
        const [k, share, pay, y] = [draw.int(3, 8), draw.int(2, 4), draw.pick([50, 80, 100]), draw.int(3, 9)]
        const left = (pay - k * y) / share
        if (left <= 2 || !Number.isInteger(left)) return null
        const [one, two] = draw.children()
        const thing = draw.pick(['storybooks', 'tickets', 'paint sets'])
        const who = share === 2 ? `${one.name} and ${two.name}` : `${share} friends`
        return several(
          `${one.name} bought ${k} ${thing} at {y} dollars each and paid with $${pay}. The change was shared equally among ${who}.`.replace(
            'among',
            share === 2 ? 'between' : 'among',
          ),
          [
            part(
              2,
              'How much did each of them get, in terms of {y}?',
              inLetter(`{${pay} − ${k}y/${share}}`, 'y', left, '$'),
              [
                `Cost: ${k} × {y} = ${k}{y} dollars; change: (${pay} − ${k}{y}) dollars ✓`,
                `Each gets {${pay} − ${k}y/${share}} dollars ✓`,
                `*Accept:* $(${fraction(pay, share).text} − ${k === share ? '' : fraction(k, share).text}{y})`,
              ],
            ),
            part(1, `How much did each of them get if {y} = ${y}?`, money(left), [
              `(${pay} − ${k} × ${y}) ÷ ${share} = ${pay - k * y} ÷ ${share} = ${dollars(left)} ✓`,
            ]),
          ],
          { givens: { k, pay, y, ...(share === 2 ? {} : { share }) } },
        )
      },
    },
  ],
}

export const averageAndAlgebra: readonly Family[] = [newMember, twoGroups, simplify, story]
