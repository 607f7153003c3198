/** Family M114: charges on top of one another. */

import type { Draw, Maker } from '#families/family.ts'
import { barModel } from '#families/kit/bars.ts'
import { gstOf } from '#families/kit/gst.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, part, several, single, slip, withBars } from '#families/kit/problem.ts'
import { dollars, money } from '#families/kit/quantity.ts'
import { different, inCents, percentRow, slipsBeside } from '#families/kit/working.ts'

const bill = (food: number, g: number) => {
  const service = food / 10
  return { service, before: food + service, tax: ((food + service) * g) / 100 }
}

const restaurantBill = {
  marks: 3,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw, year) => {
    const [food, people, g] = [draw.int(60, 480, 10), draw.int(3, 8), gstOf(year)]
    const { service, before, tax } = bill(food, g)
    const total = before + tax
    if (!inCents(tax) || !inCents(total / people) || food < people * 12 || food > people * 60) return null
    const [place, eaters] = draw.pick([
      ['a seafood restaurant', 'friends'],
      ['a dim sum restaurant', 'cousins'],
      ['a North Indian restaurant', 'colleagues'],
    ])
    const answers = [money(total), money(total / people)] as const
    return several(
      `${people} ${eaters} had dinner at ${place}. The food cost $${food}. A service charge of 10% was added to the cost of the food. After that, ${g}% GST was added.`,
      [
        part(
          2,
          'How much was the bill altogether?',
          answers[0],
          [
            `With the service charge: $${food} + ${dollars(service)} = ${dollars(before)} ✓`,
            `GST: ${g}% of ${dollars(before)} = ${dollars(tax)}; altogether ${dollars(total)} ✓`,
          ],
          {
            slips: slipsBeside(
              answers[0],
              money,
              [
                [
                  food * (1 + (10 + g) / 100),
                  `You took ${g}% of the food alone. The GST is on the food with its service charge.`,
                ],
                [food * (1 + g / 100), `You left out the service charge of 10%.`],
                [before, `You left out the GST of ${g}%.`],
                [service + tax, `You added the service charge and the GST, but not the cost of the food.`],
              ],
              () => true,
            ),
          },
        ),
        part(
          1,
          `They shared the bill equally. How much did each of them pay?`,
          answers[1],
          [`${dollars(total)} ÷ ${people} = ${dollars(total / people)} ✓`],
          {
            slips: different(answers[1], [
              slip(money(food / people), `You shared only the cost of the food. The whole bill is shared.`),
              slip(money(total / (people + 1)), `You shared among ${people + 1}, but there were ${people} of them.`),
            ]),
            follows: `a / ${people}`,
          },
        ),
      ],
      { givens: { people, food, g } },
    )
  },
} satisfies Maker

/** A sale with GST against a price that includes it. */
function twoShops(draw: Draw, year: number) {
  const [price, d, g, gap] = [draw.int(200, 1600, 50), draw.int(10, 30, 5), gstOf(year), draw.int(-60, 60, 5)]
  const reduced = (price * (100 - d)) / 100
  const tax = (reduced * g) / 100
  const paid = reduced + tax
  const other = Math.round(paid) + gap
  if (!inCents(tax) || Math.abs(gap) < 15 || other >= price) return null
  const thing = draw.pick(['tablet computer', 'washing machine', 'vacuum cleaner', 'road bicycle'])
  const [cheap, dear] = gap > 0 ? ['Shop A', 'Shop B'] : ['Shop B', 'Shop A']
  const answer = money(Math.abs(paid - other))
  return single(
    4,
    `In Shop A, the usual price of a ${thing} is $${price}. It is sold at a discount of ${d}%, and ${g}% GST is added to the discounted price. In Shop B, the same ${thing} is sold for $${other}, with GST included. How much less does it cost in ${cheap} than in ${dear}?`,
    answer,
    [
      withBars(
        `Shop A, discounted price: ${100 - d}% of $${price} = ${dollars(reduced)} ✓`,
        barModel([
          percentRow(
            'Usual price',
            [
              [100 - d, 'shaded'],
              [d, 'gone'],
            ],
            `$${price}`,
          ),
        ]),
      ),
      `GST: ${g}% of ${dollars(reduced)} = ${dollars(tax)} ✓`,
      `Paid in Shop A: ${dollars(reduced)} + ${dollars(tax)} = ${dollars(paid)} ✓`,
      `Difference: ${dollars(Math.max(paid, other))} − ${dollars(Math.min(paid, other))} = ${answer.text} ✓`,
    ],
    {
      givens: { price, d, g, other },
      slips: slipsBeside(
        answer,
        money,
        [
          [Math.abs(reduced - other), `You left out the GST in Shop A. The price in Shop B includes it.`],
          [Math.abs(price * (1 + g / 100) - other), `You left out the discount of ${d}% in Shop A.`],
          [Math.abs(paid - other * (1 + g / 100)), `You added GST in Shop B as well, but its price includes GST.`],
          [
            Math.abs(reduced + (price * g) / 100 - other),
            `You took the GST of $${price}. It is on the discounted price.`,
          ],
          [paid, `You found what is paid in Shop A. Compare it with $${other}.`],
        ],
        () => true,
      ),
    },
  )
}

/** Money grows in a bank for a year; then something is bought with GST. */
function interestThenGst(draw: Draw, year: number) {
  const [saved, r, price, g] = [draw.int(2000, 9000, 500), draw.int(2, 4), draw.int(800, 1900, 50), gstOf(year)]
  const [gain, tax] = [(saved * r) / 100, (price * g) / 100]
  const left = saved + gain - price - tax
  if (left < 100) return null
  const thing = draw.pick(['laptop', 'piano keyboard', 'sofa set', 'refrigerator'])
  const answer = money(left)
  return single(
    4,
    `${draw.adult()} saved ${dollars(saved)} in a bank at an interest rate of ${r}% per year. After one year, a ${thing} was bought with the money in the account. Its price was ${dollars(price)} before ${g}% GST. How much money was left in the account?`,
    answer,
    [
      `Interest: ${r}% of ${dollars(saved)} = ${dollars(gain)} ✓`,
      `In the account: ${dollars(saved)} + ${dollars(gain)} = ${dollars(saved + gain)} ✓`,
      `Price with GST: ${100 + g}% of ${dollars(price)} = ${dollars(price + tax)} ✓`,
      `Left: ${dollars(saved + gain)} − ${dollars(price + tax)} = ${dollars(left)} ✓`,
    ],
    {
      givens: { saved, r, price, g },
      slips: slipsBeside(
        answer,
        money,
        [
          [saved + gain - price, `You left out the GST of ${g}% on the ${thing}.`],
          [saved - price - tax, `You left out the interest of one year.`],
          [saved + gain - price + tax, `You took the GST away from the price. It is added to it.`],
          [saved + gain, `You found the money before anything was bought.`],
          [
            ((saved - price - tax) * (100 + r)) / 100,
            `You bought the ${thing} first and then added interest. The money was in the bank for the year before.`,
          ],
        ],
        () => true,
      ),
    },
  )
}

const billsAndPrices = family('M114', 'Charges on top of one another', 'discount-gst-interest', restaurantBill, {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: anyOf(twoShops, interestThenGst),
})

export const charges = [billsAndPrices] as const
