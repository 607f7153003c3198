/** Family M100: money. */
import type { Maker, Quantity } from '#families/family.ts'
import { family, single } from '#families/kit/problem.ts'
import { dollars, money } from '#families/kit/quantity.ts'
import { distinct, spread, type Wrong } from '#families/kit/spread.ts'

const cents = (n: number): Quantity => money(n / 100)
const show = (n: number): string => dollars(n / 100)

const MENU = [
  ['plates of chicken rice', 'cups of teh', 'at a hawker centre'],
  ['bowls of fishball noodles', 'glasses of lime juice', 'at a food court'],
  ['notebooks', 'pens', 'at the school bookshop'],
  ['packets of nasi lemak', 'curry puffs', 'at a stall near the MRT station'],
] as const

const change = {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [p, q, m, n] = [draw.int(350, 650, 10), draw.int(120, 240, 10), draw.int(2, 4), draw.int(2, 5)]
    const cost = m * p + n * q
    const note = draw.pick([2000, 5000])
    if (cost >= note || m === n || note - cost > 2500 || (note - cost) % 100 === 0) return null
    const [one, two, place] = draw.pick(MENU)
    const buyer = draw.adult()
    const answer = cents(note - cost)
    const slips = spread(draw, answer, [
      [cents(cost), `You found the cost. The question asks for the change.`],
      [cents(note - p - q), `You counted one of each. There are ${m} ${one} and ${n} ${two}.`],
      [cents(note - m * p), `You left the ${two} out.`],
      [cents(note - n * p - m * q), `You changed the numbers: there are ${m} ${one} and ${n} ${two}.`],
      [
        cents(note - cost + 100),
        `Your dollars are one too many. When cents are taken from a dollar, that dollar is gone.`,
      ],
      [cents(note - cost - 100), `You took one dollar too many away.`],
      [cents(note - cost - q), `You counted ${n + 1} of the ${two}. There are ${n}.`],
      [cents(note - cost - p), `You counted ${m + 1} of the ${one}. There are ${m}.`],
      [cents(note - m * p - q), `You counted one only of the ${two}. There are ${n}.`],
    ])
    if (slips === null) return null
    return single(
      2,
      `${buyer} buys ${m} ${one} at ${show(p)} each and ${n} ${two} at ${show(q)} each ${place}. How much change is there from ${show(note)}?`,
      answer,
      [
        `${m} × ${show(p)} = ${show(m * p)}; ${n} × ${show(q)} = ${show(n * q)} ✓`,
        `${show(note)} − ${show(m * p)} − ${show(n * q)} = ${answer.text} ✓`,
      ],
      { givens: { m, n, p: p / 100, q: q / 100, note: note / 100 }, slips },
    )
  },
} satisfies Maker

const cheapest = {
  marks: 3,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [price, size, wanted, off] = [draw.int(120, 320, 10), draw.int(4, 6), draw.int(14, 32), draw.int(60, 180, 10)]
    const pack = price * size - off
    const [packs, singles] = [Math.floor(wanted / size), wanted % size]
    if (singles === 0 || singles * price >= pack || pack % 10 !== 0) return null
    const person = draw.adult()
    const [things, box, boxes] = draw.pick([
      ['egg tarts', 'box', 'boxes'],
      ['pineapple buns', 'bag', 'bags'],
      ['badminton shuttlecocks', 'tube', 'tubes'],
    ])
    const cost = packs * pack + singles * price
    const answer = cents(cost)
    const wrong: Wrong[] = [
      [cents(wanted * price), `You paid the single price for all. ${size} in a ${box} cost less.`],
      [cents((packs + 1) * pack), `You bought ${packs + 1} ${boxes}. The last few cost less one by one.`],
      [cents(packs * pack), `You left ${singles} of the ${things} out.`],
      [
        cents(Math.round((wanted * pack) / size)),
        `You divided the price of a ${box}, but single ones cost ${show(price)} each.`,
      ],
      [cents(packs * pack + price), `You counted one single only. How many are left after the full ones?`],
    ]
    return single(
      3,
      `A shop sells ${things} at ${show(price)} each, or ${show(pack)} for a ${box} of ${size}. ${person} needs exactly ${wanted} ${things}. What is the least amount that must be paid for them?`,
      answer,
      [
        `${wanted} = ${packs} × ${size} + ${singles}: ${packs} ${boxes} and ${singles} single ✓`,
        `${packs} × ${show(pack)} = ${show(packs * pack)}${singles === 1 ? '' : `; ${singles} × ${show(price)} = ${show(singles * price)}`} ✓`,
        `${show(packs * pack)} + ${show(singles * price)} = ${answer.text} ✓`,
      ],
      { givens: { price: price / 100, pack: pack / 100, size, wanted }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const shopping = family('M100', 'Shopping', 'decimals', change, cheapest)

export const priceFamilies = [shopping] as const
