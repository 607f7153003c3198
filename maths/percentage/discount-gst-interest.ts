/** Families M21, M26 and M113: discount, goods and services tax, interest. */
import { barModel } from '#families/kit/bars.ts'
import { gstOf } from '#families/kit/gst.ts'
import { family, single, slipsOf, withBars } from '#families/kit/problem.ts'
import { dollars, measure, money } from '#families/kit/quantity.ts'
import { percentRow, slipsBeside, withMore } from '#families/kit/working.ts'

const percent = (value: number) => measure(value, '%')

const discountThenGst = family('M21', 'Discount, then GST', 'discount-gst-interest', {
  marks: 3,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw, year) => {
    const [price, d, g] = [draw.int(80, 900, 10), draw.int(10, 30, 5), gstOf(year)]
    const reduced = (price * (100 - d)) / 100
    const tax = (reduced * g) / 100
    if (!Number.isInteger(reduced)) return null
    const thing = draw.pick(['bicycle', 'sofa', 'camera', 'keyboard', 'table'])
    return single(
      3,
      `The usual price of a ${thing} was $${price}. It was sold at a discount of ${d}%. ${g}% GST was then added to the discounted price. How much did a customer pay?`,
      money(reduced + tax),
      [
        withBars(
          `Discounted price: ${100 - d}% of $${price} = ${dollars(reduced)} ✓`,
          barModel([
            percentRow(
              'Usual price',
              [
                [100 - d, 'shaded'],
                [d, 'gone'],
              ],
              dollars(price),
            ),
          ]),
        ),
        `GST: ${g}% of ${dollars(reduced)} = ${dollars(tax)} ✓`,
        `Paid: ${dollars(reduced)} + ${dollars(tax)} = ${dollars(reduced + tax)} ✓`,
      ],
      {
        givens: { price, d, g },
        slips: slipsOf(
          money,
          [
            [
              reduced + (price * g) / 100,
              `You took ${g}% of the usual price of $${price} as GST, but GST is on the discounted price.`,
            ],
            [reduced, `You found the discounted price. The GST must still be added to it.`],
            [price * (1 + g / 100), `You added GST to the usual price of $${price} and gave no discount.`],
            [tax, `You found the GST only. The customer pays the discounted price as well.`],
            [
              (price * d * (1 + g / 100)) / 100,
              `You went on with the discount of ${d}% itself. The customer pays what is left of $${price}.`,
            ],
            [reduced - tax, `You took the GST away. It is a tax that the customer pays on top.`],
          ],
          () => true,
        ),
      },
    )
  },
})

const interest = family('M26', 'Simple interest for one year', 'discount-gst-interest', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [s, r] = [draw.int(1200, 9600, 200), draw.int(2, 5)]
    const gain = (s * r) / 100
    const answer = money(s + gain)
    const first = slipsOf(
      money,
      [
        [s + (s * r) / 1000, `You divided by 1000 when you found ${r}% of ${dollars(s)}. Per cent means out of 100.`],
        [gain, `You found the interest only. The ${dollars(s)} is still in the account too.`],
        [s + r, `You added $${r}, but the rate is ${r}%, which is ${r} out of every 100 dollars.`],
        [s + (s * r) / 10, `You divided by 10 when you found ${r}% of ${dollars(s)}. Per cent means out of 100.`],
      ],
      () => true,
    )
    const more = slipsOf(money, [
      [s + 2 * gain, `You added the interest of two years. The question is about one year.`],
      [s + 12 * gain, `You added ${r}% for each of twelve months, but ${r}% is for the whole year.`],
    ])
    return single(
      1,
      `${draw.adult()} put ${dollars(s)} into a bank at an interest rate of ${r}% per year. How much money was in the account after one year?`,
      answer,
      [
        `Interest: ${r}% of ${dollars(s)} = ${dollars(gain)}; ${dollars(s)} + ${dollars(gain)} = ${dollars(s + gain)} ✓`,
      ],
      { givens: { s, r }, slips: withMore(answer, first, more) },
    )
  },
})

const findDiscount = family('M113', 'The discount as a percentage', 'discount-gst-interest', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [price, d] = [draw.int(20, 240, 20), draw.int(10, 45, 5)]
    const off = (price * d) / 100
    const sale = price - off
    if (!Number.isInteger(off) || off === d || sale === d) return null
    const text = draw.pick([
      `A water bottle set was sold for $${sale} during the Great Singapore Sale. Its usual price was $${price}. What was the percentage discount?`,
      `A swimming school charges $${price} for a course. Those who sign up early pay $${sale}. How many per cent cheaper is the course for them?`,
      `A ticket to a theme park costs $${price} at the gate and $${sale} online. What percentage of the price at the gate is saved by buying online?`,
    ])
    const answer = percent(d)
    return single(
      2,
      text,
      answer,
      [
        withBars(
          `$${price} − $${sale} = $${off} ✓`,
          barModel(
            [
              percentRow(
                'Full price',
                [
                  [100 - d, 'plain', `$${sale}`],
                  [d, 'shaded', '?'],
                ],
                `$${price}`,
              ),
            ],
            `100% = $${price}`,
          ),
        ),
        `{${off}/${price}} × 100% = ${d}% ✓`,
      ],
      {
        givens: { sale, price },
        slips: slipsBeside(
          answer,
          percent,
          [
            [100 - d, `You found what percentage is paid. The question asks for the part that is saved.`],
            [
              (off * 100) / sale,
              `You compared the $${off} with $${sale}. Compare it with the full price of $${price}.`,
            ],
            [off, `You wrote the $${off} saved as a percentage. Find what part of $${price} it is.`],
            [d / 2, `Half of what is saved was compared with $${price}. Use the whole difference of the two prices.`],
            [d + 5, `${d + 5}% of $${price} is ${dollars((price * (d + 5)) / 100)}, but only $${off} is saved.`],
            [d - 5, `${d - 5}% of $${price} is ${dollars((price * (d - 5)) / 100)}, but $${off} is saved.`],
            [d - 10, `${d - 10}% of $${price} is ${dollars((price * (d - 10)) / 100)}, but $${off} is saved.`],
            [d + 10, `${d + 10}% of $${price} is ${dollars((price * (d + 10)) / 100)}, but only $${off} is saved.`],
          ],
          (n) => Number.isInteger(n * 2) && n < 100,
        ),
      },
    )
  },
})

export const discountGstInterest = [discountThenGst, interest, findDiscount] as const
