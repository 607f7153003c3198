/** Families M32 and M128: before and after where both quantities change. */
import { bar, barModel, cell, unitCells } from '#maths/problem/bars.ts'
import { type Family, single, withBars } from '#maths/problem/problem.ts'
import { gcd, money, oneUnit } from '#maths/problem/quantity.ts'
import { slipsBeside, wide } from './working.ts'

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
            withBars(
              `At first: ${a} units and ${b} units; in the end: ${a}u + $${x} and ${b}u − $${y} ✓`,
              barModel(
                [
                  bar(one.name, [...unitCells(a), cell(wide(x / unit), '', 'shaded')]),
                  bar(two.name, [cell(wide(b - y / unit)), cell(wide(y / unit), '', 'gone')]),
                ],
                `shaded: $${x} more; crossed out: $${y} spent`,
              ),
            ),
            `(${a}u + $${x}) × ${d} = (${b}u − $${y}) × ${c} ✓`,
            `${a * d}u + $${x * d} = ${b * c}u − $${y * c} ✓`,
            `${oneUnit(Math.abs(b * c - a * d), unit, '$')} ✓`,
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
    },
  ],
}

export const bothChangeFamilies: readonly Family[] = [bothChange]
