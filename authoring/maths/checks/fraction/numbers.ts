/** Second computations for the families of one skill with fractions: they cut everything into equal small parts and count. */

import { all, near, type SomeChecksOf } from '#authoring/maths/checks/check.ts'
import type { families } from '#families/fraction/families.ts'

/** The fractions and mixed numbers of a text, in order. */
export function fractionsIn(text: string): readonly number[] {
  return [...text.matchAll(/\{(?:(\d+) )?(\d+)\/(\d+)\}/g)].map(
    ([, whole = '0', top, bottom]) => Number(whole) + Number(top) / Number(bottom),
  )
}

/** '0.35', '35%' or '{7/20}' */
function readValue(text: string): number {
  const [fraction = Number.NaN] = fractionsIn(text)
  if (text.startsWith('{')) return fraction
  return text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)
}

/** Gives out one part after the other, as cards are dealt: how many parts each of `sharers` gets of `parts`. */
function dealt(parts: number, sharers: number): number {
  let [left, each] = [parts, 0]
  while (left >= sharers) {
    left -= sharers
    each += 1
  }
  return left === 0 ? each : Number.NaN
}

export const numberChecks = {
  'M80:1': ({ n, d }, [answer]) => near(answer, dealt(n * d, d) / d),
  'M80:2': ({ p, q, d }, [answer]) => near(answer, p * (dealt(q * d, d) / d)),
  'M81:1': ({ n = 0, d, top = n }, [answer], { parts }) => {
    const [value = top / d] = fractionsIn(parts[0]?.ask ?? '')
    return near(answer * d, value * d) && Number.isInteger(Math.round(answer * 1e6) / 1e4)
  },
  'M81:2': ({ n, d }, [answer]) =>
    Math.abs(answer * d - n) <= 0.005 * d && near(answer * 100, Math.round(answer * 100)),
  'M82:1': ({ n, d }, [answer], { parts, picture }) => {
    const tips = [...(picture?.svg ?? '').matchAll(/M([\d.]+) 38L/g)].map(([, x]) => Number(x))
    const marks = [...(picture?.svg ?? '').matchAll(/M([\d.]+) (?:38|41)L\1 (?:54|51)"/g)].map(([, x]) => Number(x))
    const letter = 'ABCD'.indexOf(parts[0]?.answer.text ?? '')
    const pointed = tips.filter((x, i, list) => list.indexOf(x) === i && !marks.includes(x))
    return answer === letter + 1 && pointed.length === 0 && n / d > 0
  },
  'M82:3': ({ p, a, q, b }, [answer]) => near(answer, (dealt(q * a * b, b) - dealt(p * a * b, a)) / (a * b)),
  'M83:1': ({ a, b, c, d }, [answer]) => answer * b > a && answer * d < c,
  'M83:2': ({ c, d, m }, [answer], { parts }) => {
    const more = /greater|More/.test(parts[0]?.ask ?? '')
    const fits = all(1, m, (n) => (more ? n * d > c * m : n * d < c * m))
    return near(answer, more ? Math.min(...fits) : Math.max(...fits))
  },
  'M84:1': (_, [answer], { parts }) => {
    const options = [parts[0]?.answer, ...(parts[0]?.slips ?? [])].map((option) => option?.text ?? '')
    const values = options.map(readValue)
    const best = /largest|fullest/.test(parts[0]?.ask ?? '') ? Math.max(...values) : Math.min(...values)
    return near(values[0], best) && values.filter((value) => near(value, best)).length === 1 && answer !== 0
  },
  'M84:2': (_, __, { parts }) => {
    const { ask = '', answer } = parts[0] ?? {}
    const told = new Map(
      [...ask.matchAll(/(\p{L}[\p{L} ]+) has (?:run|read) (\S+?)(?=,| of)/gu)].map(([, name, text]) => [name, text]),
    )
    const named = (answer?.text ?? '').split(', ').map((name) => readValue(told.get(name) ?? name))
    const order = /smallest|least/.test(ask) ? named : [...named].reverse()
    return order.length === 3 && order.every((value, i) => i === 0 || value > (order[i - 1] ?? 9))
  },
  'M85:2': (_, [answer], { parts }) => {
    const [x = 0, y = 0] = fractionsIn(parts[0]?.ask ?? '')
    return near(answer - x, y - answer)
  },
  'M85:3': ({ total }, [answer], { parts }) => {
    const ask = parts[0]?.ask ?? ''
    const values = [...ask.matchAll(/\{[\d/]+\}|\d+%|0\.\d+/g)].map(([text]) => total * readValue(text))
    return values.length === 3 && near(answer, Math.max(...values) - Math.min(...values))
  },
} satisfies SomeChecksOf<typeof families>
