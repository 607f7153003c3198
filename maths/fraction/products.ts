/** Families M89 and M90: a fraction of a number, a fraction of a fraction. */
import type { Maker, Picture, Quantity } from '#families/family.ts'
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { drawing, line, millimetres, rectangle } from '#families/kit/drawing.ts'
import { family, single, withBars } from '#families/kit/problem.ts'
import { fraction, measure, num } from '#families/kit/quantity.ts'
import { distinct, frac, lowest, over, proper, spread, type Wrong } from '#families/kit/spread.ts'

const ofNumber = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, b, n] = [draw.int(2, 7), draw.int(3, 9), draw.int(5, 30)]
    if (!proper(a, b) || n % b === 0 || n === a || a * n < b || b === 7) return null
    const [p, [child]] = [over(a, b), draw.children()]
    const [ask, unit] = draw.pick([
      [`Find the value of ${p} × ${n}. Give your answer in its simplest form.`, ''],
      [
        `A water cooler held ${n} litres. ${p} of the water was used at a sports carnival. How many litres of water were used?`,
        'litres',
      ],
      [`${child.name} uses ${p} m of wire for one lantern. How many metres of wire are needed for ${n} lanterns?`, 'm'],
      [`A stall at Tekka Market sold ${p} of its ${n} kg of mangoes. What mass of mangoes was sold?`, 'kg'],
    ])
    const of = (top: number, bottom: number): Quantity => fraction(top, bottom, unit)
    const answer = of(a * n, b)
    const slips = spread(draw, answer, [
      [of(a, b * n), `You multiplied the denominator by ${n}. It is the numerator that is multiplied.`],
      [of(n, b), `You divided ${n} by ${b} and stopped. There are ${a} such parts.`],
      [of(b * n, a), `You turned the fraction upside down, as for a division. Here it is a multiplication.`],
      [of(n * b - a, b), `You subtracted the fraction from ${n}. A fraction *of* a number is a product.`],
      [of(n * b + a, b), `You added ${p} and ${n}. A fraction *of* a number is a product.`],
      [of((b - a) * n, b), `You found the other part, which is not asked for.`],
      [of(Math.floor((a * n) / b) * b, b), `You left the remainder of ${a * n} ÷ ${b} out.`],
      [of(a * n, 1), `You multiplied ${a} by ${n} but did not divide by ${b}.`],
    ])
    if (slips === null) return null
    return single(1, ask, answer, [`${p} × ${n} = ${lowest(a * n, b)}${unit === '' ? '' : ` ${unit}`} ✓`], {
      givens: { a, b, n },
      slips,
    })
  },
} satisfies Maker

const inGrams = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [a, b, w, c, d] = [draw.int(1, 4), draw.int(3, 8), draw.int(1, 3), draw.int(1, 4), draw.int(2, 5)]
    const all = (w + c / d) * 1000
    const used = (all * a) / b
    const [p, [child]] = [over(a, b), draw.children()]
    const whole = frac(w * d + c, d)
    const [ask, small, big] = draw.pick([
      [
        `${child.name} has ${whole} kg of flour and uses ${p} of it for pineapple tarts. How many grams of flour are *left*?`,
        'g',
        'kg',
      ],
      [
        `A bottle holds ${whole} litres of sugar-cane juice. ${child.name} and ${child.his} friends drink ${p} of it. How many millilitres are *left*?`,
        'ml',
        'litres',
      ],
      [
        `A nature trail is ${whole} km long. ${child.name} has walked ${p} of it. How many metres does ${child.he} still have to walk?`,
        'm',
        'km',
      ],
    ])
    if (!proper(a, b) || !proper(c, d) || !Number.isInteger(all) || !Number.isInteger(used) || used * 2 === all)
      return null
    const answer = measure(all - used, small)
    const wrong: Wrong[] = [
      [measure(used, small), `You found ${p} of it. The question asks for the rest.`],
      [measure(all, small), `You changed ${whole} ${big} into ${small}. Now find what is left of it.`],
      [measure((all - used) / 10, small), `1 ${big.replace('litres', 'litre')} = 1000 ${small}, not 100 ${small}.`],
      [
        measure(Math.round(all - (1000 * a) / b), small),
        `You took away ${p} of 1 ${big.replace('litres', 'litre')}. It is ${p} of ${whole} ${big}.`,
      ],
      [measure(w * 1000 - (w * 1000 * a) / b, small), `You used ${w} ${big} only and left ${over(c, d)} out.`],
    ]
    return single(
      2,
      ask,
      answer,
      [
        `${whole} ${big} = ${num(all)} ${small} ✓`,
        withBars(
          `{${b - a}/${b}} × ${num(all)} = ${num(all - used)} ${small} ✓`,
          barModel([
            bar('All', [...unitCells(a, '', 'gone'), ...unitCells(b - a, '', 'shaded')], `${num(all)} ${small}`),
          ]),
        ),
      ],
      {
        givens: { a, b, c, d },
        slips: distinct(
          answer,
          wrong.filter(([{ value }]) => Number.isInteger(value)),
        ),
      },
    )
  },
} satisfies Maker

