/** Families M04 to M08: problems with whole numbers. */
import { type Family, type Problem, single } from '#maths/problem/problem.ts'
import { count, dollars, money, num } from '#maths/problem/quantity.ts'

const GOODS = [
  ['pens', 'rulers', 'pen'],
  ['muffins', 'tarts', 'muffin'],
  ['notebooks', 'erasers', 'notebook'],
] as const

const twoBaskets: Family = {
  id: 'M04',
  name: 'Two baskets of goods',
  skill: 'whole-number-problems',
  until: 0,
  makers: [
    {
      marks: 3,
      choice: false,
      level: 2,
      calculator: true,
      make: (draw) => {
        const [many, others, one] = draw.pick(GOODS)
        const [p, q, r] = [draw.int(2, 5), draw.int(2, 5), draw.int(5, 9)]
        const [a, b] = [draw.int(120, 380, 10) / 100, draw.int(60, 180, 10) / 100]
        if (r - q < 2 || a <= b) return null
        const [x, y] = [p * a + q * b, p * a + r * b]
        const [child, friend] = draw.children()
        return single(
          3,
          `${child.name} paid ${dollars(x)} for ${p} ${many} and ${q} ${others}. ${friend.name} paid ${dollars(y)} for ${p} ${many} and ${r} ${others} of the same kind. How much did one ${one} cost?`,
          money(a),
          [
            `Cost of ${r - q} ${others}: ${dollars(y)} − ${dollars(x)} = ${dollars(y - x)} ✓`,
            `Each of them: ${dollars(y - x)} ÷ ${r - q} = ${dollars(b)}; ${q} of them: ${dollars(q * b)} ✓`,
            `One ${one}: (${dollars(x)} − ${dollars(q * b)}) ÷ ${p} = ${dollars(a)} ✓`,
          ],
          { givens: { p, q, r, x, y } },
        )
      },
    },
  ],
}

function excess(n: number, a: number, b: number, e: number, s: number, who: string): Problem {
  return single(
    3,
    `${who} wanted to give each pupil an equal number of stickers. If each pupil got ${a} stickers, there would be ${e} left over. If each pupil got ${b} stickers, ${s} more would be needed. How many stickers were there?`,
    count(a * n + e),
    [
      `Difference between the two ways: ${e} + ${s} = ${e + s} stickers ✓`,
      `Each pupil gets ${b} − ${a} = ${b - a} more: ${e + s} ÷ ${b - a} = ${n} pupils ✓`,
      `Stickers: ${a} × ${n} + ${e} = ${num(a * n + e)} ✓`,
    ],
    { givens: { a, b, e, s } },
  )
}

const excessAndShortage: Family = {
  id: 'M05',
  name: 'Excess and shortage',
  skill: 'whole-number-problems',
  until: 0,
  makers: [
    {
      marks: 3,
      choice: false,
      level: 2,
      calculator: true,
      make: (draw) => {
        const [n, a, more, e] = [draw.int(14, 38), draw.int(4, 9), draw.int(2, 4), draw.int(5, 40)]
        const s = n * more - e
        return s < 4 ? null : excess(n, a, a + more, e, s, draw.adult())
      },
    },
  ],
}

const supposition: Family = {
  id: 'M06',
  name: 'Supposition',
  skill: 'whole-number-problems',
  until: 0,
  makers: [
    {
      marks: 3,
      choice: false,
      level: 2,
      calculator: true,
      make: (draw) => {
        const [things, v1, v2, second] = draw.pick([
          ['notes', 10, 2, '$2 notes'],
          ['notes', 5, 2, '$2 notes'],
          ['tickets', 12, 7, 'child tickets'],
          ['tickets', 9, 4, 'child tickets'],
        ])
        const [n, k] = [draw.int(20, 60), draw.int(6, 40)]
        const total = k * v1 + (n - k) * v2
        if (k >= n - 4) return null
        const [child] = draw.children()
        const ask =
          things === 'notes'
            ? `${child.name} has ${n} notes, some of $${v1} and the others of $${v2}. Altogether they are worth ${dollars(total)}. How many $${v1} notes does ${child.name} have?`
            : `A stall sold ${n} tickets for ${dollars(total)} altogether. Adult tickets cost $${v1} each and child tickets cost $${v2} each. How many adult tickets were sold?`
        return single(
          3,
          ask,
          count(k),
          [
            `If all ${n} were ${second}: ${n} × $${v2} = $${num(n * v2)} ✓`,
            `Difference: $${num(total)} − $${num(n * v2)} = $${num(total - n * v2)}; each change adds $${v1} − $${v2} = $${v1 - v2} ✓`,
            `$${num(total - n * v2)} ÷ $${v1 - v2} = ${k} ✓`,
          ],
          { givens: { n, v1, v2, total } },
        )
      },
    },
  ],
}

const gainedAndLost: Family = {
  id: 'M07',
  name: 'Marks gained and lost',
  skill: 'whole-number-problems',
  until: 0,
  makers: [
    {
      marks: 2,
      choice: true,
      level: 2,
      calculator: false,
      make: (draw) => {
        const [n, p, q, wrong] = [draw.int(20, 40), draw.int(3, 6), draw.int(1, 3), draw.int(3, 9)]
        const total = (n - wrong) * p - wrong * q
        if (p === q) return null
        const [child] = draw.children()
        const byDifference = (n * p - total) / (p - q)
        const slips = [byDifference, (n * p - total) / p, n - wrong, (n * p - total) / q, wrong + 2, wrong - 1]
        return single(
          2,
          `In a quiz of ${n} questions, ${p} marks are given for each right answer and ${q} ${q === 1 ? 'mark is' : 'marks are'} taken away for each wrong answer. ${child.name} answered all the questions and scored ${total} marks. How many questions did ${child.he} answer wrongly?`,
          count(wrong),
          [
            `All right: ${n} × ${p} = ${n * p}; marks lost: ${n * p} − ${total} = ${n * p - total} ✓`,
            `Each wrong answer costs ${p} + ${q} = ${p + q}: ${n * p - total} ÷ ${p + q} = ${wrong} ✓`,
          ],
          { givens: { n, p, q, total }, slips: slips.filter(Number.isInteger).map(count) },
        )
      },
    },
  ],
}

const lampPosts: Family = {
  id: 'M08',
  name: 'Intervals',
  skill: 'whole-number-problems',
  until: 0,
  makers: [
    {
      marks: 1,
      choice: true,
      level: 1,
      calculator: false,
      make: (draw) => {
        const [gap, gaps] = [draw.int(4, 15), draw.int(8, 24)]
        const length = gap * gaps
        const [thing, place] = draw.pick([
          ['lamp posts', 'a straight path'],
          ['trees', 'one side of a straight road'],
          ['flags', 'a straight parade route'],
        ])
        return single(
          1,
          `${thing[0]?.toUpperCase()}${thing.slice(1)} stand along ${place} ${length} m long, one every ${gap} m. There is one at each end. How many ${thing} are there?`,
          count(gaps + 1),
          [`${length} ÷ ${gap} = ${gaps} gaps; with one at each end: ${gaps} + 1 = ${gaps + 1} ✓`],
          { givens: { length, gap }, slips: [gaps, gaps - 1, gaps + 2].map(count) },
        )
      },
    },
  ],
}

export const wholeNumberProblems: readonly Family[] = [
  twoBaskets,
  excessAndShortage,
  supposition,
  gainedAndLost,
  lampPosts,
]
