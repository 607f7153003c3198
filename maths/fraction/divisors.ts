/** Families M92 and M93: a fraction shared, and how many fractions fit into a fraction. */
import type { Maker, Quantity } from '#families/family.ts'
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { family, part, several, single, withBars } from '#families/kit/problem.ts'
import { count, fraction, gcd, lcm, num } from '#families/kit/quantity.ts'
import { distinct, frac, lowest, over, proper, spread, type Wrong } from '#families/kit/spread.ts'

const byWhole = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, b, n] = [draw.int(2, 7), draw.int(3, 9), draw.int(2, 9)]
    if (!proper(a, b) || n === b || n === a || b === 7) return null
    const [p, [child]] = [over(a, b), draw.children()]
    const [ask, unit] = draw.pick([
      [`Find the value of ${p} ÷ ${n}. Give your answer in its simplest form.`, ''],
      [`${p} kg of peanuts is packed equally into ${n} bags. What mass of peanuts is there in each bag?`, 'kg'],
      [`${child.name} cuts ${p} m of wire into ${n} equal pieces. How long is each piece?`, 'm'],
      [
        `${p} of a pandan cake is left. ${n} children share it equally. What fraction of the whole cake does each child get?`,
        '',
      ],
    ])
    const of = (top: number, bottom: number): Quantity => fraction(top, bottom, unit)
    const answer = of(a, b * n)
    const slips = spread(draw, answer, [
      [of(a * n, b), `You multiplied by ${n}. Sharing among ${n} makes the parts smaller.`],
      [of(1, b * n), `You divided {1/${b}} by ${n}. There are ${a} such parts.`],
      [of(b * n, a), `You turned the wrong number upside down: dividing by ${n} is multiplying by {1/${n}}.`],
      [of(a, b + n), `You added ${n} to the denominator. Cutting each part into ${n} multiplies it.`],
      [of(1, n), `You divided one whole by ${n}, but there is only ${p}.`],
      [of(b - a, b * n), `You shared the part that is *not* there.`],
      [of(a, b * n * n), `You divided by ${n} twice.`],
      [of(a, b * (n + 1)), `You divided by ${n + 1}. It is shared by ${n}.`],
      [of(a, b * (n - 1)), `You divided by ${n - 1}. It is shared by ${n}.`],
    ])
    if (slips === null) return null
    return single(
      1,
      ask,
      answer,
      [`${p} ÷ ${n} = ${p} × {1/${n}} = ${lowest(a, b * n)}${unit === '' ? '' : ` ${unit}`} ✓`],
      {
        givens: { a, b, n },
        slips,
      },
    )
  },
} satisfies Maker

const usedThenShared = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [a, b, c, d, n] = [draw.int(2, 8), draw.int(3, 10), draw.int(1, 4), draw.int(2, 6), draw.int(2, 6)]
    const same = lcm(b, d)
    const [x, y] = [(a * same) / b, (c * same) / d]
    if (!proper(a, b) || !proper(c, d) || b === d || x <= y || same > 30 || b === 7) return null
    const [p, q, [child]] = [over(a, b), over(c, d), draw.children()]
    const [ask, unit] = draw.pick([
      [
        `There was ${p} litre of milk tea in a flask. ${child.name} drank ${q} litre of it and poured the rest equally into ${n} cups for ${child.his} family. How much milk tea was there in each cup?`,
        'litre',
      ],
      [
        `${child.name} had a ribbon ${p} m long. ${child.he === 'he' ? 'He' : 'She'} used ${q} m of it for a card and cut the rest into ${n} equal pieces. How long was each piece?`,
        'm',
      ],
      [
        `A packet held ${p} kg of cat food. ${child.name} kept ${q} kg of it and shared the rest equally among ${n} bowls at the void deck. What mass of cat food was in each bowl?`,
        'kg',
      ],
    ])
    const of = (top: number, bottom: number): Quantity => fraction(top, bottom, unit)
    const answer = of(x - y, same * n)
    const wrong: Wrong[] = [
      [of(a, b * n), `You shared all of it. ${q} ${unit} was taken away first.`],
      [of(x - y, same), `You found the rest. It is shared into ${n} equal parts.`],
      [of((x - y) * n, same), `You multiplied the rest by ${n}. Sharing makes each part smaller.`],
      [of(a * (d - c), b * d * n), `You took ${q} *of* it away. It is ${q} ${unit}.`],
      [of(x + y, same * n), `You added ${q} ${unit}. It was taken away.`],
    ]
    return single(
      2,
      `${ask} Give your answer in its simplest form.`,
      answer,
      [
        withBars(
          `Rest: ${p} − ${q} = ${frac(x - y, same)} ${unit} ✓`,
          barModel([bar(`${a}/${b} ${unit}`, [cell(2, `${c}/${d}`, 'gone'), ...unitCells(n, '', 'shaded')])]),
        ),
        `${frac(x - y, same)} ÷ ${n} = ${answer.text} ✓`,
      ],
      { givens: { a, b, c, d, n }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const sharedFraction = family('M92', 'A fraction shared', 'dividing-by-fractions', byWhole, usedThenShared)

const fits = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, b, c] = [draw.int(2, 11), draw.int(3, 12), draw.int(1, 4)]
    const d = draw.pick([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24])
    const key = (a * d) / (b * c)
    if (!Number.isInteger(key) || key < 2 || key > 15 || !proper(a, b) || !proper(c, d) || b === d || a === c)
      return null
    const [p, q] = [over(a, b), over(c, d)]
    const [ask] = draw.pick([
      [`Find the value of ${p} ÷ ${q}.`],
      [`A bottle holds ${p} litre of soya sauce. How many dishes of ${q} litre can be filled from it?`],
      [`How many pieces of ${q} m can be cut from a strip of batik ${p} m long?`],
      [`A machine uses ${q} kg of sugar for a tray of sweets. For how many trays does ${p} kg of sugar last?`],
    ])
    const answer = count(key)
    const slips = spread(draw, answer, [
      [fraction(a * c, b * d), `You multiplied the fractions. Ask how often ${q} goes into ${p}.`],
      [
        fraction(b * c, a * d),
        `You turned the first fraction upside down. Dividing by ${q} is multiplying by ${over(d, c)}.`,
      ],
      [fraction(a * d, b), `You multiplied by ${d} only: that is how many {1/${d}} there are.`],
      [count(key + 1), `You counted one too many. Check: multiply your number by ${q}.`],
      [count(key - 1), `You counted one too few. Check: multiply your number by ${q}.`],
      [fraction(d, c), `You found how often ${q} goes into 1. There is only ${p}.`],
      [fraction(d, b), `You divided the denominators only. The numerators ${a} and ${c} count too.`],
      [count(key * 2), `That would be twice as much. Check: multiply your number by ${q}.`],
    ])
    if (slips === null) return null
    return single(1, ask, answer, [`${p} ÷ ${q} = ${p} × ${over(d, c)} = ${key} ✓`], { givens: { a, b, c, d }, slips })
  },
} satisfies Maker

