/** Family M107: reading a timetable. */
import type { Maker, Picture, Quantity } from '#families/family.ts'
import { drawing, label, line, millimetres, rectangle } from '#families/kit/drawing.ts'
import { family, part, several } from '#families/kit/problem.ts'
import { clock, ending, measure } from '#families/kit/quantity.ts'
import { distinct, type Wrong } from '#families/kit/spread.ts'

const ROUTES = [
  ['Shuttle bus', ['Harbour', 'Cable car', 'Aquarium', 'Beach'], 'bus', 'buses'],
  ['Ferry', ['Marina', 'St John', 'Kusu', 'Lazarus'], 'ferry', 'ferries'],
  ['Nature bus', ['Kranji MRT', 'Frog farm', 'Wetlands', 'Farm stay'], 'bus', 'buses'],
] as const

const short = (minutes: number): string => clock(minutes).text.replace(/\u00a0[ap]\.m\./, '')

const STOP_WIDTH = 104
const COLUMN = 62
const ROW = 32

/** A column a ride, a row a stop. */
function table(stops: readonly string[], rides: readonly (readonly number[])[]): Picture {
  const [width, height] = [STOP_WIDTH + COLUMN * rides.length, ROW * stops.length]
  const body = [
    rectangle(0, 0, width, height),
    ...stops.slice(1).map((_, i) => line([0, ROW * (i + 1)], [width, ROW * (i + 1)])),
    ...rides.map((_, i) => line([STOP_WIDTH + COLUMN * i, 0], [STOP_WIDTH + COLUMN * i, height])),
    ...stops.map((stop, i) => label([8, ROW * (i + 0.5)], stop, 'start')),
    ...rides.flatMap((times, column) =>
      times.map((time, row) => label([STOP_WIDTH + COLUMN * (column + 0.5), ROW * (row + 0.5)], short(time))),
    ),
  ]
  const rows = stops.map((stop, row) => `${stop} ${rides.map((times) => short(times[row] ?? 0)).join(', ')}`)
  return { svg: drawing(width, height, ...body), alt: `A timetable: ${rows.join('; ')}`, width: millimetres(width) }
}

const planned = {
  marks: 3,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [name, stops, ride, rides] = draw.pick(ROUTES)
    const [start, gap] = [draw.int(485, 545), draw.int(25, 45)]
    const legs = [draw.int(8, 19), draw.int(9, 24), draw.int(7, 21)]
    const slow = draw.int(0, 6)
    const columns = [0, 1, 2, 3].map((i) => {
      const from = start + gap * i + (i === 2 ? 5 : 0)
      const longer = i % 2 === 1 ? slow : 0
      return [0, 1, 2, 3].map((row) => legs.slice(0, row).reduce((time, leg) => time + leg + longer, from))
    })
    const [which, fromStop, toStop] = [draw.int(1, 3), draw.int(0, 1), draw.int(2, 3)]
    const at = (column: number, row: number): number => columns[column]?.[row] ?? 0
    if (columns.flat().some((time) => time >= 715)) return null
    const asked = draw.int(0, 3)
    const rideTime = at(asked, toStop) - at(asked, fromStop)
    const [child] = draw.children()
    const arrives = at(which - 1, fromStop) + draw.int(3, gap - 6)
    const wait = at(which, fromStop) - arrives
    const late = draw.pick([true, false])
    const limit = at(which, toStop) + draw.int(2, gap - 10)
    const next = at(which + 1, toStop) || 800
    if (wait < 3 || limit >= next || Math.floor(limit / 60) * 60 === limit) return null
    const order = ['first', 'second', 'third', 'fourth'][asked] ?? ''
    const [here, there] = [stops[fromStop] ?? '', stops[toStop] ?? '']
    const minutes = (n: number): Quantity => measure(n, 'min')
    const [onTheWay, taken] = [minutes(rideTime), at(which, toStop) - arrives]
    const hundred = (a: number, b: number): number =>
      Math.floor(b / 60) * 100 + (b % 60) - Math.floor(a / 60) * 100 - (a % 60)
    const wrongRide: Wrong[] = [
      [
        minutes(hundred(at(asked, fromStop), at(asked, toStop))),
        `You took an hour as 100 minutes. An hour has 60 minutes.`,
      ],
      [minutes(at(asked, 3) - at(asked, 0)), `You took the whole way. The question asks for ${here} to ${there}.`],
      [minutes(at((asked + 1) % 4, toStop) - at((asked + 1) % 4, fromStop)), `You read another column.`],
      [minutes(at(asked, toStop) - at(asked, toStop - 1)), `You began at the stop before ${there}.`],
    ]
    const leave = clock(at(which, fromStop))
    const wrongLeave: Wrong[] = [
      [clock(at(which, toStop)), `That is when it is at ${there}. The question asks when it leaves ${here}.`],
      [clock(at(which - 1, fromStop)), `That is in time, but a later one is in time too.`],
      ...(which < 3 ? [[clock(at(which + 1, fromStop)), `This one is at ${there} too late.`] as const] : []),
      [clock(at(which, 0)), `That is the first stop. ${child.name} gets on at ${here}.`],
      [
        clock(limit - rideTime),
        `You counted back from ${clock(limit).text}, but the ${rides} leave only at the times of the table.`,
      ],
    ]
    const wrongTaken: Wrong[] = [
      [minutes(at(which, toStop) - at(which, fromStop)), `You left out the time of waiting at ${here}.`],
      [minutes(wait), `You found the time of waiting only.`],
      [minutes(at(which - 1, toStop) - arrives), `That ${ride} has left already when ${child.name} comes.`],
      [minutes(hundred(arrives, at(which, toStop))), `You took an hour as 100 minutes. An hour has 60 minutes.`],
    ]
    const second = late
      ? part(
          2,
          `${child.name} must be at ${there} by ${ending(clock(limit).text)} What is the latest time at which ${child.he} can leave ${here} by ${ride}?`,
          leave,
          [
            `The last ${ride} in time is at ${there} at ${clock(at(which, toStop)).text} ✓`,
            `It leaves ${here} at ${leave.text} ✓`,
          ],
          { slips: distinct(leave, wrongLeave) },
        )
      : part(
          2,
          `${child.name} comes to ${here} at ${clock(arrives).text} and takes the next ${ride} to ${there}. How many minutes after coming to ${here} is ${child.he} at ${there}?`,
          minutes(taken),
          [
            `The next ${ride} leaves at ${leave.text} and is at ${there} at ${clock(at(which, toStop)).text} ✓`,
            `From ${clock(arrives).text} to ${clock(at(which, toStop)).text}: ${taken} min ✓`,
          ],
          { slips: distinct(minutes(taken), wrongTaken) },
        )
    return several(
      `${name} timetable, all times a.m. Each column is one ${ride}.`,
      [
        part(
          1,
          `How many minutes does the ${order} ${ride} take from ${here} to ${there}?`,
          onTheWay,
          [`From ${clock(at(asked, fromStop)).text} to ${clock(at(asked, toStop)).text}: ${rideTime} min ✓`],
          { slips: distinct(onTheWay, wrongRide) },
        ),
        second,
      ],
      { givens: {}, picture: table(stops, columns) },
    )
  },
} satisfies Maker

const timetable = family('M107', 'A timetable', 'time-and-scales', planned)

export const timetableFamilies = [timetable] as const
