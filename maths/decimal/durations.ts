/** Family M106: how long something takes, and when it begins or ends. */
import type { Maker, Quantity } from '#families/family.ts'
import { family, single } from '#families/kit/problem.ts'
import { clock, ending, measure } from '#families/kit/quantity.ts'
import { distinct, spread, type Wrong } from '#families/kit/spread.ts'

/** '19 35' on the clock of 24 hours. */
const long = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}\u00a0${String(minutes % 60).padStart(2, '0')}`

/** '1 h 20 min', '45 min', '2 h' */
function spell(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours === 0 ? '' : `${hours} h`, rest === 0 ? '' : `${rest} min`].filter((text) => text !== '').join(' ')
}

const lasts = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [start, minutes] = [draw.int(570, 700, 5), draw.int(75, 215, 5)]
    const late = draw.pick([true, false])
    const [from, to] = late ? [start + 480, start + 480 + minutes] : [start, start + minutes]
    const show = (time: number): string => (late ? long(time) : clock(time).text)
    const [child] = draw.children()
    const ask = late
      ? draw.pick([
          `A film begins at ${show(from)} and ends at ${show(to)} (24-hour clock). How many minutes does it last?`,
          `A coach leaves Woodlands at ${show(from)} and is in Johor Bahru at ${show(to)} (24-hour clock). How many minutes does the ride take?`,
        ])
      : draw.pick([
          `A swimming competition lasts from ${show(from)} to ${ending(show(to))} How many minutes does it last?`,
          `${child.name} is at the Science Centre from ${show(from)} to ${ending(show(to))} How many minutes is that?`,
        ])
    const [begin, end] = [from % 60, to % 60]
    if (!late && to < 720) return null
    if (to === 720 || from === 720 || end >= begin || begin === 0 || end === 0) return null
    const of = (value: number): Quantity => measure(value, 'min')
    const answer = of(minutes)
    const hours = Math.floor(to / 60) - Math.floor(from / 60)
    const slips = spread(draw, answer, [
      [
        of(hours * 60 + begin - end),
        `You subtracted ${end} from ${begin} minutes. Count on from ${show(from)} to the next full hour first.`,
      ],
      [of(minutes + 60), `You counted one hour too many. The last hour is not full.`],
      [of(minutes - 60), `You counted one hour too few.`],
      [of(hours * 100 + end - begin), `You took an hour as 100 minutes. An hour has 60 minutes.`],
      [of(hours * 60 + begin + end), `You added the minutes of both times. Count on from the first time.`],
      [
        of(to - Math.ceil(from / 60) * 60),
        `You began to count at the next full hour. The minutes before it count too.`,
      ],
      [of(hours * 60), `You counted the hours only. The minutes of the two times differ.`],
      [of(minutes - 10), `You counted 10 minutes too few. Count on to the next full hour first.`],
      [of(minutes + 10), `You counted 10 minutes too many. Count on to the next full hour first.`],
    ])
    if (slips === null) return null
    const full = Math.ceil(from / 60) * 60
    const line = `${full - from} min to ${show(full)}, then ${spell(to - full)}: ${full - from} + ${to - full} = ${minutes} min ✓`
    return single(1, ask, answer, [line], { givens: { start: from, end: to }, slips })
  },
} satisfies Maker

const ends = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [first, middle, last, at] = [
      draw.int(50, 110, 5),
      draw.int(15, 40, 5),
      draw.int(35, 95, 5),
      draw.int(500, 1000, 5),
    ]
    const [child] = draw.children()
    const total = first + middle + last
    const [ask, back] = draw.pick([
      [
        `A school concert begins at @. The first half lasts ${spell(first)}, the break ${spell(middle)} and the second half ${spell(last)}. At what time does the concert end?`,
        false,
      ],
      [
        `${child.name} leaves home at @. The MRT takes ${spell(last)} and the bus to the zoo ${spell(middle)}. ${child.he === 'he' ? 'He' : 'She'} stays at the zoo for ${spell(first)}. At what time does ${child.he} leave the zoo?`,
        false,
      ],
      [
        `A cake must be ready at @. Mixing takes ${spell(middle)}, baking ${spell(first)} and cooling ${spell(last)}. What is the latest time to begin?`,
        true,
      ],
      [
        `A hike to MacRitchie ended at @. ${child.name} walked for ${spell(first)}, rested for ${spell(middle)} and walked for another ${spell(last)}. At what time did the hike begin?`,
        true,
      ],
    ])
    const key = back ? at - total : at + total
    if (key % 720 === 0 || at % 60 === 0 || key > 1380 || key < 360 || at % 720 === 0 || total % 60 === 0) return null
    const answer = clock(key)
    const sign = back ? -1 : 1
    const wrong: Wrong[] = [
      [clock(at + sign * (total - middle)), `You left out ${spell(middle)}. All three times count.`],
      [
        clock(at - sign * total),
        `You ${back ? 'added' : 'subtracted'} the times. Is the time asked for ${back ? 'earlier' : 'later'} or ${back ? 'later' : 'earlier'}?`,
      ],
      [clock(key + 60), `Your time is one hour late. Each 60 minutes are one hour.`],
      [clock(key - 60), `Your time is one hour early. Each 60 minutes are one hour.`],
      [clock(at + sign * (total - last)), `You left out ${spell(last)}. All three times count.`],
      [clock((key + 720) % 1440), `Look at a.m. and p.m. again.`],
    ]
    return single(
      2,
      ask.replace('@.', ending(clock(at).text)).replace('@', clock(at).text),
      answer,
      [
        `${spell(first)} + ${spell(middle)} + ${spell(last)} = ${spell(total)} ✓`,
        `${spell(total)} ${back ? 'before' : 'after'} ${clock(at).text}: ${answer.text} ✓`,
      ],
      {
        givens: { start: at, end: key },
        slips: distinct(
          answer,
          wrong.filter(([{ value }]) => value % 720 !== 0),
        ),
      },
    )
  },
} satisfies Maker

const durations = family('M106', 'How long and when', 'time-and-scales', lasts, ends)

export const durationFamilies = [durations] as const
