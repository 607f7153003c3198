/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import type { families } from '#families/data/families.ts'
import { all, type ChecksOf, near, only } from './check.ts'

const VALUES = ['v0', 'v1', 'v2', 'v3', 'v4'] as const

/** The numbers of a graph or of a table with one row by their names, from its words. */
function told(alt: string = ''): Map<string, number> {
  if (alt.startsWith('Table')) {
    const [names = [], values = []] = (alt.split('by row: ')[1] ?? '')
      .split('; ')
      .map((row) => row.split(', ').slice(1))
    return new Map(names.map((name, i) => [name, Number(values[i])]))
  }
  const entries = alt.slice(alt.indexOf(': ') + 2).split(', ')
  return new Map(entries.map((entry) => [entry.split(' ')[0] ?? '', Number(entry.split(' ')[1])]))
}

/** 0 true, 1 false, 2 not possible to tell: only sentences about the numbers can be judged. */
function judged(text: string, numbers: Map<string, number>): number {
  const value = (name: string): number => numbers.get(name) ?? Number.NaN
  const verdict = (is: boolean): number => (is ? 0 : 1)
  const [, by, a = '', b = ''] = /were (?:(\d+) )?more \w+ (?:on|in) (\w+) than (?:on|in) (\w+)\./.exec(text) ?? []
  if (a !== '') return verdict(by === undefined ? value(a) > value(b) : value(a) === value(b) + Number(by))
  const [, sum = '', c = '', d = ''] = /were (\d+) \w+ (?:on|in) (\w+) and (\w+) together/.exec(text) ?? []
  if (sum !== '') return verdict(value(c) + value(d) === Number(sum))
  const [, e = '', f = ''] = /twice as many \w+ (?:on|in) (\w+) as (?:on|in) (\w+)/.exec(text) ?? []
  if (e !== '') return verdict(value(e) === value(f) + value(f))
  const [, than = ''] = /average .* more than (\d+)/.exec(text) ?? []
  const all = [...numbers.values()].reduce((total, n) => total + n, 0)
  return than === '' ? 2 : verdict(all > 4 * Number(than))
}

/** The seven readings of a line graph. */
const readingsOf = (g: Record<string, number>): number[] => [0, 1, 2, 3, 4, 5, 6].map((i) => g[`v${i}`] ?? 0)

