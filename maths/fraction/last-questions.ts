/** Families M95 and M96: last questions that join fractions with a difference, and with prices or volumes. */
import type { Draw, Maker, Quantity } from '#families/family.ts'
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { family, part, several, withBars } from '#families/kit/problem.ts'
import { count, dollars, fraction, gcd, measure, money, num, oneUnit } from '#families/kit/quantity.ts'
import { distinct, frac, over, proper, type Wrong, wholes } from '#families/kit/spread.ts'

const STAYED = [
  [
    'At a carnival in Tampines, {@} of the people were adults and the rest were children. Before the fireworks {#} of the adults and {&} of the children went home.',
    'adults',
    'children',
    'people',
    'stayed',
    'who',
  ],
  [
    'A bakery made curry puffs and sardine puffs. {@} of the puffs were curry puffs. By noon {#} of the curry puffs and {&} of the sardine puffs were sold.',
    'curry puffs',
    'sardine puffs',
    'puffs',
    'were not sold',
    'that',
  ],
  [
    '{@} of the books on a library shelf are in English and the rest are in Malay. On Friday {#} of the English books and {&} of the Malay books were borrowed.',
    'English books',
    'Malay books',
    'books',
    'were not borrowed',
    'that',
  ],
  [
    '{@} of the beads in a box were red and the rest were blue. For a bracelet stall {#} of the red beads and {&} of the blue beads were used.',
    'red beads',
    'blue beads',
    'beads',
    'were not used',
    'that',
  ],
] as const

const stayed = {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [a, b, c, d, e, f] = [
      draw.int(1, 5),
      draw.int(3, 8),
      draw.int(1, 3),
      draw.int(3, 6),
      draw.int(1, 4),
      draw.int(2, 5),
    ]
    if (!proper(a, b) || !proper(c, d) || !proper(e, f) || d === f || b - a === a) return null
    const [first, second, whole] = [a * (d - c) * f, (b - a) * (f - e) * d, b * d * f]
    const shared = gcd(gcd(first, second), whole)
    const [x, y, all] = [first / shared, second / shared, whole / shared]
    const unit = draw.int(2, 20)
    const total = all * unit
    const fits = (total * a) % b === 0 && ((total * a) / b) % d === 0 && ((total * (b - a)) / b) % f === 0
    if (x - y < 2 || x === 2 * y || all > 60 || total > 900 || total < 60 || !fits) return null
    const [story, one, two, things, left, who] = draw.pick(STAYED)
    const [p, q, r] = [over(a, b), over(c, d), over(e, f)]
    const answer = fraction(x + y, all)
    const more = (x - y) * unit
    const wrong: Wrong[] = [
      [fraction(all - x - y, all), `You added the parts that are gone. The question asks for those ${who} ${left}.`],
      [fraction(x, all), `You counted the ${one} only. Add the ${two}.`],
      [fraction(y, all), `You counted the ${two} only. Add the ${one}.`],
      [
        fraction((d - c) * f + (f - e) * d, 2 * d * f),
        `You took ${one} and ${two} as two equal groups. The ${one} are ${p} of all.`,
      ],
    ]
    const wrongTotal = wholes(count, [
      [more * all, `You took ${more} as one unit, but it is the difference of ${x - y} units.`],
      [
        (more * all) / (x + y),
        `You divided ${more} by the sum of the units that are left. ${more} is their *difference*.`,
      ],
      [(x + y) * unit, `You found how many ${things} ${left} in all. The question asks how many there were at first.`],
      [unit, `You found one unit only. How many units are all the ${things}?`],
      [(a * total) / b, `You found the ${one} at first only.`],
    ])
    const bars = (below: string) =>
      barModel(
        [
          bar(one, [
            ...Array.from({ length: c }, () => cell(a * f, '', 'gone')),
            ...Array.from({ length: d - c }, () => cell(a * f, '', 'shaded')),
          ]),
          bar(two, [
            ...Array.from({ length: e }, () => cell((b - a) * d, '', 'gone')),
            ...Array.from({ length: f - e }, () => cell((b - a) * d, '', 'shaded')),
          ]),
        ],
        below,
      )
    return several(
      story.replace('{@}', p).replace('{#}', q).replace('{&}', r),
      [
        part(
          2,
          `What fraction of the ${things} ${left}? Give your answer in its simplest form.`,
          answer,
          [
            withBars(
              `For the ${one}: ${over(d - c, d)} × ${p} = ${frac(first, whole)}; for the ${two}: ${over(f - e, f)} × ${over(b - a, b)} = ${frac(second, whole)} ✓`,
              bars(''),
            ),
            `${frac(first, whole)} + ${frac(second, whole)} = ${answer.text} ✓`,
          ],
          { slips: distinct(answer, wrong) },
        ),
        part(
          2,
          `Of those ${who} ${left}, there were ${more} more ${one} than ${two}. How many ${things} were there at first?`,
          count(total),
          [
            withBars(
              `${frac(first, whole)} − ${frac(second, whole)} = ${frac(x - y, all)} of all is ${more} ✓`,
              bars(`shaded ${one} − shaded ${two} = ${more}`),
            ),
            `All: ${more} ÷ ${frac(x - y, all)} = ${num(total)} ✓`,
          ],
          { slips: distinct(count(total), wrongTotal) },
        ),
      ],
      { givens: { a, b, c, d, e, f, more } },
    )
  },
} satisfies Maker

const stayedFamily = family('M95', 'What is left of two groups', 'fraction-problems', stayed)

type Story = Readonly<{
  told: string
  ask: string
  next: string
  kind: (value: number) => Quantity
  item: string
  one: string
  two: string
}>

