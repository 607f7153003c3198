/** Families M36 to M38: rate tables, filling and draining, machines. */
import type { Quantity } from '#families/family.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'
import { clock, count, dollars, ending, measure, money, num } from '#families/kit/quantity.ts'
import { inCents, slipsBeside, withMore } from '#families/kit/working.ts'

const inMinutes = (n: number): Quantity => measure(n, 'min')

const parking = family('M36', 'Rate table', 'rate', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [first, half, start] = [draw.int(120, 280, 20), draw.int(50, 110, 10), draw.int(9 * 60, 15 * 60, 5)]
    const minutes = draw.int(110, 235, 5)
    const later = Math.ceil((minutes - 60) / 30)
    if ((minutes - 60) % 30 === 0 || Math.floor(start / 60) === Math.floor((start + minutes) / 60)) return null
    const key = first + later * half
    const slips = slipsOf(
      (cents) => money(cents / 100),
      [
        [key - half, `You counted one half-hour too few. A part of a half-hour is charged as a whole one.`],
        [
          first * Math.ceil(minutes / 60),
          `You charged ${dollars(first / 100)} for every hour. That is for the first hour only.`,
        ],
        [later * half, `You left out the charge for the first hour.`],
        [
          Math.ceil(minutes / 30) * half,
          `You charged ${dollars(half / 100)} for every half-hour, but the first hour costs ${dollars(first / 100)}.`,
        ],
        [first + key - half, `You charged the first hour twice and took off one half-hour.`],
        [key + half, `You counted one half-hour too many. Write down how many minutes there are after the first hour.`],
      ],
      () => true,
    )
    return single(
      2,
      `A car park charges ${dollars(first / 100)} for the first hour and ${dollars(half / 100)} for every half-hour after that. Part of a half-hour is charged as a half-hour. ${draw.adult()} parked from ${clock(start).text} to ${ending(clock(start + minutes).text)} How much was the charge?`,
      money(key / 100),
      [
        `Time: ${Math.floor(minutes / 60)} h ${minutes % 60} min; after the first hour ${minutes - 60} min, charged as ${later} half-hours ✓`,
        `${dollars(first / 100)} + ${later} × ${dollars(half / 100)} = ${dollars(key / 100)} ✓`,
      ],
      {
        givens: { first: first / 100, half: half / 100, start, end: start + minutes },
        slips,
      },
    )
  },
})

const filling = family('M37', 'Filling and draining', 'rate', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [length, width, height] = [draw.int(40, 80, 10), draw.int(30, 60, 10), draw.int(30, 60, 5)]
    const [fill, drain, depth] = [draw.int(6, 14), draw.int(2, 5), draw.int(5, 20, 5)]
    const room = (length * width * (height - depth)) / 1000
    const time = room / (fill - drain)
    if (!Number.isInteger(time) || time < 4 || height - depth < 10 || fill - drain < 2) return null
    return single(
      4,
      `A rectangular tank measures ${length} cm by ${width} cm by ${height} cm. It contains water to a depth of ${depth} cm. A tap fills it at ${fill} litres per minute while water leaks out at ${drain} litres per minute. How many minutes does it take to fill the tank?`,
      measure(time, 'min'),
      [
        `Empty part: ${height} − ${depth} = ${height - depth} cm deep ✓`,
        `Volume still to be filled: ${length} × ${width} × ${height - depth} = ${num(room * 1000)} cm³ = ${room} litres ✓`,
        `Net rate: ${fill} − ${drain} = ${fill - drain} litres per minute ✓`,
        `Time: ${room} ÷ ${fill - drain} = ${time} min ✓`,
      ],
      {
        givens: { length, width, height, depth, fill, drain },
        slips: slipsBeside(
          measure(time, 'min'),
          inMinutes,
          [
            [room / fill, `You left out the leak of ${drain} litres per minute.`],
            [
              (length * width * height) / 1000 / (fill - drain),
              `You filled the whole tank. There is water in it already, ${depth} cm deep.`,
            ],
            [room / (fill + drain), `You added the two rates, but the leak takes water away.`],
            [room / drain, `You divided by the leak alone. Find how many litres are gained in a minute.`],
            [(room * 1000) / (fill - drain), `You divided cubic centimetres by litres. 1 litre is 1000 cm³.`],
            [
              (length * width * depth) / 1000 / (fill - drain),
              `You worked with the water that is in the tank. The empty part above it is to be filled.`,
            ],
            [room, `You stopped at the volume of the empty part. Divide it by the litres that are gained in a minute.`],
          ],
          inCents,
        ),
      },
    )
  },
})

