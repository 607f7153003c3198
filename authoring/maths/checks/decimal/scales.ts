/** Second computations for conversions, drawn scales and times. */

import { all, near, type SomeChecksOf } from '#authoring/maths/checks/check.ts'
import type { families } from '#families/decimal/families.ts'

const FACTORS: Readonly<Record<string, number>> = { km: 1000, kg: 1000, litres: 1000, litre: 1000, m: 100 }

/** '3.2 kg', '{3 1/4} kg', '3 kg 25 g' or '3025 g' in the smaller unit. */
function inSmaller(text: string): number {
  const plain = text.replaceAll('\u00a0', '')
  const mixed = /\{(?:(\d+) )?(\d+)\/(\d+)\} (\w+)/.exec(plain)
  if (mixed !== null) {
    const [, whole = '0', top, bottom, unit = ''] = mixed
    return (Number(whole) + Number(top) / Number(bottom)) * (FACTORS[unit] ?? 0)
  }
  const [, amount = '', unit = '', rest = '0'] = /^([\d.]+) (\w+)(?: (\d+) \w+)?$/.exec(plain) ?? []
  return Number(amount) * (FACTORS[unit] ?? 1) + Number(rest)
}

const marks = (svg: string, pattern: RegExp): number[] => [...svg.matchAll(pattern)].map(([, y]) => Number(y))

/** The readings of the cylinders of a drawing, by their water against the mark of the highest label. */
function cylinders(svg: string, labels: number, step: number): number[] {
  const bottom = 224
  const tops = marks(svg, /<rect x="\d+" y="([\d.]+)" width="70"/g)
  return tops.map((top) => ((bottom - top) / 200) * labels * step)
}

export const scaleChecks = {
  'M102:1': (_, [answer], { parts }) => {
    const [text = ''] =
      /(?:\{[\d /]+\}|[\d.]+) (?:kg|km|litres|m)(?= in|\.|\?)/.exec(parts[0]?.ask.replace('. Express', ' in') ?? '') ??
      []
    return near(answer, inSmaller(text))
  },
  'M102:2': (_, __, { parts }) => {
    const { ask = '', answer } = parts[0] ?? {}
    const listed = /: (A .*)\. W/.exec(ask)?.[1]?.split(', ') ?? []
    const values = listed.map((item) =>
      /^\w \d+ m$/.test(item) ? Number(item.split(' ')[1]) : inSmaller(item.slice(2)),
    )
    const best = /heaviest|most|longest/.test(ask) ? Math.max(...values) : Math.min(...values)
    return (
      values.length === 4 && values.indexOf(best) === 'ABCD'.indexOf(answer?.text ?? '') && new Set(values).size === 4
    )
  },
  'M103:2': ({ total, n, used }, [answer], { parts }) =>
    near(answer + (n * used) / (/ cm /.test(parts[0]?.ask ?? '') ? 100 : 1000), total),
  'M104:3': ({ total, size, times }, [full, rest], { stem }) => {
    let left = Math.round(total * (/ cm /.test(stem) ? 100 : 1000))
    let count = 0
    while (left >= size * times) {
      left -= size * times
      count += 1
    }
    return full === count && rest === left
  },
  'M105:1': ({ first = -1, step = 0, parts = 1 }, [answer], { picture }) => {
    const svg = picture?.svg ?? ''
    if (first >= 0) {
      const ends = marks(svg, /M([\d.]+) (?:48|39)L[\d.]+ 62"/g)
      return near(answer, Math.round((((ends[1] ?? 0) - (ends[0] ?? 0)) / 306) * 90) / 10)
    }
    if (svg.includes('<circle')) {
      const [, x = 0, y = 0] = /M132 132L([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? []
      const turn = (Math.atan2(x - 132, 132 - y) / (2 * Math.PI) + 1) % 1
      const labels = [...svg.matchAll(/<text[^>]*>(\d+)</g)].length
      return near(answer, Math.round((turn * labels * step) / (step / parts)) * (step / parts))
    }
    const labels = [...svg.matchAll(/<text[^>]*>(\d+)</g)].length
    return Math.abs(answer - (cylinders(svg, labels, step)[0] ?? 0)) < step / parts / 20
  },
  'M105:2': ({ n, step, parts }, [answer], { picture }) => {
    const svg = picture?.svg ?? ''
    const labels = [...svg.matchAll(/<text[^>]*>(\d+)</g)].length / 2
    const [before = 0, after = 0] = cylinders(svg, labels, step)
    return Math.abs(all(1, n, () => true).reduce((sum) => sum + answer, before) - after) < step / parts / 10
  },
} satisfies SomeChecksOf<typeof families>
