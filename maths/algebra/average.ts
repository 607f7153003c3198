/** Families M43 and M44: average. */
import type { Quantity } from '#families/family.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'
import { count, measure, num } from '#families/kit/quantity.ts'
import { withMore } from '#families/kit/working.ts'

const inKg = (n: number): Quantity => measure(n, 'kg')

const newMember = family(
  'M43',
  'Average and a new member',
  'average',
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
      const tried = (kg: number): readonly [number, string] => [
        kg,
        `With ${kg} kg, the ${n + 1} children would have ${n * m + kg} kg together. For an average of ${m + up} kg they need ${n + 1} × ${m + up} kg.`,
      ]
      const slips = slipsOf(inKg, [
        [m + up, `You gave the new average. ${child.name} must be heavier than that to raise the average of all.`],
        [m + up + n, `You added the number of children to the new average. Compare the two totals instead.`],
        [2 * (m + up) - m, `You treated the ${n} children as one child. Find the total mass before and after.`],
        [n * (m + up) - n * m, `You counted ${n} children after ${child.name} came, but then there are ${n + 1}.`],
        tried(weight - m + up),
        tried(weight + up),
      ])
      return single(
        2,
        `The average mass of ${n} children is ${m} kg. When ${child.name} joins them, the average mass becomes ${m + up} kg. What is ${child.name}'s mass?`,
        measure(weight, 'kg'),
        [
          `Totals: ${n} × ${m} = ${n * m} kg and ${n + 1} × ${m + up} = ${(n + 1) * (m + up)} kg ✓`,
          `${(n + 1) * (m + up)} − ${n * m} = ${weight} kg ✓`,
        ],
        {
          givens: { n, m, after: m + up },
          slips: withMore(inKg(weight), slips, slipsOf(inKg, [tried(weight + 2 * up + 1), tried(weight + 1)])),
        },
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
      const tried = (n: number): readonly [number, string] => [
        n,
        `4 × ${n} is ${4 * n}. Add the four numbers again and see whether that is their sum.`,
      ]
      const slips = slipsOf(count, [
        [sum / 2, `You divided the sum by 2. There are four numbers.`],
        [sum, `You found the sum. Divide it by how many numbers there are.`],
        [
          Math.max(a, b, c, d) - Math.min(a, b, c, d),
          `You found the difference of the largest and the smallest number.`,
        ],
        [(b + c) / 2, `You took the middle of ${b} and ${c} only. All four numbers count.`],
        tried(sum / 4 + 2),
      ])
      const verb = what.startsWith('points') ? 'scored' : what.startsWith('shells') ? 'found' : 'swam'
      return single(
        1,
        `${child.name} ${verb} ${a}, ${b}, ${c} and ${d} ${what}. Find the average.`,
        count(sum / 4),
        [`(${a} + ${b} + ${c} + ${d}) ÷ 4 = ${sum} ÷ 4 = ${sum / 4} ✓`],
        {
          givens: { a, b, c, d },
          slips: withMore(
            count(sum / 4),
            slips,
            slipsOf(count, [tried(sum / 4 - 1), tried(sum / 4 - 2), tried(sum / 4 - 3)]),
          ),
        },
      )
    },
  },
)

const twoGroups = family('M44', 'Average of two groups', 'average', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [n1, n2, m1, m2] = [draw.int(8, 24), draw.int(8, 24), draw.int(50, 80), draw.int(50, 80)]
    const total = n1 * m1 + n2 * m2
    const mean = total / (n1 + n2)
    if (!Number.isInteger(mean) || n1 === n2 || m1 === m2) return null
    const tried = (n: number): readonly [number, string] => [
      n,
      `If all ${n1 + n2} pupils had ${num(n)} marks, the total would be ${num((n1 + n2) * n)}. Compare it with the marks of the boys and the girls.`,
    ]
    const halves = (n: number): boolean => Number.isInteger(n * 2)
    const slips = slipsOf(
      count,
      [
        [(m1 + m2) / 2, `You took the middle of ${m1} and ${m2}, but there are not as many boys as girls.`],
        [
          (n1 * m2 + n2 * m1) / (n1 + n2),
          `You gave the girls' average to the boys and the boys' to the girls: ${n1} boys have an average of ${m1} marks.`,
        ],
        [m1 + m2, `You added the two averages. Add the marks of all pupils instead.`],
        tried(mean + 2),
        tried(mean - 1),
      ],
      halves,
    )
    return single(
      2,
      `In a test, ${n1} boys scored an average of ${m1} marks and ${n2} girls scored an average of ${m2} marks. What was the average mark of all the pupils?`,
      count(mean),
      [`Total: ${n1} × ${m1} + ${n2} × ${m2} = ${num(total)} marks ✓`, `${num(total)} ÷ ${n1 + n2} = ${mean} marks ✓`],
      {
        givens: { n1, m1, n2, m2 },
        slips: withMore(count(mean), slips, slipsOf(count, [tried(mean + 1), tried(mean - 2), tried(mean - 3)])),
      },
    )
  },
})

export const averageFamilies = [newMember, twoGroups] as const
