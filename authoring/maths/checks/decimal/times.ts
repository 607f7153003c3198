/** Second computations for times: the clock is moved on minute by minute. */

import { near, type SomeChecksOf } from '#authoring/maths/checks/check.ts'
import type { families } from '#families/decimal/families.ts'

/** A time of the clock of 12 hours, as it is read. */
type Face = Readonly<{ hour: number; minute: number; half: string }>

function tick({ hour, minute, half }: Face): Face {
  if (minute < 59) return { hour, minute: minute + 1, half }
  const other = half === 'a.m.' ? 'p.m.' : 'a.m.'
  return { hour: hour === 12 ? 1 : hour + 1, minute: 0, half: hour === 11 ? other : half }
}

/** The times of a text in order; '19 35' of 24 hours is read as 7.35 p.m. */
function faces(text: string): Face[] {
  return [...text.matchAll(/(\d+)\.(\d\d)\s([ap]\.m\.)|(?<!\d)(\d\d)\s(\d\d)(?!\d)/g)].map(
    ([, hour, minute, half, h24, m24]) =>
      half === undefined
        ? { hour: ((Number(h24) + 11) % 12) + 1, minute: Number(m24), half: Number(h24) < 12 ? 'a.m.' : 'p.m.' }
        : { hour: Number(hour), minute: Number(minute), half },
  )
}

const same = (a: Face, b: Face): boolean => a.hour === b.hour && a.minute === b.minute && a.half === b.half

/** Minutes from one time on until the clock shows the other. */
function between(from: Face | undefined, to: Face | undefined): number {
  if (from === undefined || to === undefined) return Number.NaN
  let [now, minutes] = [from, 0]
  while (!same(now, to) && minutes < 1440) {
    now = tick(now)
    minutes += 1
  }
  return minutes
}

/** The rows of the timetable in its description. */
function timetable(alt: string): ReadonlyMap<string, readonly Face[]> {
  const rows = alt.replace('A timetable: ', '').split('; ')
  return new Map(
    rows.map((row) => {
      const times = [...row.matchAll(/(\d+)\.(\d\d)/g)].map(
        ([, hour, minute]): Face => ({
          hour: Number(hour),
          minute: Number(minute),
          half: 'a.m.',
        }),
      )
      return [row.replace(/ \d+\.\d\d.*$/, ''), times]
    }),
  )
}

const isBefore = (a: Face | undefined, b: Face | undefined): boolean => between(a, b) < 720

export const timeChecks = {
  'M106:1': (_, [answer], { parts }) => {
    const [from, to] = faces(parts[0]?.ask ?? '')
    return near(answer, between(from, to))
  },
  'M106:2': (_, __, { parts }) => {
    const { ask = '', answer } = parts[0] ?? {}
    const [told] = faces(ask)
    const [found] = faces(answer?.text ?? '')
    const hours = [...ask.matchAll(/(\d+) h\b/g)].reduce((sum, [, h]) => sum + Number(h) * 60, 0)
    const total = [...ask.matchAll(/(\d+) min\b/g)].reduce((sum, [, m]) => sum + Number(m), hours)
    return near(/begin\?/.test(ask) ? between(found, told) : between(told, found), total)
  },
  'M107:3': (_, [first, second], { parts, picture }) => {
    const rows = timetable(picture?.alt ?? '')
    const [one, two] = parts.map(({ ask }) => ask)
    const [, order = '', here = '', there = ''] = /the (\w+) \w+ take from (.+) to (.+)\?/.exec(one ?? '') ?? []
    const column = ['first', 'second', 'third', 'fourth'].indexOf(order)
    const [leave, arrive] = [rows.get(here) ?? [], rows.get(there) ?? []]
    if (!near(first, between(leave[column], arrive[column]))) return false
    const [told] = faces(two ?? '')
    if (two?.includes('latest') === true) {
      const last = arrive.map((time, i) => (isBefore(time, told) ? i : -1)).reduce((a, b) => Math.max(a, b))
      const [found] = faces(parts[1]?.answer.text ?? '')
      return found !== undefined && leave[last] !== undefined && same(found, leave[last])
    }
    const next = leave.findIndex((time) => isBefore(told, time))
    return near(second, between(told, arrive[next]))
  },
} satisfies SomeChecksOf<typeof families>