export const checks: ChecksOf<typeof families> = {
  'M59:1': ({ b, c }, [answer]) => near(25 + b + c + answer, 100),
  'M59:3': ({ quarter, b, c }, [second, rest]) =>
    near(second / b, quarter / 25) && near(rest + b / 100 + c / 100 + 0.25, 1) && Number.isInteger(second),
  'M60:1': (g, [answer]) => {
    const rises = all(1, 4, (i) => {
      const rise = (j: number): number => (g[VALUES[j] ?? ''] ?? 0) - (g[VALUES[j - 1] ?? ''] ?? 0)
      return [1, 2, 3, 4].every((other) => other === i || rise(other) < rise(i))
    })
    return only(rises, answer)
  },
  'M60:4': (g, [income, mean, percent]) => {
    const { price = 0, v0 = 0, v3 = 1, v4 = 0 } = g
    const sum = VALUES.reduce((total, name) => total + (g[name] ?? 0), 0)
    return income === price * v0 && near(mean * 5, sum) && near(v3 * (1 + percent / 100), v4)
  },
  // The bars are read off the drawing: the alternative text has the same numbers in the order of the names.
  'M191:1': (_, [answer], { parts, picture }) => {
    const bars = told(picture?.alt)
    const [, from = '', to = ''] = /for (\S+) (?:and|than for) (\S+?)(?: together\.|\?)/.exec(parts[0]?.ask ?? '') ?? []
    const [a, b] = [bars.get(from) ?? Number.NaN, bars.get(to) ?? Number.NaN]
    return near(answer, parts[0]?.ask.includes('together') ? a + b : a - b)
  },
  'M191:2': (g, [answer], { parts, picture }) => {
    const ask = parts[0]?.ask ?? ''
    const bars = told(picture?.alt)
    const sum = VALUES.reduce((total, name) => total + (g[name] ?? 0), 0)
    const [, name = ''] = /(?:bar|number) for (\S+?)(?:\?| larger)/.exec(ask) ?? []
    const bar = bars.get(name) ?? Number.NaN
    return ask.includes('fraction') ? near(answer * sum, bar) : near((bar - answer) * 5, sum)
  },
  'M191:4': ({ percent, share, cheap, dear, v0, v1, v2, v3 }, [all, earned]) => {
    const friday = all - v0 - v1 - v2 - v3
    return near(friday - v3, (v3 * percent) / 100) && near(earned, all * dear - ((all * share) / 100) * (dear - cheap))
  },
  'M192:1': ({ p, q, total }, [answer]) => near(p + q + answer, total),
  'M192:2': ({ a, c, d, e, lower, all }, [answer]) => {
    const last = lower - d - e
    return near(a + answer + c + d + e + last, all)
  },
  // Hour by hour or kilogram by kilogram.
  'M192:3': ({ start, further, hours = 0, minutes = 0, size = hours + minutes / 60, off }, [answer], { picture }) => {
    let cents = Math.round(start * 100)
    const [, first = 0] = (/First (\d)/.exec(picture?.alt ?? '') ?? []).map(Number)
    for (let begun = first; begun < size; begun += 1) cents += Math.round(further * 100)
    return near(Math.round(answer * 100), cents - (cents * off) / 100)
  },
  'M193:2': (g, [answer]) => {
    const readings = readingsOf(g)
    const falls = readings
      .slice(1)
      .map((value, i) => (readings[i] ?? 0) - value)
      .filter((fall) => fall > 0)
    return falls.every((fall) => near(fall, answer)) && falls.length > 2
  },
  'M193:3': (g, [percent, empty], { parts }) => {
    const readings = readingsOf(g)
    const [, until = 0] = (/to (\d) /.exec(parts[0]?.ask ?? '') ?? []).map(Number)
    const [start = 0, then = 0] = [readings[0], readings[until]]
    let [time, left] = [6, readings[6] ?? 0]
    while (left > 0) [time, left] = [time + 1, left - ((readings[5] ?? 0) - (readings[6] ?? 0))]
    return near(start * (1 - percent / 100), then) && near(time, empty) && left === 0
  },
  'M194:1': (_, [place], { parts, picture }) => {
    const part = parts[0]
    if (part === undefined) return false
    const numbers = told(picture?.alt)
    const verdicts = [part.answer, ...part.slips].map(({ text }) => judged(text, numbers))
    const wanted = part.ask.includes('*false*') ? 1 : part.ask.includes('*not possible') ? 2 : 0
    return (
      verdicts[0] === wanted &&
      verdicts.slice(1).every((verdict) => verdict !== wanted) &&
      near(part.answer.value, place ?? 0)
    )
  },
  'M194:2': (_, [answer], { parts, picture }) => {
    const ask = parts[0]?.ask ?? ''
    const numbers = told(picture?.alt)
    const [, a = '', b = ''] = /Statement A: (.*) Statement B: (.*) Which/.exec(ask) ?? []
    return near(answer, judged(a, numbers) * 3 + judged(b, numbers) + 1)
  },
  'M195:1': ({ a, b, c }, [answer]) => near(a / 360 + b / 360 + c / 360 + answer, 1),
  'M195:2': ({ a, b, c, na = 0, all = 0 }, [answer]) =>
    all > 0 ? near(answer + (all * (a + b + c)) / 360, all) : near(na / answer, a / 360),
  'M196:4': (g, [first, second], { parts }) => {
    const { n = 0, m = 0, a = 0, b = 0, quarter = 0, percent = 0, top = 1, bottom = 1, spent = 0 } = g
    if (n > 0) {
      const [one, two] = [n * a, m * b]
      const larger = /chart for (\S+ ?[A-Z]?) than/.exec(parts[0]?.ask ?? '')?.[1] ?? ''
      const firstIsLarger = ['School A', 'Boys', 'Stall P'].includes(larger)
      return (
        near(first * 100, firstIsLarger ? one - two : two - one) && near(((n + m) * second) / 100, (one + two) / 100)
      )
    }
    // The part of the rest that is left makes the whole again.
    const rest = first / (1 - top / bottom)
    const whole = quarter * 4
    return near(quarter + (whole * percent) / 100 + rest, whole) && near(second + (first * spent) / 100, first)
  },
}
