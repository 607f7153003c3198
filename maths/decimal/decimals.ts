/** Families M98 and M108: calculating with decimals, and rounding them off. */
import type { Maker, Quantity } from '#families/family.ts'
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { family, single, withBars } from '#families/kit/problem.ts'
import { count, measure, num } from '#families/kit/quantity.ts'
import { distinct, spread, type Wrong } from '#families/kit/spread.ts'

/** A number of hundredths as a quantity. */
const hundredths = (n: number, unit: string): Quantity => (unit === '' ? count(n / 100) : measure(n / 100, unit))

const product = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [x, n] = [draw.int(103, 989), draw.int(3, 9)]
    const [ask, unit] = draw.pick([
      [`Find the value of ${num(x / 100)} × ${n}.`, ''],
      [`A crate of mangosteens has a mass of ${num(x / 100)} kg. Find the mass of ${n} such crates.`, 'kg'],
      [`One lap of a park connector is ${num(x / 100)} km long. Find the length of ${n} laps.`, 'km'],
    ])
    if (x % 10 === 0) return null
    const of = (value: number): Quantity => hundredths(value, unit)
    const [whole, rest] = [Math.floor(x / 100), x % 100]
    const answer = of(x * n)
    const slips = spread(draw, answer, [
      [
        of(whole * n * 100 + ((rest * n) % 100)),
        `You multiplied the digits after the point apart and did not carry to the ones.`,
      ],
      [
        of(x * n * 10),
        `Your point stands one place too far to the right. ${whole} × ${n} tells you about how large it is.`,
      ],
      [
        of((x * n) / 10),
        `Your point stands one place too far to the left. ${whole} × ${n} tells you about how large it is.`,
      ],
      [
        of(whole * n * 100 + rest),
        `You multiplied the ones only. The digits after the point are taken ${n} times too.`,
      ],
      [of(x + n * 100), `You added ${n}. ${n} times as much is asked for.`],
      [of(x * (n + 1)), `You took it ${n + 1} times.`],
      [of(x * (n - 1)), `You took it ${n - 1} times.`],
      [of(x * n + 100), `Your ones are one too many. Look at what you carried.`],
      [of(whole * n * 100), `You left the digits after the point out.`],
    ])
    if (slips === null) return null
    return single(1, ask, answer, [`${num(x / 100)} × ${n} = ${answer.text} ✓`], { givens: { x: x / 100, n }, slips })
  },
} satisfies Maker

const quotient = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [k, n, y] = [draw.int(104, 660), draw.int(3, 8), draw.int(105, 480)]
    const total = k * n + y
    const [child] = draw.children()
    const [ask, unit, less] = draw.pick([
      [
        `A roll of twine is ${num(total / 100)} m long. ${child.name} uses ${num(y / 100)} m for a parcel and cuts the rest into ${n} equal pieces. Find the length of each piece.`,
        'm',
        'used',
      ],
      [
        `A basket with ${n} equal durians has a mass of ${num(total / 100)} kg. The empty basket has a mass of ${num(y / 100)} kg. Find the mass of one durian.`,
        'kg',
        'basket',
      ],
      [
        `A canteen makes ${num(total / 100)} litres of fruit punch. It sells ${num(y / 100)} litres in the morning and pours the rest equally into ${n} jugs. How much fruit punch is there in each jug?`,
        'litres',
        'sold',
      ],
    ])
    if (k % 10 === 0 || y % 10 === 0 || y === k) return null
    const of = (value: number): Quantity => hundredths(value, unit)
    const answer = of(k)
    const wrong: Wrong[] = [
      [of(k * n), `You stopped at the rest. It is divided into ${n} equal parts.`],
      [of(Math.round(total / n)), `You divided all by ${n}. Take ${num(y / 100)} ${unit} away first.`],
      [
        of(Math.round((total + y) / n)),
        `You added ${num(y / 100)} ${unit}. It does not belong to the ${n} equal parts.`,
      ],
      [of(k * 10), `Your point stands one place too far to the right. Check by multiplying by ${n}.`],
      [of(Math.round(total - y / n)), `You divided ${num(y / 100)} by ${n}. It is the rest that is divided.`],
    ]
    return single(
      2,
      ask,
      answer,
      [
        withBars(
          `${num(total / 100)} − ${num(y / 100)} = ${num((k * n) / 100)} ✓`,
          barModel([bar('All', [cell(2, less, 'gone'), ...unitCells(n, '', 'shaded')], `${num(total / 100)} ${unit}`)]),
        ),
        `${num((k * n) / 100)} ÷ ${n} = ${answer.text} ✓`,
      ],
      { givens: { total: total / 100, y: y / 100, n }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const calculating = family('M98', 'Calculating with decimals', 'decimals', product, quotient)

const PLACES = [
  ['the nearest whole number', 1000, 'tenths'],
  ['1 decimal place', 100, 'hundredths'],
  ['the nearest tenth', 100, 'hundredths'],
  ['2 decimal places', 10, 'thousandths'],
  ['the nearest hundredth', 10, 'thousandths'],
] as const

const rounding = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const n = draw.int(2013, 98_987)
    const [place, step, next] = draw.pick(PLACES)
    const [child] = draw.children()
    const ask = draw.pick([
      `Round off ${num(n / 1000)} to ${place}.`,
      `The time of a swimmer is ${num(n / 1000)} s. What is it rounded off to ${place}, in seconds?`,
      `${child.name}'s calculator shows ${num(n / 1000)}. Which of the following is this number rounded off to ${place}?`,
    ])
    const key = Math.round(n / step) * step
    if (n % 10 === 0 || n % step === 0 || (key / step) % 10 === 0) return null
    const of = (value: number): Quantity => count(value / 1000)
    const digit = Math.floor((n % step) / (step / 10))
    const answer = of(key)
    const up = key > n
    const slips = spread(draw, answer, [
      [
        of(up ? key - step : key + step),
        `The digit in the ${next} place is ${digit}. Rounding goes up from 5 on, and down below 5.`,
      ],
      [
        of(up ? key + step : key - step),
        `You went one step too far ${up ? 'up' : 'down'}. The number lies between two neighbours: which one is nearer?`,
      ],
      ...[10, 100, 1000, 10_000]
        .filter((other) => other !== step)
        .map(
          (other): Wrong => [
            of(Math.round(n / other) * other),
            `You rounded off to another place. The question asks for ${place}.`,
          ],
        ),
      [
        of(Math.round((n % 1000) / step) * step),
        `You dropped the whole number. Only the digits after the place are dropped.`,
      ],
      [of(key * 10), `Your point has moved. Rounding off never moves the point.`],
    ])
    if (slips === null || slips.length < 5) return null
    return single(
      1,
      ask,
      answer,
      [`The digit in the ${next} place is ${digit}, so ${num(n / 1000)} ≈ ${answer.text} ✓`],
      {
        givens: { n: n / 1000 },
        slips,
      },
    )
  },
} satisfies Maker

