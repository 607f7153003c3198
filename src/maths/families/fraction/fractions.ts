/** Families M12 to M17: parts of wholes and of remainders. */
import { drawing, label, millimetres, rectangle } from '#maths/drawing.ts'
import { type Family, type Picture, part, several, single } from '#maths/problem/problem.ts'
import { count, dollars, equation, fraction, gcd, lcm, measure, money, num } from '#maths/problem/quantity.ts'

const proper = (top: number, bottom: number): boolean => top < bottom && gcd(top, bottom) === 1

const remainder: Family = {
  id: 'M12',
  name: 'Fraction of the remainder',
  skill: 'fraction-problems',
  until: 0,
  makers: [
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
          ? `${child.name} read {${a}/${b}} of a book on Saturday and {${c}/${d}} of the remaining pages on Sunday. ${rest} pages were then left. How many pages has the book?`
          : `${child.name} had some ${things}. ${child.he === 'he' ? 'He' : 'She'} ${did} {${a}/${b}} of them and ${also} {${c}/${d}} of the remainder. There were ${rest} ${things} left. How many were there at first?`
        return single(
          3,
          ask,
          count(total),
          [
            `After the first part, {${first}/${b}} of the whole remains ✓`,
            `Left: {${left}/${d}} × {${first}/${b}} = ${fraction(left * first, b * d).text} of the whole ✓`,
            `Whole: ${rest} ÷ ${fraction(left * first, b * d).text} = ${num(total)} ✓`,
          ],
          { givens: { a, b, c, d, rest } },
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
        return single(
          1,
          `${child.name} had ${b * unit} beads and used {${a}/${b}} of them. How many beads were left?`,
          count((b - a) * unit),
          [`{${b - a}/${b}} × ${b * unit} = ${(b - a) * unit} ✓`],
          { givens: { a, b, total: b * unit }, slips: [a * unit, b * unit - a, unit, (b - a) * (unit + 1)].map(count) },
        )
      },
    },
  ],
}

const andABitMore: Family = {
  id: 'M13',
  name: 'Remainder and a bit more',
  skill: 'fraction-problems',
  until: 0,
  makers: [
    {
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
        return single(
          4,
          `${child.name} spent half of ${child.his} savings and $${x} more on ${one}. ${child.he === 'he' ? 'He' : 'She'} then spent {1/3} of the remaining money and $${y} more on ${two}, and had $${left} left. How much were ${child.his} savings at first?`,
          money(total),
          [
            `$${left} + $${y} = $${left + y} is {2/3} of what remained after the first purchase ✓`,
            `It was $${left + y} ÷ 2 × 3 = $${after} ✓`,
            `$${after} + $${x} = $${after + x} is half of the savings ✓`,
            `Savings: $${after + x} × 2 = $${total} ✓`,
          ],
          { givens: { x, y, left } },
        )
      },
    },
  ],
}

const equalFractions: Family = {
  id: 'M14',
  name: 'Equal fractions',
  skill: 'fraction-problems',
  until: 0,
  makers: [
    {
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
        return single(
          3,
          ask,
          money((a + b) * unit),
          [
            `${equation(`{${p}/${q}}`, `{${same}/${a}}`)} and ${equation(`{${r}/${s}}`, `{${same}/${b}}`)}: ${one.name} has ${a} units, ${two.name} ${b} units ✓`,
            `${a - b} units = $${(a - b) * unit}; 1 unit = $${unit} ✓`,
            `Altogether: ${a + b} × $${unit} = ${dollars((a + b) * unit)} ✓`,
          ],
          { givens: { p, q, r, s, more: (a - b) * unit } },
        )
      },
    },
  ],
}

