/** Families M84 and M85: fractions, decimals and percentages in order, and what lies halfway. */
import type { Draw, Maker, Quantity } from '#families/family.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { fraction, lcm, measure, money, num, words } from '#families/kit/quantity.ts'
import { distinct, mixed, over, proper, shuffled, type Wrong, wholes } from '#families/kit/spread.ts'

/** A number as it is printed. */
type Written = Readonly<{ value: number; text: string }>

const FRACTIONS = [
  [3, 8],
  [5, 8],
  [7, 8],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [7, 20],
  [9, 20],
  [11, 20],
  [13, 20],
  [17, 20],
  [8, 25],
  [12, 25],
  [16, 25],
] as const

const decimal = (hundredths: number): Written => ({ value: hundredths / 100, text: num(hundredths / 100) })
const per = (cent: number): Written => ({ value: cent / 100, text: `${cent}%` })
const round3 = (n: number): number => Math.round(n * 1000) / 1000

/** A fraction, a decimal and a percentage near one another, all different; null if two are the same. */
function three(draw: Draw): readonly [Written, Written, Written] | null {
  const [top, bottom] = draw.pick(FRACTIONS)
  const value = top / bottom
  const near = Math.round(value * 100)
  const list = [
    { value, text: `{${top}/${bottom}}` },
    decimal(near + draw.int(-6, 6)),
    per(near + draw.int(-6, 6)),
  ] as const
  return new Set(list.map((written) => round3(written.value))).size < 3 ? null : list
}

const asDecimals = (list: readonly Written[]): string =>
  list.map(({ text, value }) => (text === num(value) ? text : `${text} = ${num(value)}`)).join(', ')

const most = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const found = three(draw)
    if (found === null) return null
    const tenths = Math.floor(found[0].value * 10) + draw.int(0, 1)
    const list = shuffled(draw, [...found, { value: tenths / 10, text: num(tenths / 10) }])
    if (new Set(list.map(({ value }) => round3(value))).size < 4 || tenths < 1 || tenths > 9) return null
    const [largest, ask] = draw.pick([
      [true, 'Which of the following is the *largest*?'],
      [false, 'Which of the following is the *smallest*?'],
      [
        true,
        'Four children fill bottles of the same size. The parts that are filled are given below. Which is that of the *fullest* bottle?',
      ],
      [
        false,
        'Four buses of the same size leave Woodlands. The parts of the seats that are taken are given below. Which is the *smallest* part?',
      ],
    ])
    const [first] = [...list].sort((a, b) => (largest ? b.value - a.value : a.value - b.value))
    if (first === undefined) return null
    const option = (written: Written): Quantity => words(list.indexOf(written) + 1, written.text)
    const ordered = [...list].sort((a, b) => a.value - b.value)
    return single(1, `${ask}`, option(first), [`In order: ${asDecimals(ordered)}; so ${first.text} ✓`], {
      givens: {},
      slips: list
        .filter((written) => written !== first)
        .map((written) =>
          slip(
            option(written),
            `${written.text === num(written.value) ? `${written.text} is not the ${largest ? 'largest' : 'smallest'}` : `${written.text} is the same as ${num(written.value)}`}. Write all four as decimals with three digits after the point, then compare.`,
          ),
        ),
    })
  },
} satisfies Maker

type Named = Written & Readonly<{ name: string }>

/** The first two neighbours that are not in order. */
function misplaced(order: readonly Named[], up: boolean): string {
  const at = order.findIndex(({ value }, i) => {
    const next = order[i + 1]
    return next !== undefined && (up ? next.value < value : next.value > value)
  })
  const [x, y] = order.slice(at, at + 2)
  if (x === undefined || y === undefined) return ''
  return `You put ${x.name} before ${y.name}, but ${asDecimals([x])} is ${up ? 'more' : 'less'} than ${asDecimals([y])}.`
}

const arranged = {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const found = three(draw)
    if (found === null) return null
    const children = draw.children()
    const up = draw.pick([true, false])
    const story = draw.pick(['plain', 'run', 'book'])
    const list = shuffled(draw, found).map(
      (written, i): Named => ({
        ...written,
        name: story === 'plain' ? written.text : (children[i]?.name ?? ''),
      }),
    )
    const [a, b, c] = [...list].sort((x, y) => (up ? x.value - y.value : y.value - x.value))
    if (a === undefined || b === undefined || c === undefined) return null
    if (list[0] === a && list[1] === b) return null
    const told = list.map(({ name, text }) => `${name} has ${story === 'run' ? 'run' : 'read'} ${text}`).join(', ')
    const ask =
      story === 'plain'
        ? `Arrange these numbers in order, beginning with the ${up ? 'smallest' : 'largest'}: ${list.map(({ text }) => text).join(', ')}.`
        : `Three children ${story === 'run' ? 'are running the same race' : 'read the same book'}. ${told} of ${story === 'run' ? 'the way' : 'it'}. Arrange them in order, beginning with the one who has ${story === 'run' ? 'run' : 'read'} the ${up ? 'least' : 'most'}.`
    const orders = shuffled(draw, [
      [a, b, c],
      [c, b, a],
      ...shuffled(draw, [
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
      ]).slice(0, 2),
    ])
    const option = (order: readonly Named[]): Quantity =>
      words(
        orders.findIndex((other) => other.every((one, i) => one === order[i])) + 1,
        order.map(({ name }) => name).join(', '),
      )
    const slips = orders
      .filter((order) => order[0] !== a || order[1] !== b)
      .map((order) =>
        slip(
          option(order),
          order[0] === c && order[1] === b
            ? `You began with the ${up ? 'largest' : 'smallest'}. Read again where to begin.`
            : misplaced(order, up),
        ),
      )
    return single(
      2,
      ask,
      option([a, b, c]),
      [
        `As decimals: ${asDecimals(list)} ✓`,
        `${num(a.value)} ${up ? '<' : '>'} ${num(b.value)} ${up ? '<' : '>'} ${num(c.value)}: ${option([a, b, c]).text} ✓`,
      ],
      { givens: {}, slips },
    )
  },
} satisfies Maker

