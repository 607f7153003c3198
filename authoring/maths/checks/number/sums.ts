/** Second computations of the families of sums, powers of ten, patterns and last questions: see checks.ts. */

import { all, type ChecksOf, near, only, type SomeChecksOf } from '#authoring/maths/checks/check.ts'
import type { Problem } from '#families/family.ts'
import type { families } from '#families/number/families.ts'

/** What is asked, the spaces within numbers left out. */
const asked = ({ stem, parts }: Problem): string =>
  [stem, ...parts.map(({ ask }) => ask)].join(' ').replaceAll('\u00a0', '')

/** The value of a sum with brackets, × and ÷ before + and −, each from left to right. */
function worth(text: string): number {
  const flat = text.replaceAll(/\(([^()]+)\)/g, (_, inner: string) => String(worth(inner)))
  if (flat.includes('(')) return worth(flat)
  const terms = flat.split(/ (?=[+−] )/)
  return terms.reduce((total, term) => {
    const [first = '', ...rest] = term.replace(/^[+−] /, '').split(/ (?=[×÷] )/)
    const value = rest.reduce(
      (so, one) => (one.startsWith('×') ? so * Number(one.slice(2)) : so / Number(one.slice(2))),
      Number(first),
    )
    return term.startsWith('−') ? total - value : total + value
  }, 0)
}

/** The number that the story of M67 asks for, counted step by step. */
function toldIn(text: string): number {
  const numbers = [...text.matchAll(/\d+/g)].map(([n]) => Number(n))
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  if (text.includes('change')) {
    let left = d
    for (let i = 0; i < a; i += 1) left -= b
    return left - c
  }
  if (text.includes(' into ')) {
    let [things, each] = [a + b, 0]
    while (things > 0) {
      things -= c
      each += 1
    }
    return each
  }
  let left = a
  for (let i = 0; i < b; i += 1) left -= c + d
  return left
}

const storySum: ChecksOf<typeof families>['M67:1'] = (_givens, _answers, problem) => {
  const { answer, slips = [] } = problem.parts[0] ?? {}
  const told = toldIn(asked(problem).replace(' in Term 1', '').replace(' in Term 2', ''))
  const others = slips.map(({ text }) => worth(text))
  return near(told, worth(answer?.text ?? '')) && new Set([told, ...others]).size === 4
}

const sums = {
  'M66:2': (_givens, [answer], problem) => near(answer, worth(/value of (.+)\./.exec(asked(problem))?.[1] ?? '')),
  'M67:1': storySum,
  'M76:2': (_givens, [answer], problem) => {
    const [left = '', right = ''] = (/(.+)\. What/.exec(asked(problem))?.[1] ?? '').split(' = ')
    return only(
      all(1, 500, (n) => near(worth(left.replace('____', String(n))), Number(right))),
      answer,
    )
  },
} satisfies SomeChecksOf<typeof families>

/** As the digits of whole numbers: no rounding. */
const tens = {
  'M68:1': ({ left = 0, by, n = 0 }, [answer], problem) =>
    asked(problem).includes('×')
      ? BigInt(left) * BigInt(by) === BigInt(answer)
      : BigInt(answer) * BigInt(by) === BigInt(n),
  'M69:2': ({ n, p = 0, q = 0, each = 0, people = 0, pack = 0 }, [answer]) =>
    pack === 0 ? answer * q * p === n : answer * pack === people * each,
  'M70:1': (_givens, [answer], problem) => near(answer, worth(/value of (.+)\?/.exec(asked(problem))?.[1] ?? '')),
  'M70:2': ({ group, size, many = 0, long = 0 }, [answer]) =>
    many === 0 ? near(answer * size, long * group) : near(answer * group, many * size),
} satisfies SomeChecksOf<typeof families>

/** The shapes from the words for the picture, gone on by the shortest group that repeats. */
function shapesOf({ picture }: Problem, n: number): string[] {
  const shown = (/shapes: (.+) and so on/.exec(picture?.alt ?? '')?.[1] ?? '').split(', ')
  const size = all(1, shown.length, (k) => shown.every((shape, i) => i < k || shape === shown[i - k]))[0] ?? 1
  return Array.from({ length: n }, (_, i) => shown[i % size] ?? '')
}

/** The rectangles of the first figures, by their fill. */
const filled = ({ picture }: Problem, colour: string): number =>
  (picture?.svg ?? '').split(`fill="${colour}"`).length - 1

const growing: ChecksOf<typeof families>['M72:4'] = ({ white, ask, total }, [inFigure, figure], problem) => {
  const rows = [...(problem.picture?.alt ?? '').matchAll(/Figure \d (\d(?: and \d)*)/g)].map(([, said = '']) =>
    said.split(' and ').reduce((sum, length) => sum + Number(length), 0),
  )
  const [one = 0, two = 0, three = 0] = rows
  const drawn = filled(problem, '#bbb') === one + two + three && filled(problem, '#fff') === 3 * white
  let [now, added] = [one + white, two - one]
  const found = new Map<number, number>()
  for (let number = 1; number < 100; number += 1) {
    found.set(number, now)
    now += added
    added += three - two - (two - one)
  }
  return drawn && found.get(ask) === inFigure && found.get(figure ?? 0) === total
}

const patterns = {
  'M71:1': ({ n }, _answers, problem) => shapesOf(problem, n).at(-1) === problem.parts[0]?.answer.text,
  'M71:2': ({ n }, [answer], problem) => {
    const shape = /How many (\w+)s are/.exec(asked(problem))?.[1]
    return shapesOf(problem, n).filter((one) => one === shape).length === answer
  },
  'M72:4': growing,
  'M73:2': ({ n }, [answer], { picture }) => {
    const rows = [...(picture?.alt ?? '').matchAll(/row \d: ([\d, ]+)/g)].map(([, row = '']) =>
      row.split(', ').map(Number),
    )
    const columns = new Map(rows.flatMap((row) => row.map((number, i) => [number, i + 1] as const)))
    const period = 2 * Math.max(...(rows[0] ?? [])) // Two rows: both kinds of table come again after them.
    let below = n
    while (!columns.has(below) && below > 0) below -= period
    return columns.get(below) === answer
  },
  'M73:4': ({ row, shown }, [last, found], { picture }) => {
    const odd = picture?.alt.includes('Row 2: 2, 3, 4') ?? false
    let [end, number] = [0, 0]
    let [atRow, inRow] = [0, 0]
    while (number < 60) {
      number += 1
      const start = end
      end += odd ? 2 * number - 1 : number
      if (number === row) atRow = end
      if (shown > start && shown <= end) inRow = number
    }
    return last === atRow && found === inRow
  },
} satisfies SomeChecksOf<typeof families>

const lastQuestions = {
  'M74:4': ({ gap, more, v1, v2 }, [number, total]) => {
    const found = all(1, 500, (n) => n * v1 - (n + gap) * v2 === more)
    const [n = 0] = found
    return only(found, number) && total === n * v1 + n * v2 + gap * v2
  },
  'M75:5': ({ number, gap, more, metre, each }, [round, long, cost]) => {
    const sides = all(1, number, (x) => 2 * (x * gap + x * gap + more) === number * gap).map((x) => x * gap + more)
    let paid = 0
    for (let post = 0; post < number; post += 1) paid += each + gap * metre
    return only(sides, long) && round === 2 * (long + long - more) && cost === paid
  },
} satisfies SomeChecksOf<typeof families>

export const checksOfSums = { ...sums, ...tens, ...patterns, ...lastQuestions } satisfies SomeChecksOf<typeof families>
