/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import { all, type Checks, near, only } from '#maths/checking/check.ts'

export const checks: Checks = {
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
}
