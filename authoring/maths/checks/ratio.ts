/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import type { families } from '#families/ratio/families.ts'
import { all, type ChecksOf, near, only } from './check.ts'

export const checks: ChecksOf<typeof families> = {
  'M27:1': ({ a, b, c, total }, [answer]) => near(answer + (answer / a) * b + (answer / a) * c, total),
  'M27:2': ({ a, b, c, more }, [answer]) =>
    only(
      all(1, 500, (unit) => (a - b) * unit === more).map((unit) => unit * (a + b + c)),
      answer,
    ),
  'M28:1': ({ a, b, c, d }, [answer]) => near(answer, (a / b) * (c / d)),
  'M29:3': ({ a, b, c, d, k }, [answer]) => near(((answer * a) / b + k) / answer, c / d),
  'M30:4': ({ x, y, c, d }, [answer]) =>
    only(
      all(1, y - 1, (spent) => (x - spent) * d === (y - spent) * c),
      answer,
    ),
  'M30:2': ({ a, b }, [answer], { parts }) => {
    const times = parts[0]?.ask.includes('twice') ? 2 : 3
    return only(
      all(1, 60, (years) => b + years === times * (a + years)),
      answer,
    )
  },
  'M31:3': ({ a, b, c, d, k }, [answer]) => {
    const other = (answer * b) / a
    return near((answer - k) * d, (other + k) * c) && Number.isInteger(other)
  },
  'M32:5': ({ a, b, x, y, c, d }, [answer]) =>
    only(
      all(1, 200, (u) => b * u > y && (a * u + x) * d === (b * u - y) * c).map((u) => a * u),
      answer,
    ),
  'M33:4': ({ m = 2, p, q, total }, [third, moved]) => {
    const second = (third * p) / q
    return near(m * second + second + third, total) && near(m * second - moved, second + moved)
  },
  'M34:4': ({ v1, v2, a, b, total }, [answer]) => {
    const [first, second] = [(answer * a) / (a + b), (answer * b) / (a + b)]
    return Number.isInteger(first) && near((first * v1 + second * v2) / 100, total)
  },
  'M35:2': ({ a, b, more }, [answer]) =>
    only(
      all(1, 200, (n) => n * a - n * b === more).map((n) => n * a + n * b),
      answer,
    ),
  'M119:1': ({ first, second }, [answer], { parts }) => {
    const times = [
      [' km', 1000],
      [' kg', 1000],
      [' litres', 1000],
      [' h ', 60],
      [' m ', 100],
    ] as const
    const text = (parts[0]?.ask ?? '').replaceAll('.', ' ')
    const found = times.find(([unit]) => text.includes(`${second}`.replace('.', ' ') + unit))
    return found !== undefined && near(first / found[1], answer * second)
  },
  'M120:2': ({ p = 0, q = 0, rows = 0, columns = 0 }, [answer], { picture }) => {
    const svg = picture?.svg ?? ''
    // Small squares of side 1 that lie outside the pond; or shaded triangles, two of which make a square.
    if (q > 0) return near(all(0, q * q - 1, (i) => i % q >= p || Math.floor(i / q) >= p).length / (p * p), answer)
    const triangles = svg.split('<path').length - 1
    const shaded = svg.split('fill="#bbb"').length - 1 - triangles + triangles / 2
    return near(shaded / (rows * columns - shaded), answer)
  },
  'M121:3': ({ a, b, m, n }, [answer], { parts }) => {
    const [first, second] = [a / b, 1]
    const shared = m / n
    const asksWhole = parts[0]?.ask.includes('whole figure') === true
    return near(answer, asksWhole ? shared / (first + second - shared) : (first - shared) / (second - shared))
  },
  'M122:2': ({ perimeter, a, b }, [answer]) =>
    only(
      all(1, perimeter, (length) => near(length * b, (perimeter / 2 - length) * a)).map(
        (length) => length * (perimeter / 2 - length),
      ),
      answer,
    ),
  'M122:3': ({ a, b, c, total }, [answer]) => near(answer, (total * Math.max(a, b, c)) / (a + b + c) - total / 3),
  'M123:4': ({ mean, a, b, k }, [answer]) => {
    const first = answer - k
    return near(first + (first * b) / a + answer, mean * 3)
  },
  'M124:1': ({ a, b }, [answer], { parts }) => {
    const drawn = 60 * a + 60 * b
    const asksWhole = / (?:is|are) [a-z ]+\?$/.test(parts[0]?.ask ?? '') && !parts[0]?.ask.includes('is the ')
    return near(answer, asksWhole ? (60 * b) / drawn : Math.min(a, b) / Math.max(a, b))
  },
  'M125:2': ({ a = 1, b = 1, c, d, p = 0 }, [answer]) => {
    const part = p > 0 ? p / 100 : a / b
    return near(answer * part, c / d)
  },
  'M126:5': ({ a, b, k, p, c, d }, [second, left]) => {
    const [keptFirst, keptSecond] = [(second * a) / b - k, second * (1 - p / 100)]
    return near(keptFirst * d, keptSecond * c) && near(keptFirst + keptSecond, left)
  },
  'M127:2': ({ a, b, first, k }, [answer]) => near(answer * ((first / a) * b + k), first),
  'M128:5': ({ p, q, top, bottom, x }, [second, altogether], { stem }) => {
    const times = stem.includes('three times') ? 3 : stem.includes('twice') ? 2 : 1
    const found = all(1, 2000, (n) => near((n * p) / q + x, times * n * (1 - top / bottom)))
    const ends = (second * p) / q + x + second * (1 - top / bottom)
    return only(found, second) && near(altogether, ends)
  },
}
