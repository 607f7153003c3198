/** Families M12 and M13: parts of a remainder. */
import { bar, barModel, cell, cutCells, unitCells } from '#families/kit/bars.ts'
import { family, single, slip, withBars } from '#families/kit/problem.ts'
import { count, fraction, money, num } from '#families/kit/quantity.ts'
import { distinct, proper, wholes } from '#families/kit/spread.ts'

const remainder = family(
  'M12',
  'Fraction of the remainder',
  'fraction-problems',
  {
    marks: 3,
    choice: false,
    level: 2,
    calculator: true,
    make: (draw) => {
      const [a, b, c, d, unit] = [draw.int(1, 3), draw.int(3, 7), draw.int(1, 3), draw.int(3, 6), draw.int(2, 9)]
      if (!proper(a, b) || !proper(c, d)) return null
      const [first, left] = [b - a, d - c]
      const total = b * d * unit
      const rest = first * left * unit
      const [child] = draw.children()
      const [things, did, also] = draw.pick([
        ['stamps', 'gave away', 'sold'],
        ['cookies', 'sold', 'packed'],
        ['pages of a book', 'read on Saturday', 'read on Sunday'],
      ])
      const ask = things.startsWith('pages')
        ? `${child.name} read {${a}/${b}} of a book on Saturday and {${c}/${d}} of the remaining pages on Sunday. ${rest} pages were then left. How many pages does the book have?`
        : `${child.name} had some ${things}. ${child.he === 'he' ? 'He' : 'She'} ${did} {${a}/${b}} of them and ${also} {${c}/${d}} of the remainder. There were ${rest} ${things} left. How many were there at first?`
      const wrong = wholes(count, [
        [
          (rest * b * d) / (b * d - a * d - c * b),
          `You took {${c}/${d}} of all of them, but it is {${c}/${d}} of the remainder after the first part.`,
        ],
        [
          (rest * d) / left,
          `You went back only one step. ${(rest * d) / left} is what was there before the second part, not at first.`,
        ],
        [(rest * b) / first, `You left out the second part, which took {${c}/${d}} of the remainder away.`],
        [
          (rest * b * d) / (a * c),
          `You divided ${rest} by {${a}/${b}} × {${c}/${d}}, but ${rest} is what was *not* taken each time.`,
        ],
        [
          (rest * b * d) / (c * first),
          `You took ${rest} as {${c}/${d}} of the remainder, but {${c}/${d}} is the part that went.`,
        ],
        [
          (rest * b * d) / (a * left),
          `You took the remainder as {${a}/${b}} of the whole, but {${a}/${b}} is the part that went first.`,
        ],
        [rest * b, `You took ${rest} as {1/${b}} of all. Two parts went, and the second was a part of the remainder.`],
        [rest * d, `You took ${rest} as {1/${d}} of all. Find first how much of the remainder is left.`],
        [total - rest, `You found how many went in the two parts. Those that were left belong to all of them too.`],
        [unit, `You found one small part only. Count how many such parts the whole has.`],
      ])
      return single(
        3,
        ask,
        count(total),
        [
          withBars(
            `After the first part, {${first}/${b}} of the whole remains ✓`,
            barModel([bar('Whole', [...unitCells(a, '', 'gone'), ...unitCells(first, '', 'shaded')])]),
          ),
          withBars(
            `Left: {${left}/${d}} × {${first}/${b}} = ${fraction(left * first, b * d).text} of the whole ✓`,
            barModel(
              [
                bar('Whole', [
                  ...unitCells(a, '', 'gone'),
                  ...cutCells(c, first / d, '', 'gone'),
                  ...cutCells(left, first / d, '', 'shaded'),
                ]),
              ],
              `Remainder in ${d} parts; shaded: ${rest}`,
            ),
          ),
          `Whole: ${rest} ÷ ${fraction(left * first, b * d).text} = ${num(total)} ✓`,
        ],
        { givens: { a, b, c, d, rest }, slips: distinct(count(total), wrong) },
      )
    },
  },
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const [a, b, unit] = [draw.int(2, 5), draw.int(5, 9), draw.int(4, 14)]
      if (!proper(a, b)) return null
      const [child] = draw.children()
      // Where a is the unit two of the first slips are the same, and other numbers are drawn for the options.
      const more = [
        slip(count((b - a) * (unit - 1)), `You took ${unit - 1} for one unit. Divide ${b * unit} by ${b} once more.`),
        ...(b - a > 1
          ? [
              slip(
                count((b - a - 1) * unit),
                `You counted ${b - a - 1} of the units. How many of the ${b} were not used?`,
              ),
            ]
          : []),
        slip(count(b * unit + a * unit), `You added the used beads to ${b * unit}. Using beads leaves fewer of them.`),
      ]
      const slips = [
        slip(count(a * unit), `You found the beads that were used. The question asks for the beads that were left.`),
        slip(
          count(b * unit - a),
          `You took ${a} beads away from ${b * unit}, but {${a}/${b}} of them were used: ${a} of every ${b} beads.`,
        ),
        slip(count(unit), `You found {1/${b}} of ${b * unit}. That is one unit: count the units that were left.`),
        slip(count((b - a) * (unit + 1)), `You took ${unit + 1} for one unit. Divide ${b * unit} by ${b} once more.`),
        ...(a === unit ? [] : more),
      ]
      return single(
        1,
        `${child.name} had ${b * unit} beads and used {${a}/${b}} of them. How many beads were left?`,
        count((b - a) * unit),
        [`{${b - a}/${b}} × ${b * unit} = ${(b - a) * unit} ✓`],
        { givens: { a, b, total: b * unit }, slips },
      )
    },
  },
)

