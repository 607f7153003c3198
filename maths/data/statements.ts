/** Statements about a graph or a table that are true, false, or not possible to tell, for family M194. */
import type { Draw, Picture } from '#families/family.ts'
import { barGraph, lineGraph, table } from './graphs.ts'

/** What a pupil ticks, in the order of the exam. */
export const VERDICTS = ['True', 'False', 'Not possible to tell'] as const

/** `verdict` counts in VERDICTS; `why` is the reason, a sentence. */
export type Statement = Readonly<{ text: string; verdict: 0 | 1 | 2; why: string }>

/** A figure, what it is called and what it is about. */
export type Source = Readonly<{
  told: string
  kind: string
  thing: string
  /** The preposition before one of the names. */
  on: string
  names: readonly string[]
  values: readonly number[]
  picture: Picture
  beyond: readonly string[]
}>

/** `beyond`: what the numbers do not say. */
const STORIES = [
  {
    about: 'the number of books borrowed from a school library on four days',
    thing: 'books',
    on: 'on',
    title: 'Number of books',
    names: ['Mon', 'Tue', 'Wed', 'Thu'],
    beyond: [
      'More girls than boys borrowed books on Tue.',
      'More books were borrowed on Fri than on Thu.',
      'Each pupil borrowed only one book on Mon.',
      'Most of the books borrowed on Wed were story books.',
    ],
  },
  {
    about: 'the number of visitors to a neighbourhood park on four days',
    thing: 'visitors',
    on: 'on',
    title: 'Number of visitors',
    names: ['Thu', 'Fri', 'Sat', 'Sun'],
    beyond: [
      'More than half of the visitors on Sat were children.',
      'It rained on Thu.',
      'All the visitors on Fri came again on Sun.',
      'More people visited the park on Mon than on Thu.',
    ],
  },
  {
    about: 'the number of drinks sold by a canteen stall in four months',
    thing: 'drinks',
    on: 'in',
    title: 'Number of drinks',
    names: ['Jan', 'Feb', 'Mar', 'Apr'],
    beyond: [
      'The stall earned more money in Mar than in Feb.',
      'More hot drinks than cold drinks were sold in Jan.',
      'More drinks were sold in May than in Apr.',
      'The stall was closed for one week in Feb.',
    ],
  },
] as const

export function sourceOf(draw: Draw): Source | null {
  const { about, thing, on, title, names, beyond } = draw.pick(STORIES)
  const [step, kind] = [draw.pick([10, 20]), draw.pick(['bar graph', 'line graph', 'table'])]
  const value = (): number => (draw.int(4, 20) * step) / 2
  const values = [value(), value(), value(), value()]
  if (new Set(values).size < 4) return null
  const axis = { title, step, below: '' }
  const most = Math.max(...values)
  const pictures: Readonly<Record<string, () => Picture>> = {
    'bar graph': () => barGraph(axis, names, values, most),
    'line graph': () => lineGraph(axis, names, values, most),
    table: () =>
      table(
        [
          ['', ...names],
          [title, ...values.map(String)],
        ],
        title,
      ),
  }
  const picture = pictures[kind]?.()
  return picture === undefined
    ? null
    : { told: `The ${kind} shows ${about}.`, kind, thing, on, names, values, picture, beyond }
}

/** A statement of this verdict; of a random kind, about two of the names. */
export function statementOf(
  draw: Draw,
  { kind, thing, on, names, values, beyond }: Source,
  verdict: 0 | 1 | 2,
): Statement | null {
  if (verdict === 2) {
    const text = beyond[draw.int(0, beyond.length - 1)] ?? ''
    return {
      text,
      verdict,
      why: `The ${kind} gives numbers of ${thing} for ${names[0]} to ${names[3]} only. Nothing in it says whether this is so.`,
    }
  }
  const [i, j] = [draw.int(0, 3), draw.int(0, 3)]
  if (i === j) return null
  const [a, b, first, second] = [values[i] ?? 0, values[j] ?? 0, names[i] ?? '', names[j] ?? '']
  const right = verdict === 0
  const read = `${first} has ${a} and ${second} has ${b}.`
  const total = values.reduce((sum, value) => sum + value, 0)
  const off = draw.pick([10, 20, -10, -20])
  const kinds = [
    () =>
      a > b === right ? { text: `There were more ${thing} ${on} ${first} than ${on} ${second}.`, why: read } : null,
    () =>
      a > b && a - b + off > 0
        ? {
            text: `There were ${right ? a - b : a - b + off} more ${thing} ${on} ${first} than ${on} ${second}.`,
            why: read,
          }
        : null,
    () => ({
      text: `There were ${right ? a + b : a + b + off} ${thing} ${on} ${first} and ${second} together.`,
      why: read,
    }),
    () => ({
      text: `The average for ${names[0]} to ${names[3]} was more than ${Math.floor(total / 4 / 5) * 5 + (right ? -5 : 5)} ${thing}.`,
      why: `The four numbers add up to ${total}.`,
    }),
    () =>
      right === (a === 2 * b) && a > b
        ? { text: `There were twice as many ${thing} ${on} ${first} as ${on} ${second}.`, why: read }
        : null,
  ] as const
  const made = draw.pick(kinds)()
  return made === null ? null : { ...made, verdict }
}
