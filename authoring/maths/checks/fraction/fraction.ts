/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */

import { all, type ChecksOf, near, only } from '#authoring/maths/checks/check.ts'
import type { families } from '#families/fraction/families.ts'
import { numberChecks } from './numbers.ts'
import { operationChecks } from './operations.ts'

export const checks: ChecksOf<typeof families> = {
  ...numberChecks,
  ...operationChecks,
  'M12:3': ({ a, b, c, d, rest }, [answer]) => {
    const remaining = answer - (answer * a) / b
    return near(remaining - (remaining * c) / d, rest) && Number.isInteger(remaining)
  },
  'M12:1': ({ a, b, total }, [answer]) => near(answer, total - (total * a) / b),
  'M13:4': ({ x, y, left }, [answer]) => {
    const first = answer - answer / 2 - x
    return near(first - first / 3 - y, left)
  },
  'M14:3': ({ p, q, r, s, more }, [answer]) =>
    only(
      all(1, 5000, (one) => near((one * p) / q, ((one - more) * r) / s)).map((one) => 2 * one - more),
      answer,
    ),
  'M15:2': ({ a, b, total }, [answer]) => near(total - (total * a) / b, answer + (total * a) / b),
  'M16:1': ({ v, k, m }, [answer]) => near((answer * k) / m, v),
  'M16:2': ({ v, k, m }, [answer]) => {
    let left = v * m
    while (left >= k) left -= k
    return near(answer, left / m)
  },
  'M17:3': ({ a, b, c, d, area }, [fraction, whole]) => {
    const [p, q] = [(area * b) / a, (area * d) / c]
    return near(whole, p + q - area) && near(fraction, area / (p + q - area))
  },
  'M95:4': ({ a, b, c, d, e, f, more }, [stayed, total]) => {
    const [one, two] = [(total * a) / b, total - (total * a) / b]
    const [first, second] = [one - (one * c) / d, two - (two * e) / f]
    return (
      near(first - second, more) && near(stayed, (first + second) / total) && [first, second].every(Number.isInteger)
    )
  },
  'M96:5': ({ a, b, c, d, s, total, price }, [second, given]) =>
    only(
      all(1, total, (n) => near(total - n - ((total - n) * a) / b, n - s)),
      second,
    ) && near((given * d * price) / c, second - s),
  'M97:5': ({ a, b, c, d, area, width }, [part, around]) => {
    const whole = (around / 2 - width) * width
    const rest = whole - (whole * a) / b
    return near(rest - (rest * c) / d, area) && near(part, area / whole)
  },
}
