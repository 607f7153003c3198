/** Families M14, M15 and M17: equal parts of two wholes. */
import type { Picture, Quantity } from '#families/family.ts'
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import { drawing, label, millimetres, rectangle } from '#families/kit/drawing.ts'
import { family, part, several, single, slip, withBars } from '#families/kit/problem.ts'
import { count, dollars, equation, fraction, lcm, measure, money } from '#families/kit/quantity.ts'
import { distinct, proper, type Wrong, wholes } from '#families/kit/spread.ts'
import { cups } from './cups.ts'

const equalFractions = family('M14', 'Equal fractions', 'fraction-problems', {
  marks: 3,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw) => {
    const [p, q, s, unit] = [draw.int(1, 3), draw.int(3, 8), draw.int(3, 9), draw.int(3, 9)]
    const r = draw.int(1, 4)
    if (!proper(p, q) || !proper(r, s) || p === r) return null
    const same = lcm(p, r)
    const [a, b] = [(q * same) / p, (s * same) / r]
    if (a - b < 2 || a > 30) return null
    const [one, two] = draw.children()
    const ask = `{${p}/${q}} of ${one.name}'s money is equal to {${r}/${s}} of ${two.name}'s money. ${one.name} has $${(a - b) * unit} more than ${two.name}. How much do they have altogether?`
    const more = (a - b) * unit
    const wrong = wholes(money, [
      [a * unit, `You found ${one.name}'s money only. The question asks for both together.`],
      [b * unit, `You found ${two.name}'s money only. The question asks for both together.`],
      [
        (more / (q - s)) * (q + s),
        `You took ${q} units and ${s} units, but a unit of one is not a unit of the other while ${p} and ${r} are different.`,
      ],
      [(a + b) * more, `You took $${more} as one unit, but it is the difference of ${a - b} units.`],
      [unit, `You found one unit. Count the units of both.`],
    ])
    return single(
      3,
      ask,
      money((a + b) * unit),
      [
        withBars(
          `${equation(`{${p}/${q}}`, `{${same}/${a}}`)} and ${equation(`{${r}/${s}}`, `{${same}/${b}}`)}: ${one.name} has ${a} units, ${two.name} ${b} units ✓`,
          barModel([
            bar(one.name, [...unitCells(same, '', 'shaded'), ...unitCells(a - same)]),
            bar(two.name, [...unitCells(same, '', 'shaded'), ...unitCells(b - same)]),
          ]),
        ),
        `${a - b} units = $${(a - b) * unit}; 1 unit = $${unit} ✓`,
        `Altogether: ${a + b} × $${unit} = ${dollars((a + b) * unit)} ✓`,
      ],
      { givens: { p, q, r, s, more: (a - b) * unit }, slips: distinct(money((a + b) * unit), wrong) },
    )
  },
})

const transfer = family('M15', 'Fraction transfer', 'fraction-problems', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [a, b, unit] = [draw.int(1, 2), draw.int(4, 9), draw.int(3, 12)]
    if (!proper(a, b) || b - 2 * a < 1) return null
    const [one, two] = draw.children()
    const total = b * unit
    const slips = [
      slip(count((b - a) * unit), `That is what both had in the end. ${two.name} had fewer before the gift.`),
      slip(
        count((b - 2 * a) * unit + unit),
        `You took ${2 * a - 1} of the ${b} units away. Draw both bars at the end, then take the gift back.`,
      ),
      slip(count(total - a), `You took ${a} away from ${total} cards, but {${a}/${b}} of the cards were given.`),
      slip(count(total), `That is what ${one.name} had at first. ${two.name} had fewer.`),
      slip(count(a * unit), `You found how many cards were given. The question asks what ${two.name} had before.`),
      slip(
        count((b - 2 * a - 1) * unit),
        `You took ${2 * a + 1} of the ${b} units away. Draw both bars at the end, then take the gift back.`,
      ),
      slip(count((b - 3 * a) * unit), `You took the gift away three times. Count how often it is missing.`),
      slip(
        count((b - 2 * a) * (unit - 1)),
        `You took ${unit - 1} cards for one unit. Divide ${total} by ${b} once more.`,
      ),
    ]
    return single(
      2,
      `${one.name} had ${total} cards. After ${one.he} gave {${a}/${b}} of them to ${two.name}, both of them had the same number. How many cards did ${two.name} have at first?`,
      count((b - 2 * a) * unit),
      [
        `${one.name} gave {${a}/${b}} × ${total} = ${a * unit} and kept ${total} − ${a * unit} = ${(b - a) * unit} ✓`,
        withBars(
          `${two.name} had ${(b - a) * unit} − ${a * unit} = ${(b - 2 * a) * unit} ✓`,
          barModel([
            bar(one.name, [...unitCells(b - a), ...unitCells(a, '', 'gone')], String(total)),
            bar(two.name, [...unitCells(b - 2 * a), ...unitCells(a, '', 'shaded')], String((b - a) * unit)),
          ]),
        ),
      ],
      { givens: { a, b, total }, slips },
    )
  },
})