const fullPortions = {
  marks: 3,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [w, a, b, c] = [draw.int(0, 3), draw.int(1, 7), draw.int(2, 10), draw.int(2, 5)]
    const d = draw.pick([6, 8, 9, 10, 12, 15, 16, 20])
    if (!proper(a, b) || !proper(c, d) || b === d) return null
    const same = lcm(b, d)
    const [all, each] = [((w * b + a) * same) / b, (c * same) / d]
    const [full, left] = [Math.floor(all / each), all % each]
    if (full < 3 || left === 0 || full > 25 || gcd(each, left) === each || same > 60) return null
    const [p, q, [child]] = [frac(w * b + a, b), over(c, d), draw.children()]
    const [stem, first, second, unit] = draw.pick([
      [
        `${child.name} has ${p} kg of muruku and packs it into bags of ${q} kg each.`,
        'What is the largest number of full bags?',
        'What mass of muruku is then left?',
        'kg',
      ],
      [
        `A tub holds ${p} litres of chendol. It is sold in bowls of ${q} litre each.`,
        'What is the largest number of full bowls?',
        'How much chendol is then left?',
        'litre',
      ],
      [
        `A carpenter cuts a plank ${p} m long into shelves of ${q} m each.`,
        'What is the largest number of shelves?',
        'What length of the plank is then left?',
        'm',
      ],
    ])
    const rest = fraction(left, same, unit)
    const wrongCount: Wrong[] = [
      [count(full + 1), `The last one is not full. Only full ones are counted.`],
      [fraction(all, each), `You gave the exact quotient. Only full ones are counted.`],
      [count(Math.floor((all * d) / same)), `You counted how often {1/${d}} fits. Each one takes ${q}.`],
      [count(full - 1), `One more is possible. Check: multiply your number by ${q}.`],
    ]
    const wrongRest: Wrong[] = [
      [fraction(left, each, unit), `That is the part of one more that is left, not its size in ${unit}.`],
      [fraction(full * each, same, unit), `You found what is used. Take it away from ${p} ${unit}.`],
      [fraction(each - left, same, unit), `You found what is missing for one more.`],
    ]
    const [used, bars] = [frac(full * each, same), full <= 12]
    const line = `${p} ÷ ${q} = ${p} × ${over(d, c)} = ${lowest(all, each)}: ${full} ✓`
    const row = bar('', [...unitCells(full, '', 'shaded'), cell(0.5, '?')], '')
    return several(
      stem,
      [
        part(
          2,
          first,
          count(full),
          [`Divide: ${p} ÷ ${q} ✓`, bars ? withBars(line, barModel([{ ...row, name: `Full: ${num(full)}` }])) : line],
          {
            slips: distinct(count(full), wrongCount),
          },
        ),
        part(1, second, rest, [`${full} × ${q} = ${used}; ${p} − ${used} = ${rest.text} ✓`], {
          slips: distinct(rest, wrongRest),
          follows: `${w * b + a} / ${b} - a * ${c} / ${d}`,
        }),
      ],
      { givens: { a, b, c, d } },
    )
  },
} satisfies Maker

const portions = family('M93', 'How many fractions fit', 'dividing-by-fractions', fits, fullPortions)

export const divisors = [sharedFraction, portions] as const
