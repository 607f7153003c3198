import { measureFamilies } from '#maths/families/measures.ts'
import { percentageFamilies } from '#maths/families/percentage.ts'
import { ratioFamilies } from '#maths/families/ratio.ts'
import { harderRatioFamilies } from '#maths/families/ratio-harder.ts'
import { all, holdFamilies, near, only } from './holds.ts'

const FACTORS: Readonly<Record<string, number>> = { 'km m': 1000, 'kg g': 1000, 'litres ml': 1000, 'm cm': 100 }

holdFamilies('measures', measureFamilies, {
  'M18:1': ({ whole = 0, rest = 0 }, [answer = 0], { parts }) => {
    const [, big = '', small = ''] = /Express \d+ (\w+) \d+ (\w+)/.exec(parts[0]?.ask ?? '') ?? []
    const factor = FACTORS[`${big} ${small}`] ?? 0
    return near(answer * factor, whole * factor + rest)
  },
  'M19:2': ({ m1 = 1, m2 = 1, p1 = 0, p2 = 0, kilograms = 0 }, [answer]) =>
    near(answer, (kilograms / m1) * p1 - (kilograms / m2) * p2) && kilograms % m1 === 0 && kilograms % m2 === 0,
})

holdFamilies('percentage', percentageFamilies, {
  'M20:2': ({ n = 0, a = 0, b = 0 }, [answer]) => near(answer, n * (1 - a / 100) * (1 - b / 100)),
  'M21:3': ({ price = 0, d = 0, g = 0 }, [answer = 0]) => near(answer / (1 + g / 100) / (1 - d / 100), price),
  'M22:1': ({ x = 1, y = 0 }, [answer = 0]) => near(x + (x * answer) / 100, y),
  'M22:3': ({ x = 1, p = 0, q = 0 }, [june = 0, change = 0]) => {
    const expected = x * (1 + p / 100) * (1 - q / 100)
    return near(june, expected) && near((Math.abs(expected - x) / x) * 100, change)
  },
  'M23:1': ({ a = 0, k = 0 }, [answer = 0]) => near((answer * a) / 100, k),
  'M24:4': ({ n = 0, x = 0, y = 0 }, [answer = 0]) => near((n * x) / 100 / (n + answer), y / 100) && answer > 0,
  'M25:2': ({ p = 0, total = 0 }, [answer]) =>
    only(
      all(1, total, (b) => near(b + b * (1 + p / 100), total)),
      answer,
    ),
  'M26:1': ({ s = 0, r = 0 }, [answer = 0]) => near((answer - s) / s, r / 100),
})

holdFamilies('ratio', ratioFamilies, {
  'M27:1': ({ a = 0, b = 0, c = 0, total = 0 }, [answer = 0]) =>
    near(answer + (answer / a) * b + (answer / a) * c, total),
  'M27:2': ({ a = 0, b = 0, c = 0, more = 0 }, [answer]) =>
    only(
      all(1, 500, (unit) => (a - b) * unit === more).map((unit) => unit * (a + b + c)),
      answer,
    ),
  'M28:1': ({ a = 0, b = 1, c = 0, d = 1 }, [answer]) => near(answer, (a / b) * (c / d)),
  'M29:3': ({ a = 0, b = 1, c = 0, d = 1, k = 0 }, [answer = 0]) => near(((answer * a) / b + k) / answer, c / d),
  'M30:4': ({ x = 0, y = 0, c = 0, d = 1 }, [answer]) =>
    only(
      all(1, y - 1, (spent) => (x - spent) * d === (y - spent) * c),
      answer,
    ),
  'M30:2': ({ a = 0, b = 0 }, [answer], { parts }) => {
    const times = parts[0]?.ask.includes('twice') ? 2 : 3
    return only(
      all(1, 60, (years) => b + years === times * (a + years)),
      answer,
    )
  },
  'M31:3': ({ a = 0, b = 0, c = 0, d = 0, k = 0 }, [answer = 0]) => {
    const other = (answer * b) / a
    return near((answer - k) * d, (other + k) * c) && Number.isInteger(other)
  },
})

holdFamilies('harder ratio', harderRatioFamilies, {
  'M32:5': ({ a = 0, b = 0, x = 0, y = 0, c = 0, d = 0 }, [answer]) =>
    only(
      all(1, 200, (u) => b * u > y && (a * u + x) * d === (b * u - y) * c).map((u) => a * u),
      answer,
    ),
  'M33:4': ({ m = 2, p = 1, q = 1, total = 0 }, [third = 0, moved = 0]) => {
    const second = (third * p) / q
    return near(m * second + second + third, total) && near(m * second - moved, second + moved)
  },
  'M34:4': ({ v1 = 0, v2 = 0, a = 1, b = 1, total = 0 }, [answer = 0]) => {
    const [first, second] = [(answer * a) / (a + b), (answer * b) / (a + b)]
    return Number.isInteger(first) && near((first * v1 + second * v2) / 100, total)
  },
  'M35:2': ({ a = 0, b = 0, more = 0 }, [answer]) =>
    only(
      all(1, 200, (n) => n * a - n * b === more).map((n) => n * a + n * b),
      answer,
    ),
})