function overlap(): Picture {
  const body = [
    rectangle(0, 0, 170, 100),
    rectangle(110, 40, 190, 100),
    rectangle(110, 40, 60, 60, '#bbb'),
    label([40, 50], 'P'),
    label([240, 95], 'Q'),
  ]
  return {
    svg: drawing(300, 140, ...body),
    alt: 'Rectangles P and Q overlap; the overlap is shaded',
    width: millimetres(300),
  }
}

const overlapping = family('M17', 'Overlapping figures', 'fraction-problems', {
  marks: 3,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw) => {
    const [a, b, c, d, unit] = [draw.int(1, 2), draw.int(4, 7), draw.int(1, 3), draw.int(5, 9), draw.int(2, 9)]
    if (!proper(a, b) || !proper(c, d) || a === c) return null
    const same = lcm(a, c)
    const [p, q] = [(b * same) / a, (d * same) / c]
    const whole = p + q - same
    if (whole > 40 || p >= q) return null
    const area = (n: number): Quantity => measure(n * unit, 'cm²')
    const wrong: Wrong[] = [
      [fraction(same, p + q), `You counted the shaded part twice, once in P and once in Q. It is there only once.`],
      [fraction(same, whole - same), `You compared the shaded part with the unshaded part, not with the whole figure.`],
      [
        fraction(a + c, b + d),
        `You added {${a}/${b}} and {${c}/${d}} top and bottom. They are parts of two different rectangles.`,
      ],
      [fraction(a * c, b * d), `You multiplied the fractions, but the shaded part is not a part of a part.`],
    ]
    const wrongArea: Wrong[] = [
      [area(p + q), `You added P and Q whole, so the shaded part is in it twice.`],
      [area(whole - same), `You left the shaded part out. It belongs to the whole figure too.`],
      [area(p), `You found the area of P only.`],
      [area(q), `You found the area of Q only.`],
    ]
    return several(
      `Rectangles P and Q overlap. The shaded part is {${a}/${b}} of P and {${c}/${d}} of Q.`,
      [
        part(
          2,
          'What fraction of the whole figure is shaded?',
          fraction(same, whole),
          [
            `${equation(`{${a}/${b}}`, `{${same}/${p}}`)} and ${equation(`{${c}/${d}}`, `{${same}/${q}}`)}: P has ${p} units, Q ${q} units ✓`,
            withBars(
              `Whole figure: ${p} + ${q} − ${same} = ${whole} units; shaded: ${fraction(same, whole).text} ✓`,
              barModel([
                bar('P', [...unitCells(p - same), ...unitCells(same, '', 'shaded')]),
                bar('Q', [...unitCells(same, '', 'shaded'), ...unitCells(q - same)]),
              ]),
            ),
          ],
          { slips: distinct(fraction(same, whole), wrong) },
        ),
        part(
          1,
          `The shaded part has an area of ${same * unit} cm². Find the area of the whole figure.`,
          measure(whole * unit, 'cm²'),
          [
            `1 unit = ${same === 1 ? '' : `${same * unit} ÷ ${same} = `}${unit} cm²; ${whole} × ${unit} = ${whole * unit} cm² ✓`,
          ],
          { slips: distinct(area(whole), wrongArea), follows: `${same * unit} / a` },
        ),
      ],
      { givens: { a, b, c, d, area: same * unit }, picture: overlap() },
    )
  },
})

export const twoWholes = [equalFractions, transfer, cups, overlapping] as const
