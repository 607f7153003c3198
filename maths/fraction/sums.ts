/** Families M86 to M88: adding and subtracting fractions and mixed numbers. */
import type { Maker, Quantity } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { family, single, withBars } from '#families/kit/problem.ts'
import { fraction, lcm } from '#families/kit/quantity.ts'
import { distinct, frac, mixed, over, proper, spread, type Wrong } from '#families/kit/spread.ts'

const twoParts = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, b, c, d] = [draw.int(1, 5), draw.int(3, 9), draw.int(1, 5), draw.int(2, 10)]
    const same = lcm(b, d)
    const [x, y] = [(a * same) / b, (c * same) / d]
    const [child] = draw.children()
    const [p, q] = [over(a, b), over(c, d)]
    const [ask, add, unit] = draw.pick([
      [`Find the value of ${p} + ${q}.`, true, ''],
      [`Find the value of ${p} − ${q}.`, false, ''],
      [
        `${child.name} walks ${p} km to the MRT station and then ${q} km to school. How far does ${child.he} walk?`,
        true,
        'km',
      ],
      [
        `A carton held ${p} litre of soya milk. ${child.name} drank ${q} litre of it. How much soya milk was left?`,
        false,
        'litre',
      ],
    ])
    if (!proper(a, b) || !proper(c, d) || b === d || same > 40 || (!add && (x <= y || x === 2 * y))) return null
    if (unit !== '' && (b === 7 || d === 7)) return null
    const of = (top: number, bottom: number): Quantity => fraction(top, bottom, unit)
    const answer = of(add ? x + y : x - y, same)
    const slips = spread(draw, answer, [
      [
        add ? of(a + c, b + d) : of(Math.abs(a - c), Math.abs(b - d)),
        `You ${add ? 'added' : 'subtracted'} top and bottom apart. Make the denominators the same first.`,
      ],
      [add ? of(x - y, same) : of(x + y, same), `You ${add ? 'subtracted' : 'added'}. Look at what is asked.`],
      [of(add ? a + c : a - c, same), `You changed the denominators to ${same}, but the numerators change with them.`],
      [
        of(add ? a + c : a - c, Math.min(b, d)),
        `You kept the numerators ${a} and ${c}. With one denominator for both they change too.`,
      ],
      [
        of(add ? x + y : x - y, Math.max(b, d)),
        `Your numerators belong to the denominator ${same}, but you wrote ${Math.max(b, d)} below.`,
      ],
      [
        of(add ? x + y : x - y, Math.min(b, d)),
        `Your numerators belong to the denominator ${same}, but you wrote ${Math.min(b, d)} below.`,
      ],
      [of(a * c, b * d), `You multiplied the two fractions.`],
      [of(add ? x + y + 1 : x - y + 1, same), `Your numerator is one too large. Work it out again over ${same}.`],
      [of(add ? x + y - 1 : x - y - 1, same), `Your numerator is one too small. Work it out again over ${same}.`],
    ])
    if (slips === null || slips.length < 5) return null
    return single(1, ask, answer, [`${over(x, same)} ${add ? '+' : '−'} ${over(y, same)} = ${answer.text} ✓`], {
      givens: { a, b, c, d },
      slips,
    })
  },
} satisfies Maker