type Child = ReturnType<Draw['children']>[0]

type Told = Readonly<{ p: string; q: string; total: number; s: number; price: number }>

function stories([one, two]: readonly [Child, Child], { p, q, total, s, price }: Told): readonly [Story, Story, Story] {
  return [
    {
      told: `${one.name} and ${two.name} had $${total} altogether. ${one.name} spent ${p} of ${one.his} money and ${two.name} spent $${s}. They then had the same amount of money left.`,
      ask: `How much did ${two.name} have at first?`,
      next: `With all the money ${one.he} had left, ${one.name} bought pens at $${price} each and gave ${q} of them to a charity. How many pens did ${one.he} give?`,
      kind: money,
      item: 'pens',
      one: one.name,
      two: two.name,
    },
    {
      told: `Tanks A and B held ${total} litres of water altogether. ${p} of the water in tank A was used and ${s} litres leaked out of tank B. Both tanks then held the same volume of water.`.replace(
        '{=}',
        p,
      ),
      ask: 'How much water did tank B hold at first?',
      next: `All the water left in tank A was poured into buckets of ${price} litres each. ${q} of the buckets were carried to the garden. How many buckets were carried to the garden?`,
      kind: (value: number) => measure(value, 'litres'),
      item: 'buckets',
      one: 'Tank A',
      two: 'Tank B',
    },
    {
      told: `Two stalls had ${total} kg of rice altogether. The first stall cooked ${p} of its rice and the second stall cooked ${s} kg of its rice. They then had the same mass of rice left.`,
      ask: 'What mass of rice did the second stall have at first?',
      next: `The first stall packed all its rice left into bags of ${price} kg each and gave ${q} of the bags to a home for the aged. How many bags did it give?`,
      kind: (value: number) => measure(value, 'kg'),
      item: 'bags',
      one: 'First stall',
      two: 'Second stall',
    },
  ]
}

const equalLeft = {
  marks: 5,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [a, b, u, s] = [draw.int(1, 4), draw.int(3, 7), draw.int(6, 40), draw.int(12, 90)]
    const [c, d, price] = [draw.int(1, 3), draw.int(3, 5), draw.int(2, 6)]
    const left = (b - a) * u
    const total = (2 * b - a) * u + s
    const bought = left / price
    if (
      !proper(a, b) ||
      !proper(c, d) ||
      !Number.isInteger(bought) ||
      bought % d !== 0 ||
      bought < 6 ||
      left + s === b * u
    )
      return null
    const [one, two] = draw.children()
    const [p, q] = [over(a, b), over(c, d)]
    const story = draw.pick(stories([one, two], { p, q, total, s, price }))
    const show = (n: number): string => (story.kind === money ? dollars(n) : num(n))
    const answer = story.kind(left + s)
    const given = count((bought * c) / d)
    const wrong = wholes(story.kind, [
      [left, `You found what is left. ${show(s)} was there too at first.`],
      [b * u, `You found the first amount. The question asks for the second.`],
      [
        ((total + s) / (2 * b - a)) * (b - a) + s,
        `You added ${show(s)} to the total. Take it away first, so that only equal units stay.`,
      ],
      [
        (total / (2 * b - a)) * (b - a),
        `You divided the total into units at once. ${show(s)} of it is not in the units.`,
      ],
      [total / 2, `You halved the total. They were equal at the *end*, not at first.`],
      [u, `You found one unit only.`],
    ])
    const wrongItems = wholes(count, [
      [bought, `You found all the ${story.item}. The question asks for ${q} of them.`],
      [bought - (bought * c) / d, `You found the other ${story.item}. The question asks for ${q} of them.`],
      [(b * u * c) / (price * d), `You used the amount at first. Only what was left was used.`],
      [((left + s) * c) / (price * d), `You used the answer of (a). Only what was left was used.`],
      [(left * c) / d, `You left out that each of the ${story.item} takes ${show(price)}.`],
    ])
    const rows = [
      bar(story.one, [...unitCells(a, '', 'gone'), ...unitCells(b - a, '', 'shaded')]),
      bar(story.two, [...unitCells(b - a, '', 'shaded'), cell(Math.max(1, Math.round(s / u)), show(s), 'gone')]),
    ]
    const n = 2 * b - a
    return several(
      story.told,
      [
        part(
          3,
          story.ask,
          answer,
          [
            withBars(
              `${show(total)} − ${show(s)} = ${show(total - s)} is ${b} + ${b - a} = ${n} equal units ✓`,
              barModel(rows, `In all ${show(total)}`),
            ),
            `${oneUnit(n, u, story.kind === money ? '$' : '')} ✓`,
            `${b - a === 1 ? show(u) : `${b - a} × ${show(u)}`} + ${show(s)} = ${answer.text} ✓`,
          ],
          { slips: distinct(answer, wrong) },
        ),
        part(
          2,
          story.next,
          given,
          [
            `Left: ${show(left + s)} − ${show(s)} = ${show(left)}; ${show(left)} ÷ ${show(price)} = ${bought} ${story.item} ✓`,
            `${q} × ${bought} = ${given.text} ✓`,
          ],
          { slips: distinct(given, wrongItems), follows: `(a - ${s}) / ${price} * ${c} / ${d}` },
        ),
      ],
      { givens: { a, b, c, d, s, total, price } },
    )
  },
} satisfies Maker

const equalFamily = family('M96', 'Equal amounts left', 'fraction-problems', equalLeft)

export const lastQuestions = [stayedFamily, equalFamily] as const
