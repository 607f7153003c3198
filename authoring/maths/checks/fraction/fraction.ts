/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import { all, type Checks, near, only } from '#authoring/maths/checks/check.ts'
import { numberChecks } from './numbers.ts'
import { operationChecks } from './operations.ts'

export const checks: Checks = {
  ...numberChecks,
  ...operationChecks,
  'M12:3': ({ a = 0, b = 1, c = 0, d = 1, rest = 0 }, [answer = 0]) => {
    const remaining = answer - (answer * a) / b
    return near(remaining - (remaining * c) / d, rest) && Number.isInteger(remaining)
  },
  'M12:1': ({ a = 0, b = 1, total = 0 }, [answer]) => near(answer, total - (total * a) / b),
  'M13:4': ({ x = 0, y = 0, left = 0 }, [answer = 0]) => {
    const first = answer - answer / 2 - x
    return near(first - first / 3 - y, left)
  },
  'M14:3': ({ p = 1, q = 1, r = 1, s = 1, more = 0 }, [answer]) =>
    only(
      all(1, 5000, (one) => near((one * p) / q, ((one - more) * r) / s)).map((one) => 2 * one - more),
      answer,
    ),
  'M15:2': ({ a = 0, b = 1, total = 0 }, [answer = 0]) => near(total - (total * a) / b, answer + (total * a) / b),
  'M16:1': ({ v = 0, k = 1, m = 1 }, [answer = 0]) => near((answer * k) / m, v),
  'M16:2': ({ v = 0, k = 1, m = 1 }, [answer = 0]) => {
    let left = v * m
    while (left >= k) left -= k
    return near(answer, left / m)
  },
  'M17:3': ({ a = 1, b = 1, c = 1, d = 1, area = 0 }, [fraction, whole]) => {
    const [p, q] = [(area * b) / a, (area * d) / c]
    return near(whole, p + q - area) && near(fraction, area / (p + q - area))
  },
  'M95:4': ({ a = 0, b = 1, c = 0, d = 1, e = 0, f = 1, more = 0 }, [stayed, total = 0]) => {
    const [one, two] = [(total * a) / b, total - (total * a) / b]
    const [first, second] = [one - (one * c) / d, two - (two * e) / f]
    return (
      near(first - second, more) && near(stayed, (first + second) / total) && [first, second].every(Number.isInteger)
    )
  },
  'M96:5': ({ a = 0, b = 1, c = 0, d = 1, s = 0, total = 0, price = 1 }, [second = 0, given = 0]) =>
    only(
      all(1, total, (n) => near(total - n - ((total - n) * a) / b, n - s)),
      second,
    ) && near((given * d * price) / c, second - s),
  'M97:5': ({ a = 0, b = 1, c = 0, d = 1, area = 0, width = 1 }, [part, around = 0]) => {
    const whole = (around / 2 - width) * width
    const rest = whole - (whole * a) / b
    return near(rest - (rest * c) / d, area) && near(part, area / whole)
  },
}