const bounds = {
  marks: 2,
  choice: false,
  level: 3,
  calculator: false,
  make: (draw) => {
    const [tenths, n, least] = [draw.int(13, 89), draw.int(2, 6), draw.pick([true, false])]
    if (tenths % 10 === 0) return null
    const rounded = num(tenths / 10)
    const limit = least ? tenths * 10 - 5 : tenths * 10 + 4
    const size = least ? 'smallest' : 'largest'
    const [ask, unit] = draw.pick([
      [
        `Each of ${n} watermelons is weighed by itself on a scale that shows 2 decimal places. Rounded off to 1 decimal place, every one of them is ${rounded} kg. What is the *${size}* possible sum of the ${n} masses on the scale?`,
        'kg',
      ],
      [
        `Each of ${n} ribbons is ${rounded} m long when its length is rounded off to 1 decimal place. Each length is measured to 2 decimal places. What is the *${size}* possible total length of the ribbons?`,
        'm',
      ],
      [
        `Each of ${n} water containers holds ${rounded} litres when its volume is rounded off to 1 decimal place. Each volume is measured to 2 decimal places. What is the *${size}* possible total volume of the containers?`,
        'litres',
      ],
    ])
    const of = (value: number): Quantity => hundredths(value, unit)
    const answer = of(limit * n)
    const one = num(limit / 100)
    const wrong: Wrong[] = [
      [of(limit), `You found it for one only. There are ${n}.`],
      [
        of(tenths * 10 * n),
        `You used ${rounded} itself. Which numbers with 2 decimal places are rounded off to ${rounded}?`,
      ],
      [of((least ? tenths * 10 + 4 : tenths * 10 - 5) * n), `You found the ${least ? 'largest' : 'smallest'} total.`],
      [
        of((least ? tenths * 10 - 4 : tenths * 10 + 5) * n),
        `Look at the digit 5 again: a number with 5 in the next place is rounded *up*.`,
      ],
      [
        of((least ? tenths * 10 - 9 : tenths * 10 + 9) * n),
        `You changed the last digit by too much: such a number is not rounded off to ${rounded}.`,
      ],
    ]
    return single(
      2,
      ask,
      answer,
      [
        `The ${size} number with 2 decimal places that is rounded off to ${rounded} is ${one} ✓`,
        `${n} × ${one} = ${answer.text} ✓`,
      ],
      { givens: { rounded: tenths / 10, n }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const roundingOff = family('M108', 'Rounding off decimals', 'decimals', rounding, bounds)

export const decimalFamilies = [calculating, roundingOff] as const