const transfer: Family = {
  id: 'M15',
  name: 'Fraction transfer',
  skill: 'fraction-problems',
  until: 0,
  makers: [
    {
      marks: 2,
      choice: true,
      level: 2,
      calculator: false,
      make: (draw) => {
        const [a, b, unit] = [draw.int(1, 2), draw.int(4, 9), draw.int(3, 12)]
        if (!proper(a, b) || b - 2 * a < 1) return null
        const [one, two] = draw.children()
        const total = b * unit
        const slips = [(b - a) * unit, (b - 2 * a) * unit + unit, total - a, total, a * unit]
        return single(
          2,
          `${one.name} had ${total} cards. After ${one.he} gave {${a}/${b}} of them to ${two.name}, both of them had the same number. How many cards did ${two.name} have at first?`,
          count((b - 2 * a) * unit),
          [
            `${one.name} gave {${a}/${b}} × ${total} = ${a * unit} and kept ${total} − ${a * unit} = ${(b - a) * unit} ✓`,
            `${two.name} had ${(b - a) * unit} − ${a * unit} = ${(b - 2 * a) * unit} ✓`,
          ],
          { givens: { a, b, total }, slips: slips.map(count) },
        )
      },
    },
  ],
}

const cups: Family = {
  id: 'M16',
  name: 'Dividing by a fraction',
  skill: 'dividing-by-fractions',
  until: 0,
  makers: [
    {
      marks: 1,
      choice: true,
      level: 1,
      calculator: false,
      make: (draw) => {
        const [v, k, m] = [draw.int(2, 12), draw.int(2, 4), draw.int(3, 9)]
        if (!proper(k, m) || (v * m) % k !== 0) return null
        const drink = draw.pick(['lemonade', 'barley water', 'lime juice'])
        const key = (v * m) / k
        return single(
          1,
          `A jug holds ${v} litres of ${drink}. How many glasses of {${k}/${m}} litre can be filled from it?`,
          count(key),
          [`${v} ÷ {${k}/${m}} = ${v} × {${m}/${k}} = ${key} ✓`],
          { givens: { v, k, m }, slips: [v * m, v * k, key - 1, key + k].map(count) },
        )
      },
    },
    {
      marks: 2,
      choice: false,
      level: 2,
      calculator: false,
      make: (draw) => {
        const [v, k, m] = [draw.int(3, 9), draw.int(2, 4), draw.int(5, 9)]
        const full = Math.floor((v * m) / k)
        const left = v * m - full * k
        if (!proper(k, m) || left === 0) return null
        const [child] = draw.children()
        return single(
          2,
          `${child.name} cuts a rope ${v} m long into as many pieces of {${k}/${m}} m as possible. What length of rope is left?`,
          { ...fraction(left, m), text: `${fraction(left, m).text}\u00a0m` },
          [
            `${v} ÷ {${k}/${m}} = {${v * m}/${k}}, so there are ${full} whole pieces ✓`,
            `${full} × {${k}/${m}} = ${fraction(full * k, m).text} m; left: ${v} − ${fraction(full * k, m).text} = ${fraction(left, m).text} m ✓`,
          ],
          { givens: { v, k, m } },
        )
      },
    },
  ],
}

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

const overlapping: Family = {
  id: 'M17',
  name: 'Overlapping figures',
  skill: 'fraction-problems',
  until: 0,
  makers: [
    {
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
        return several(
          `Rectangles P and Q overlap. The shaded part is {${a}/${b}} of P and {${c}/${d}} of Q.`,
          [
            part(2, 'What fraction of the whole figure is shaded?', fraction(same, whole), [
              `${equation(`{${a}/${b}}`, `{${same}/${p}}`)} and ${equation(`{${c}/${d}}`, `{${same}/${q}}`)}: P has ${p} units, Q ${q} units ✓`,
              `Whole figure: ${p} + ${q} − ${same} = ${whole} units; shaded: ${fraction(same, whole).text} ✓`,
            ]),
            part(
              1,
              `The shaded part has an area of ${same * unit} cm². Find the area of the whole figure.`,
              measure(whole * unit, 'cm²'),
              [
                `1 unit = ${same === 1 ? '' : `${same * unit} ÷ ${same} = `}${unit} cm²; ${whole} × ${unit} = ${whole * unit} cm² ✓`,
              ],
            ),
          ],
          { givens: { a, b, c, d, area: same * unit }, picture: overlap() },
        )
      },
    },
  ],
}

export const fractionFamilies: readonly Family[] = [remainder, andABitMore, equalFractions, transfer, cups, overlapping]