const ofNumbers = family('M89', 'A fraction of a quantity', 'multiplying-fractions', ofNumber, inGrams)

/** A rectangle cut into columns and rows; the first columns are grey, and of these the first rows dark. */
function grid([a, b]: readonly [number, number], [c, d]: readonly [number, number]): Picture {
  const [wide, high] = [Math.min(44, 300 / b), Math.min(32, 150 / d)]
  const [width, height] = [wide * b, high * d]
  const body = [
    rectangle(0, 0, wide * a, height, '#e2e2e2'),
    rectangle(0, 0, wide * a, high * c, '#8f8f8f'),
    rectangle(0, 0, width, height),
    ...Array.from({ length: b - 1 }, (_, i) => line([wide * (i + 1), 0], [wide * (i + 1), height])),
    ...Array.from({ length: d - 1 }, (_, i) => line([0, high * (i + 1)], [width, high * (i + 1)])),
  ]
  return {
    svg: drawing(width, height, ...body),
    alt: `A rectangle cut into ${b} equal columns and ${d} equal rows. ${a} of the columns are grey, and in these columns the first ${c} of the rows are dark grey`,
    width: millimetres(width),
  }
}

const ofFraction = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, b, c, d] = [draw.int(1, 4), draw.int(3, 7), draw.int(1, 4), draw.int(2, 7)]
    if (!proper(a, b) || !proper(c, d) || b === d || a === 1 || (c === 1 && d > 2)) return null
    const [p, q, [child]] = [over(a, b), over(c, d), draw.children()]
    const [ask, drawn] = draw.pick([
      [`Find the value of ${p} × ${q}. Give your answer in its simplest form.`, false],
      [
        `${p} of a garden at a community club is planted with vegetables, and ${q} of the vegetables are kangkong. On what fraction of the garden does kangkong grow?`,
        false,
      ],
      [
        `${p} of a rectangle is grey. ${q} of the grey part is dark grey. What fraction of the whole rectangle is dark grey?`,
        true,
      ],
      [
        `${child.name} had ${p} litre of milk and used ${q} of it for pancakes. What fraction of a litre did ${child.he} use?`,
        false,
      ],
    ])
    const answer = fraction(a * c, b * d)
    const [x, y] = [a * d, c * b]
    const slips = spread(draw, answer, [
      [fraction(x + y, b * d), `You added the fractions. A fraction *of* a fraction is their product.`],
      [fraction(Math.abs(x - y), b * d), `You subtracted the fractions. A fraction *of* a fraction is their product.`],
      [fraction(x, y), `You divided the fractions. A fraction *of* a fraction is their product.`],
      [fraction(a + c, b + d), `You added the tops and the bottoms. Multiply top by top and bottom by bottom.`],
      [fraction(a * c, b + d), `You multiplied the numerators but added the denominators.`],
      [
        fraction(a, b * d),
        `You multiplied the denominators, but kept the numerator ${a}. Multiply the numerators too.`,
      ],
      [
        fraction(c, b * d),
        `You multiplied the denominators, but kept the numerator ${c}. Multiply the numerators too.`,
      ],
      [fraction(1, b * d), `You multiplied the denominators only. The numerators ${a} and ${c} are multiplied too.`],
      [fraction(a * (d - c), b * d), `You took the part that is *not* ${q} of it.`],
      [fraction((b - a) * c, b * d), `You took ${q} of the part that is *not* ${p}.`],
    ])
    if (slips === null || slips.length < 5) return null
    return single(1, ask, answer, [`${q} × ${p} = ${lowest(a * c, b * d)} ✓`], {
      givens: { a, b, c, d },
      slips,
      ...(drawn ? { picture: grid([a, b], [c, d]) } : {}),
    })
  },
} satisfies Maker