const andABitMore = family('M13', 'Remainder and a bit more', 'fraction-problems', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [x, y, left] = [draw.int(2, 12), draw.int(2, 12), draw.int(10, 60)]
    const after = ((left + y) * 3) / 2
    if (!Number.isInteger(after)) return null
    const total = (after + x) * 2
    const [child] = draw.children()
    const [one, two] = draw.pick([
      ['a shirt', 'a cap'],
      ['a present', 'a book'],
      ['a racket', 'some balls'],
    ])
    const wrong = wholes(money, [
      [3 * left + 2 * x, `You left out the $${y} more. Before it was spent there was more than $${left}.`],
      [after * 2, `You left out the $${x} more. Half of the savings is more than what remained after ${one}.`],
      [
        ((left + y) * 3 + x) * 2,
        `You took $${left + y} as {1/3}, but {1/3} was spent: what stayed is the other part of the remaining money.`,
      ],
      [3 * (left - y) + 2 * x, `You took $${y} away from $${left}. Going backwards, what was spent is put back.`],
      [(after - x) * 2, `You took $${x} away before doubling. Going backwards, what was spent is put back.`],
      [after + x, `You stopped at half of the savings.`],
    ])
    return single(
      4,
      `${child.name} spent half of ${child.his} savings and $${x} more on ${one}. ${child.he === 'he' ? 'He' : 'She'} then spent {1/3} of the remaining money and $${y} more on ${two}, and had $${left} left. How much were ${child.his} savings at first?`,
      money(total),
      [
        withBars(
          `$${left} + $${y} = $${left + y} is {2/3} of what remained after the first purchase ✓`,
          barModel([
            bar('Savings', [
              cell(3, 'half', 'gone'),
              cell(1, `$${x}`, 'gone'),
              cell(2 / 3, '', 'gone'),
              cell(4 / 3, `$${left + y}`, 'shaded'),
            ]),
          ]),
        ),
        `It was $${left + y} ÷ 2 × 3 = $${after} ✓`,
        withBars(
          `$${after} + $${x} = $${after + x} is half of the savings ✓`,
          barModel([
            bar('Savings', [cell(3, 'half', 'gone'), cell(1, `$${x}`, 'gone'), cell(2, `$${after}`, 'shaded')]),
          ]),
        ),
        `Savings: $${after + x} × 2 = $${total} ✓`,
      ],
      { givens: { x, y, left }, slips: distinct(money(total), wrong) },
    )
  },
})

export const remainderFamilies = [remainder, andABitMore] as const