const inOrder = family('M84', 'Fractions, decimals and percentages in order', 'comparing-fractions', most, arranged)

const halfway = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [w, a, b, v, c, d] = [
      draw.int(0, 3),
      draw.int(1, 4),
      draw.int(2, 6),
      draw.int(1, 5),
      draw.int(1, 4),
      draw.int(2, 6),
    ]
    if (!proper(a, b) || !proper(c, d) || b === d || v <= w) return null
    const same = lcm(b, d)
    const [low, high] = [((w * b + a) * same) / b, ((v * d + c) * same) / d]
    const [x, y] = [mixed(w, a, b), mixed(v, c, d)]
    const [ask, unit] = draw.pick([
      [`What number is exactly halfway between ${x} and ${y}?`, ''],
      [
        `A bus stop and a library are on the same side of a school along a straight road. The bus stop is ${x} km and the library ${y} km from the school. A clinic stands exactly halfway between the bus stop and the library. How far is the clinic from the school?`,
        'km',
      ],
      [
        `Two jugs hold ${x} litres and ${y} litres of water. Water is poured from one into the other until both hold the same volume. How much water is there in each jug then?`,
        'litres',
      ],
    ])
    const answer = fraction(low + high, 2 * same, unit)
    const of = (top: number, bottom: number): Quantity => fraction(top, bottom, unit)
    const wrong: Wrong[] = [
      [of(low + high, same), `You added the two numbers. Halfway is half of the sum.`],
      [
        of(high - low, 2 * same),
        `You found half of the difference. Halfway is that far from *both* numbers: go on from ${x}.`,
      ],
      [of(high - low, same), `You found the difference of the two numbers.`],
      [of((w + v) * (b + d) + a + c, b + d), `You added top and bottom apart. Make the denominators the same first.`],
      [
        of((w + v) * same * 1 + 2 * ((a * same) / b + (c * same) / d), 2 * same),
        `You halved the wholes only. The fractions are halved too.`,
      ],
    ]
    return single(
      2,
      `${ask} Give your answer in its simplest form.`,
      answer,
      [
        `${x} + ${y} = ${over(low, same)} + ${over(high, same)} = ${over(low + high, same)} ✓`,
        `${over(low + high, same)} ÷ 2 = ${answer.text} ✓`,
      ],
      { givens: { a, b, c, d }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const ahead = {
  marks: 3,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const found = three(draw)
    const total = draw.int(8, 40) * 100
    if (found === null || found.some(({ value }) => (total * value) % 10 > 1e-6)) return null
    const [one, two, last] = draw.children()
    const list = shuffled(draw, found)
    const [x, y, z] = list
    if (x === undefined || y === undefined || z === undefined) return null
    const [ask, kind] = draw.pick([
      [
        `In a cross-country race of ${total} m, ${one.name} has run ${x.text} of the way, ${two.name} ${y.text} and ${last.name} ${z.text}. How many metres is the first of the three ahead of the last?`,
        (n: number) => measure(n, 'm'),
      ],
      [
        `Three CCAs each want to collect $${total} for a charity. The choir has collected ${x.text} of it, the band ${y.text} and the art club ${z.text}. How much more has the first of the three collected than the last?`,
        money,
      ],
    ])
    const sorted = [...list].sort((p, q) => p.value - q.value)
    const [low, middle, high] = sorted
    if (low === undefined || middle === undefined || high === undefined) return null
    const of = ({ value }: Written): number => Math.round(total * value)
    const answer = kind(of(high) - of(low))
    const wrong = wholes(kind, [
      [of(high) - of(middle), `You compared the first with the second. Which of the three is the last?`],
      [of(middle) - of(low), `You compared the second with the last. Which of the three is the first?`],
      [total - of(low), `You compared the last with the whole ${num(total)}. The first has not reached it either.`],
      [of(high), `You found how far the first has come. Take away how far the last has come.`],
      [of(low), `You found how far the last has come. The question asks for the difference.`],
    ])
    return single(
      3,
      ask,
      answer,
      [
        `${asDecimals(sorted)}: the first has ${num(high.value)}, the last ${num(low.value)} ✓`,
        `${num(high.value)} − ${num(low.value)} = ${num(round3(high.value - low.value))} ✓`,
        `${num(round3(high.value - low.value))} × ${num(total)} = ${num(answer.value)}: ${answer.text} ✓`,
      ],
      { givens: { total }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const apart = family('M85', 'Halfway and ahead', 'comparing-fractions', halfway, ahead)

export const orderFamilies = [inOrder, apart] as const
