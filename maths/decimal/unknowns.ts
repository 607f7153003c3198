/** Family M101: two unknown amounts in decimals. */
import type { Maker, Quantity } from '#families/family.ts'
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { family, single, withBars } from '#families/kit/problem.ts'
import { dollars, measure, money, num } from '#families/kit/quantity.ts'
import { distinct, type Wrong } from '#families/kit/spread.ts'

const cents = (n: number): Quantity => money(n / 100)
const show = (n: number): string => dollars(n / 100)

const container = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [item, empty, m, more] = [draw.int(21, 85), draw.int(25, 140, 5), draw.int(3, 6), draw.int(2, 6)]
    const n = m + more
    const [first, second] = [empty + m * item, empty + n * item]
    const [box, things] = draw.pick([
      ['crate', 'bottles of soya sauce'],
      ['box', 'cans of longans'],
      ['basket', 'dragon fruits'],
    ])
    const kg = (value: number): Quantity => measure(value / 100, 'kg')
    if (item === empty || (m * item) % 100 === 0) return null
    const answer = kg(empty)
    const wrong: Wrong[] = [
      [kg(item), `You found the mass of one of the ${things}. The question asks for the empty ${box}.`],
      [kg(second - first), `You found the mass of ${more} ${things}. The question asks for the empty ${box}.`],
      [kg(m * item), `You found the mass of ${m} ${things}. Take it away from ${num(first / 100)} kg.`],
      [kg(Math.round(first - first / m)), `You divided ${num(first / 100)} kg by ${m}, but the ${box} is in it too.`],
      [kg(first - item), `You took only one of the ${things} away. There are ${m} in the ${box}.`],
    ]
    return single(
      2,
      `A ${box} with ${m} equal ${things} has a mass of ${num(first / 100)} kg. The same ${box} with ${n} such ${things} has a mass of ${num(second / 100)} kg. Find the mass of the empty ${box} in kilograms.`,
      answer,
      [
        withBars(
          `${more} ${things}: ${num(second / 100)} − ${num(first / 100)} = ${num((second - first) / 100)} kg; 1: ${num(item / 100)} kg ✓`,
          barModel([
            bar(
              `${n} ${things}`,
              [cell(2, box), ...unitCells(m), ...unitCells(more, '', 'shaded')],
              `${num(second / 100)} kg`,
            ),
            bar(`${m} ${things}`, [cell(2, box), ...unitCells(m)], `${num(first / 100)} kg`),
          ]),
        ),
        `${num(first / 100)} − ${m} × ${num(item / 100)} = ${answer.text} ✓`,
      ],
      { givens: { m, n, first: first / 100, second: second / 100 }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const twoPrices = {
  marks: 3,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [price, more, m, n] = [draw.int(65, 240, 5), draw.int(40, 190, 5), draw.int(3, 7), draw.int(2, 5)]
    const total = m * price + n * (price + more)
    if (more % 100 === 0 || price === more) return null
    const [one, two] = draw.pick([
      ['pen', 'notebook'],
      ['kueh', 'curry puff'],
      ['pear', 'mango'],
    ])
    const asked = draw.pick([true, false])
    const many = (name: string): string =>
      name === 'kueh' ? 'pieces of kueh' : name === 'mango' ? 'mangoes' : `${name}s`
    const single1 = one === 'kueh' ? 'piece of kueh' : one
    const answer = cents(asked ? price + more : price)
    const units = m + n
    const rough = (value: number): Quantity => cents(Math.round(value))
    const wrong: Wrong[] = [
      [
        cents(asked ? price : price + more),
        `You found the price of a ${asked ? single1 : two}. The question asks for the other one.`,
      ],
      [
        rough(total / units + (asked ? more : 0)),
        `You shared the whole cost equally. The ${n} ${many(two)} cost more: take that away first.`,
      ],
      [
        rough((total - more) / units + (asked ? more : 0)),
        `You took ${show(more)} away once. There are ${n} ${many(two)}.`,
      ],
      [
        rough((total + n * more) / units + (asked ? more : 0)),
        `You added what the ${many(two)} cost more. It is in ${show(total)} already.`,
      ],
      [
        rough((total - m * more) / units + (asked ? more : 0)),
        `You took ${show(more)} away ${m} times. It is the ${n} ${many(two)} that cost more.`,
      ],
    ]
    return single(
      3,
      `${m} ${many(one)} and ${n} ${many(two)} cost ${show(total)} altogether. A ${two} costs ${show(more)} more than a ${single1}. Find the cost of a ${asked ? two : single1}.`,
      answer,
      [
        withBars(
          `${n} × ${show(more)} = ${show(n * more)}; ${show(total)} − ${show(n * more)} = ${show(total - n * more)} ✓`,
          barModel(
            [
              bar(`A ${single1}`, [cell(2, '1 unit')]),
              bar(`A ${two}`, [cell(2, '1 unit'), cell(2, show(more), 'shaded')]),
            ],
            `${m} × 1 unit + ${n} × (1 unit + ${show(more)}) = ${show(total)}`,
          ),
        ),
        `${units} units = ${show(total - n * more)} ✓`,
        `1 unit = ${show(price)}${asked ? `; ${show(price)} + ${show(more)} = ${answer.text}` : ''} ✓`,
      ],
      { givens: { m, n, total: total / 100, more: more / 100 }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const unknown = family('M101', 'Two unknown amounts', 'decimals', container, twoPrices)

export const unknownFamilies = [unknown] as const
