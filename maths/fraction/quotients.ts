/** Families M80 and M81: a quotient as a fraction, a mixed number or a decimal. */
import type { Maker, Quantity } from '#families/family.ts'
import { family, single } from '#families/kit/problem.ts'
import { fraction, gcd, measure, num } from '#families/kit/quantity.ts'
import { distinct, frac, lowest, spread, type Wrong } from '#families/kit/spread.ts'

const shared = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [n, d] = [draw.int(2, 19), draw.int(3, 9)]
    const [ask, things, sharers, unit] = draw.pick([
      [
        'identical pizzas are shared equally among # children. What fraction of a pizza does each child get?',
        'pizzas',
        'children',
        '',
      ],
      [
        'identical kueh lapis are shared equally among # families. What fraction of a kueh lapis does each family get?',
        'kueh lapis',
        'families',
        '',
      ],
      [
        'litres of barley water are poured equally into # jugs. How many litres of barley water are there in each jug?',
        'litres',
        'jugs',
        'litres',
      ],
      ['m of ribbon is cut into # equal pieces. How long is each piece?', 'metres', 'pieces', 'm'],
    ])
    if (n % d === 0 || (unit === '') === n > d || n === d + 1) return null
    const answer = fraction(n, d, unit)
    const [whole, rest] = [Math.floor(n / d), n % d]
    const of = (top: number, bottom: number): Quantity => fraction(top, bottom, unit)
    const slips = spread(draw, answer, [
      [of(d, n), `You divided the ${d} ${sharers} by ${n}. It is the ${n} ${things} that are divided.`],
      [of(1, d), `That is what comes from *one* of the ${things}. There are ${n} of them.`],
      [of(n, n + d), `You took ${things} and ${sharers} together as ${n + d} parts. Only the ${sharers} share.`],
      ...(n < d
        ? ([
            [of(d - n, d), `You found what is missing from one whole, not what each gets.`],
            [of(1, n), `You divided one whole by ${n}, but there are ${d} ${sharers}.`],
            [of(n + 2, d), `You shared two wholes too many. There are ${n} ${things}.`],
            [of(n - 1, d), `You left one of the ${n} ${things} out.`],
            [of(n + 1, d), `You shared one whole too many. There are ${n} ${things}.`],
          ] satisfies Wrong[])
        : ([
            [of(whole + 1, 1), `You rounded off. Say exactly how large the part of a whole is.`],
            [
              of(whole * n + rest, n),
              `You wrote the remainder ${rest} over ${n}. Each whole is cut for ${d} ${sharers}.`,
            ],
            [
              of(whole * d + d - rest, d),
              `You took what is missing to the next whole. The remainder is what is there.`,
            ],
            [of(n + d, d), `You counted one whole too many. How often does ${d} go into ${n}?`],
            [of(n - d, 1), `You subtracted ${d} from ${n}. Sharing equally is dividing.`],
          ] satisfies Wrong[])),
    ])
    if (slips === null) return null
    const working = lowest(n, d) === `{${n}/${d}}` ? '' : ` = {${n}/${d}}`
    return single(1, `${n} ${ask.replace('#', String(d))}`, answer, [`${n} ÷ ${d}${working} = ${answer.text} ✓`], {
      givens: { n, d },
      slips,
    })
  },
} satisfies Maker