const ofRest = {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [a, b, c, d] = [draw.int(1, 5), draw.int(3, 8), draw.int(1, 4), draw.int(3, 7)]
    if (!proper(a, b) || !proper(c, d) || b - a === a) return null
    const [p, q, [child]] = [over(a, b), over(c, d), draw.children()]
    const [ask, name, last] = draw.pick([
      [
        `${p} of the seats in a hall are taken by parents and ${q} of the *remaining* seats by pupils. The other seats are empty. What fraction of the seats is empty?`,
        'Seats',
        true,
      ],
      [
        `${child.name} spent ${p} of ${child.his} ang bao money on a book and ${q} of the *remainder* on a gift. What fraction of the money was spent on the gift?`,
        'Money',
        false,
      ],
      [
        `${p} of the pupils in a school walk to school. ${q} of the *others* take the bus, and the rest come by MRT. What fraction of the pupils comes by MRT?`,
        'Pupils',
        true,
      ],
      [
        `A hawker cooked a pot of laksa. He sold ${p} of it in the morning and ${q} of the *remainder* in the afternoon. What fraction of the pot was sold in the afternoon?`,
        'Laksa',
        false,
      ],
    ])
    const [rest, kept] = [b - a, last ? d - c : c]
    const answer = fraction(rest * kept, b * d)
    const slips = spread(draw, answer, [
      [fraction(a * c, b * d), `You took ${q} of ${p}. It is ${q} of what remains.`],
      [
        fraction(last ? Math.max(0, b * d - a * d - c * b) : c * b, b * d),
        `You took ${q} of the whole. It is ${q} of what remains.`,
      ],
      [
        fraction(rest * (d - kept), b * d),
        `You found the other part of the remainder. Read again which part is asked for.`,
      ],
      [fraction(kept, d), `That is a fraction of the remainder. The question asks for a fraction of the whole.`],
      [fraction(rest, b), `You found the remainder. Only a part of it is asked for.`],
      [fraction(rest, b * d), `You multiplied by {1/${d}}. How many parts of the remainder are asked for?`],
      [fraction(kept, b * d), `You multiplied by {1/${b}}, but the remainder has another size.`],
      [fraction((rest - 1) * kept, b * d), `The remainder is not ${over(rest - 1, b)}. Work out 1 − ${p} again.`],
      [
        fraction(rest * kept - 1, b * d),
        `Your numerator is one too small. Multiply ${over(rest, b)} by the right part again.`,
      ],
      [fraction(a * d + rest * c, b * d), `You put the first part in as well.`],
      [fraction(a * (d - c), b * d), `You multiplied by ${p}, but that is the part that is gone first.`],
    ])
    if (slips === null || slips.length < 5) return null
    const cells = [
      cell(a * d, p.replaceAll(/[{}]/g, ''), 'gone'),
      cell(rest * c, '', last ? 'gone' : 'shaded'),
      cell(rest * (d - c), '', last ? 'shaded' : 'plain'),
    ]
    return single(
      2,
      `${ask} Give your answer in its simplest form.`,
      answer,
      [
        `Remainder: 1 − ${p} = ${over(rest, b)} ✓`,
        withBars(`${over(kept, d)} × ${over(rest, b)} = ${lowest(rest * kept, b * d)} ✓`, barModel([bar(name, cells)])),
      ],
      { givens: { a, b, c, d }, slips },
    )
  },
} satisfies Maker

const ofFractions = family('M90', 'A fraction of a fraction', 'multiplying-fractions', ofFraction, ofRest)

export const products = [ofNumbers, ofFractions] as const