const mixedNumbers = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [w, a, b, v, c, d] = [
      draw.int(3, 8),
      draw.int(1, 4),
      draw.int(2, 9),
      draw.int(1, 4),
      draw.int(1, 7),
      draw.int(2, 9),
    ]
    const same = lcm(b, d)
    const [x, y] = [(a * same) / b, (c * same) / d]
    const [one, two] = [mixed(w, a, b), mixed(v, c, d)]
    const [child] = draw.children()
    const [ask, add, unit] = draw.pick([
      [`Find the value of ${one} − ${two}.`, false, ''],
      [`Find the value of ${one} + ${two}.`, true, ''],
      [
        `A rope was ${one} m long. ${child.name} cut off a piece ${two} m long. What length of rope was left?`,
        false,
        'm',
      ],
      [`Two parcels have masses of ${one} kg and ${two} kg. Find their total mass.`, true, 'kg'],
      [
        `${child.name} cycled ${one} km on Saturday and ${two} km less on Sunday. How far did ${child.he} cycle on Sunday?`,
        false,
        'km',
      ],
    ])
    const carries = add ? x + y > same : x < y
    if (!proper(a, b) || !proper(c, d) || b === d || same > 40 || !carries || w - v < 2) return null
    if (unit !== '' && (b === 7 || d === 7)) return null
    const of = (top: number, bottom: number): Quantity => fraction(top, bottom, unit)
    const answer = of(add ? (w + v) * same + x + y : (w - v) * same + x - y, same)
    const wrong: Wrong[] = add
      ? [
          [
            of((w + v) * (b + d) + a + c, b + d),
            `You added the fractions top and bottom apart. Make the denominators the same first.`,
          ],
          [
            of((w + v) * same + x + y - same, same),
            `The fractions together are more than 1. You did not carry this 1 to the wholes.`,
          ],
          [of((w - v) * same + Math.abs(x - y), same), `You subtracted. The question asks for both together.`],
          [
            of((w + v) * same + a + c, same),
            `You changed the denominators to ${same}, but the numerators change with them.`,
          ],
        ]
      : [
          [
            of((w - v) * same + y - x, same),
            `You took the smaller fraction from the larger one, but ${frac(c, d)} is taken away: change one whole of the ${w} into parts.`,
          ],
          [of((w - v + 1) * same + x - y, same), `You changed one whole into parts, but did not take it off the ${w}.`],
          [of((w - v - 1) * same + x - y, same), `You took one whole too many off the ${w}.`],
          [of((w + v) * same + x + y, same), `You added. One is taken away from the other.`],
          [of(w - v, 1), `You subtracted the wholes only.`],
        ]
    const [left, right] = [`{${w} ${x}/${same}}`, `{${v} ${y}/${same}}`]
    const regrouped = add ? `{${w + v} ${x + y}/${same}}` : `{${w - 1} ${x + same}/${same}} − ${right}`
    return single(
      2,
      `${ask} Give your answer as a mixed number in its simplest form.`,
      answer,
      [`${left} ${add ? '+' : '−'} ${right} = ${regrouped} ✓`, `= ${answer.text} ✓`],
      { givens: { w, a, b, v, c, d }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const addition = family('M86', 'Sums and differences of fractions', 'adding-fractions', twoParts, mixedNumbers)

const pieces = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [b, d] = draw.pick([
      [2, 3],
      [2, 5],
      [3, 4],
      [4, 6],
      [3, 6],
      [5, 10],
      [4, 8],
      [2, 8],
      [6, 9],
      [3, 5],
    ])
    const [w, v, a, u, c] = [draw.int(5, 10), draw.int(1, 3), draw.int(1, 5), draw.int(1, 3), draw.int(1, 7)]
    if (!proper(a, b) || !proper(c, d)) return null
    const [one, two] = [mixed(v, a, b), mixed(u, c, d)]
    const [person, [child]] = [draw.adult(), draw.children()]
    const [ask, unit] = draw.pick([
      [
        `${person} buys ${w} m of cloth. ${one} m is used for curtains and ${two} m for cushions. What length of cloth is left?`,
        'm',
      ],
      [
        `A tank holds ${w} litres of water. ${child.name} takes ${one} litres for the fish and ${two} litres for the plants. How much water is left in the tank?`,
        'litres',
      ],
      [
        `A hawker has ${w} kg of prawns. ${person} buys ${one} kg and the next customer ${two} kg. What mass of prawns does the hawker have left?`,
        'kg',
      ],
    ])
    const same = lcm(b, d)
    const [x, y] = [((v * b + a) * same) / b, ((u * d + c) * same) / d]
    if (w * same <= x + y) return null
    const answer = fraction(w * same - x - y, same, unit)
    const of = (top: number, bottom: number): Quantity => fraction(top, bottom, unit)
    const wrong: Wrong[] = [
      [of(x + y, same), `You found what was taken. The question asks what is left.`],
      [of(w * same - x, same), `You took away only the first amount.`],
      [of(w * same - y, same), `You took away only the second amount.`],
      [of(w * same - x + y, same), `You took the first amount away but added the second. Both are taken away.`],
      [
        of((w - v - u) * same + x + y - (v + u) * same, same),
        `You took the wholes away and added the fractions. Both parts of a mixed number are taken away.`,
      ],
    ]
    return single(
      2,
      `${ask} Give your answer in its simplest form.`,
      answer,
      [
        withBars(
          `${one} + ${two} = ${over(x + y, same)} = ${frac(x + y, same)} ${unit} ✓`,
          barModel([bar(`${w} ${unit}`, [cell(2, '', 'gone'), cell(2, '', 'gone'), cell(2, '?', 'shaded')])]),
        ),
        `${w} − ${frac(x + y, same)} = ${answer.text} ✓`,
      ],
      { givens: { w, a, b, c, d }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const leftOver = family('M87', 'Taken away twice', 'adding-fractions', pieces)

const chain = {
  marks: 3,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [a, b, c, d] = [draw.int(1, 3), draw.int(2, 5), draw.int(1, 5), draw.int(3, 8)]
    const [low, part] = [draw.int(1, 3), draw.int(1, 11)]
    const same = lcm(b, d)
    if (!proper(a, b) || !proper(c, d) || b === d || part >= same || same > 24 || d === 7) return null
    const [x, y, least] = [(a * same) / b, (c * same) / d, low * same + part]
    const total = 3 * least + x + 2 * y
    const [one, two, three] = draw.children()
    const [p, q] = [frac(a, b), frac(c, d)]
    const [ask, unit, names] = draw.pick([
      [
        `Parcel A is ${p} kg heavier than parcel B. Parcel B is ${q} kg heavier than parcel C. The total mass of the three parcels is # kg. Find the mass of parcel C.`,
        'kg',
        ['A', 'B', 'C'],
      ],
      [
        `${one.name} jogged ${p} km more than ${two.name}. ${two.name} jogged ${q} km more than ${three.name}. They jogged # km altogether. How far did ${three.name} jog?`,
        'km',
        [one.name, two.name, three.name],
      ],
      [
        `Jug A has ${p} litre more water than jug B. Jug B has ${q} litre more water than jug C. There are # litres of water in the three jugs. How much water is there in jug C?`,
        'litres',
        ['A', 'B', 'C'],
      ],
    ])
    const of = (top: number, bottom: number): Quantity => fraction(top, bottom, unit)
    const answer = of(least, same)
    const sum = frac(total, same)
    const extra = frac(x + 2 * y, same)
    const wrong: Wrong[] = [
      [of(total - x - y, 3 * same), `You took ${q} away once only. Two of the three have it more than the smallest.`],
      [of(total, 3 * same), `You divided all by 3, but the three are not equal. Take away first what is more.`],
      [of(least + y, same), `You found the middle one. The question asks for the smallest.`],
      [of(least + x + y, same), `You found the largest. The question asks for the smallest.`],
      [of(total - 2 * x - y, 3 * same), `You took ${p} away twice and ${q} once. Draw the bars and count.`],
      [of(3 * least, same), `You found three equal parts together. The question asks for one of them.`],
    ]
    const more = (n: 0 | 1 | 2) => [cell(4, '?', 'shaded'), ...(n > 0 ? [cell(2)] : []), ...(n > 1 ? [cell(1)] : [])]
    return single(
      3,
      `${ask.replace('#', sum)} Give your answer in its simplest form.`,
      answer,
      [
        withBars(
          `More than three equal parts: ${q} + ${q} + ${p} = ${extra} ✓`,
          barModel(
            [bar(names[0], more(2)), bar(names[1], more(1)), bar(names[2], more(0))],
            `In all ${sum.replaceAll(/[{}]/g, '')} ${unit}`,
          ),
        ),
        `${sum} − ${extra} = ${frac(3 * least, same)} ✓`,
        `${frac(3 * least, same)} ÷ 3 = ${answer.text} ✓`,
      ],
      { givens: { a, b, c, d }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const chained = family('M88', 'Three amounts from their total', 'adding-fractions', chain)

export const sums = [addition, leftOver, chained] as const