const packed = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [p, q, d] = [draw.int(2, 6), draw.int(3, 9), draw.int(4, 15)]
    const total = p * q
    if (total <= d || total % d === 0 || gcd(total, d) === 1 || p === d || q === d) return null
    const cook = draw.adult()
    const [ask, unit] = draw.pick([
      [
        `${cook} cooks ${p} pots of green bean soup. Each pot holds ${q} litres. The soup is poured equally into ${d} flasks. How much soup is there in each flask?`,
        'litres',
      ],
      [
        `${p} rolls of cloth, each ${q} m long, are used up to make ${d} identical banners for National Day. What length of cloth is used for each banner?`,
        'm',
      ],
      [
        `Volunteers share ${p} sacks of rice equally among ${d} families. Each sack holds ${q} kg. How much rice does each family get?`,
        'kg',
      ],
    ])
    const answer = fraction(total, d, unit)
    const of = (top: number, bottom: number): Quantity => fraction(top, bottom, unit)
    const wrong: Wrong[] = [
      [of(q, d), `You shared ${q} ${unit} only. There are ${p} times as many to share.`],
      [of(p + q, d), `You added ${p} and ${q}, but ${p} times ${q} ${unit} are shared.`],
      [of(p, d), `You shared ${p} only. Each of the ${p} holds ${q} ${unit}.`],
      [of(d, total), `You divided ${d} by ${total}. It is the ${total} ${unit} that are divided.`],
      [of(total, 1), `You found how much there is in all. It is shared into ${d} equal parts.`],
    ]
    return single(
      2,
      `${ask} Give your answer as a mixed number in its simplest form.`,
      answer,
      [`In all: ${p} × ${q} = ${total} ${unit} ✓`, `${total} ÷ ${d} = {${total}/${d}} = ${answer.text} ✓`],
      { givens: { p, q, d }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const sharing = family('M80', 'Sharing equally', 'fractions-and-division', shared, packed)

const round2 = (n: number): number => Math.round(n * 100) / 100
const plain = (n: number): Quantity => ({ ...measure(round2(n), ''), text: num(round2(n)) })

const asDecimal = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [whole, d, top] = [draw.int(0, 4), draw.pick([4, 5, 20, 25, 50]), draw.int(1, 19)]
    if (top >= d || gcd(top, d) > 1) return null
    const n = whole * d + top
    const hundredths = (100 / d) * top
    const answer = plain(whole + hundredths / 100)
    const mixed = frac(n, d)
    const ask = draw.pick([
      `Express ${mixed} as a decimal.`,
      `Find the value of ${n} ÷ ${d}. Give your answer as a decimal.`,
      `Which of the following is the same as ${whole === 0 ? mixed : `{${n}/${d}}`}?`,
    ])
    const slips = spread(draw, answer, [
      [plain(whole + top / 100), `You wrote ${top} as hundredths, but the fraction has ${d} as its denominator.`],
      [plain(whole + d / 100), `You wrote the denominator ${d} after the point. The numerator counts too.`],
      [plain(whole + top / 10), `You wrote ${top} as tenths, but the fraction has ${d} as its denominator.`],
      [
        plain(top + whole + d / (d < 10 ? 10 : 100)),
        `You put a point where the line of the fraction is. The line means *divided by*.`,
      ],
      [
        plain(whole + hundredths / 10),
        `You wrote ${hundredths} as tenths. Make the denominator 100 and write hundredths.`,
      ],
      [plain(whole), `You wrote the wholes only. There are ${top} parts of {1/${d}} more.`],
      [plain(whole + ((top + 1) * (100 / d)) / 100), `You counted ${top + 1} parts of {1/${d}}. There are ${top}.`],
      [plain(whole + ((top - 1) * (100 / d)) / 100), `You counted ${top - 1} parts of {1/${d}}. There are ${top}.`],
    ])
    if (slips === null) return null
    const given = ask.startsWith('Express') ? { d } : whole === 0 ? { d, top } : { d, n }
    const bigger = `${over100(top, d)}, so ${mixed} = ${answer.text} ✓`
    return single(
      1,
      ask,
      answer,
      [whole === 0 || ask.startsWith('Express') ? bigger : `{${n}/${d}} = ${mixed}; ${bigger}`],
      {
        givens: given,
        slips,
      },
    )
  },
} satisfies Maker

const over100 = (top: number, d: number): string => `{${top}/${d}} = {${(100 / d) * top}/100}`

const roundedQuotient = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [n, d] = [draw.int(10, 95), draw.pick([3, 6, 7, 9, 11])]
    const key = round2(n / d)
    if (n % d === 0 || Math.round(key * 100) % 10 === 0) return null
    // Nobody is named any more; without this draw, papers that are printed would ask something else.
    draw.children()
    const [ask, unit] = draw.pick([
      [`A rope ${n} m long is cut into ${d} equal pieces for a knot-tying class. Find the length of each piece.`, 'm'],
      [
        `${n} kg of clay is shared equally among ${d} groups of pupils. Find the mass of clay that each group gets.`,
        'kg',
      ],
      [
        `A drinks stall pours ${n} litres of lime juice equally into ${d} tubs. Find the volume of juice in each tub.`,
        'litres',
      ],
    ])
    const answer = measure(key, unit)
    const floor = Math.floor((n / d) * 100) / 100
    const thousandth = Math.floor(((n / d) * 1000) % 10)
    const [whole, rest] = [Math.floor(n / d), n % d]
    const wrong: Wrong[] = [
      [
        measure(round2(floor === key ? floor + 0.01 : floor), unit),
        `Look at the third digit after the point: it is ${thousandth}. From 5 on, the digit before it goes up.`,
      ],
      [measure(Math.round((n / d) * 10) / 10, unit), `You rounded off to 1 decimal place.`],
      [measure(whole, unit), `You left the remainder ${rest} out. Go on dividing after the point.`],
      [measure(Math.round(n / d), unit), `You rounded off to a whole number.`],
      [
        measure(whole + rest / (rest < 10 ? 10 : 100), unit),
        `You wrote the remainder ${rest} after the point. Go on dividing it by ${d}.`,
      ],
      [measure(round2(d / n), unit), `You divided ${d} by ${n}. It is ${n} that is shared.`],
    ]
    return single(
      2,
      `${ask} Round off your answer to 2 decimal places.`,
      answer,
      [`${n} ÷ ${d} = ${Math.floor((n / d) * 1000) / 1000}… ✓`, `≈ ${key} ${unit} ✓`],
      { givens: { n, d }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const decimals = family('M81', 'A quotient as a decimal', 'fractions-and-division', asDecimal, roundedQuotient)

export const quotients = [sharing, decimals] as const