const machines = family(
  'M38',
  'Machines',
  'rate',
  {
    marks: 2,
    choice: true,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [r1, r2, t1, t2, t] = [draw.int(8, 24), draw.int(8, 24), draw.int(3, 6), draw.int(2, 5), draw.int(6, 20)]
      if (r1 === r2 || t1 === t2) return null
      const [p1, p2] = [r1 * t1, r2 * t2]
      const total = (r1 + r2) * t
      const tried = (n: number): readonly [number, string] => [
        n,
        `In ${n} minutes, the two printers would print ${(r1 + r2) * n} pages, not ${total}.`,
      ]
      const slips = slipsOf(inMinutes, [
        [
          total / (p1 + p2),
          `You took ${p1} and ${p2} as the pages of one minute. They are for ${t1} and for ${t2} minutes.`,
        ],
        [total / r1, `You let Printer A print all pages alone.`],
        [total / r2, `You let Printer B print all pages alone.`],
        [t1 + t2, `You added the two times. Find how many pages each prints in one minute.`],
        tried(t * 2),
        tried(t + t1),
        tried(t - 1),
      ])
      return single(
        2,
        `Printer A prints ${p1} pages in ${t1} minutes. Printer B prints ${p2} pages in ${t2} minutes. How long will both printers together take to print ${total} pages?`,
        measure(t, 'min'),
        [
          `In one minute: ${p1} ÷ ${t1} = ${r1} pages and ${p2} ÷ ${t2} = ${r2} pages ✓`,
          `${total} ÷ (${r1} + ${r2}) = ${t} min ✓`,
        ],
        {
          givens: { p1, t1, p2, t2, total },
          slips: withMore(inMinutes(t), slips, slipsOf(inMinutes, [tried(t - 2), tried(t - 3), tried(t + 1)])),
        },
      )
    },
  },
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const [r, t1, t2] = [draw.int(6, 35), draw.int(3, 9), draw.int(4, 15)]
      if (t1 === t2) return null
      const [what, rate] = draw.pick([
        ['A machine fills', 'bottles'],
        ['A bakery oven bakes', 'buns'],
        ['A machine folds', 'boxes'],
      ])
      const after = (n: number): readonly [number, string] => [
        r * n,
        `That is how many are ready after ${n} minutes. The question asks for ${t2} minutes.`,
      ]
      const slips = slipsOf(count, [
        [
          r * t1 + t2 - t1,
          `You changed ${r * t1} by as much as the minutes. Each minute makes more than one of the ${rate}.`,
        ],
        [r * t1 * t2, `You multiplied ${r * t1} by ${t2}, but ${r * t1} is for ${t1} minutes, not for one.`],
        after(t2 + 1),
        after(t1 + 1),
      ])
      return single(
        1,
        `${what} ${r * t1} ${rate} in ${t1} minutes. At this rate, how many ${rate} are ready after ${t2} minutes?`,
        count(r * t2),
        [`${r * t1} ÷ ${t1} = ${r} in one minute; ${r} × ${t2} = ${r * t2} ✓`],
        {
          givens: { p: r * t1, t1, t2 },
          slips: withMore(
            count(r * t2),
            slips,
            slipsOf(count, [
              after(t2 - 1),
              after(t2 - 2),
              after(t2 + 2),
              [r + t2, `You added ${t2} to the number of one minute. Multiply instead.`],
            ]),
          ),
        },
      )
    },
  },
)

export const rateFamilies = [parking, filling, machines] as const
