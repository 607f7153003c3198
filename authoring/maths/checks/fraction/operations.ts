/** Second computations for sums, products and quotients of fractions: by trying, by undoing, and by counting small parts. */

import { all, near, only, type SomeChecksOf } from '#authoring/maths/checks/check.ts'
import type { families } from '#families/fraction/families.ts'
import { fractionsIn } from './numbers.ts'

export const operationChecks = {
  'M86:1': ({ a, b, c, d }, [answer], { parts }) => {
    const parts_ = b * d
    const away = /−|left/.test(parts[0]?.ask ?? '')
    return near(away ? answer * parts_ + c * b : answer * parts_ - c * b, a * d)
  },
  'M86:2': (_, [answer], { parts }) => {
    const ask = parts[0]?.ask ?? ''
    const [x = 0, y = 0] = fractionsIn(ask)
    return near(/−|left|less/.test(ask) ? answer + y : answer - y, x)
  },
  'M87:2': ({ w }, [answer], { parts }) =>
    near(
      fractionsIn(parts[0]?.ask ?? '').reduce((sum, n) => sum + n, answer),
      w,
    ),
  'M88:3': ({ b, d }, [answer], { parts }) => {
    const [
      p = 0,
      q = 0,
      total = Number(
        /is (\d+) kg|jogged (\d+) km alto|are (\d+) litres/
          .exec(parts[0]?.ask ?? '')
          ?.slice(1)
          .join('') ?? 0,
      ),
    ] = fractionsIn(parts[0]?.ask ?? '')
    const small = 1 / (b * d)
    return only(
      all(1, 20 * b * d, (n) => near(n * small + (n * small + q) + (n * small + q + p), total)),
      answer * b * d,
    )
  },
  'M89:1': ({ a, b, n }, [answer]) =>
    near(
      answer,
      all(1, n, () => true).reduce((sum) => sum + a / b, 0),
    ),
  'M89:2': ({ a, b }, [answer], { parts }) => {
    const whole = fractionsIn(parts[0]?.ask ?? '').find((n) => n > 1) ?? 0
    return near(answer / (b - a), (whole * 1000 - answer) / a)
  },
  'M90:1': ({ a, b, c, d }, [answer]) => {
    const cells = all(0, b * d - 1, (i) => i % b < a && Math.floor(i / b) < c)
    return near(answer, cells.length / (b * d))
  },
  'M90:2': ({ a, b, c, d }, [answer], { parts }) => {
    const others = all(0, b * d - 1, (i) => i % b >= a)
    const taken = others.filter((i) => Math.floor(i / b) < c).length
    return near(answer, (/empty|MRT/.test(parts[0]?.ask ?? '') ? others.length - taken : taken) / (b * d))
  },
  'M91:2': ({ w, a, b, n }, [answer]) =>
    near(
      answer,
      all(1, n, () => true).reduce((sum) => sum + w + a / b, 0),
    ),
  'M91:3': ({ n, c, d }, [answer], { parts }) => {
    const each = fractionsIn(parts[0]?.ask ?? '').find((value) => value > 1) ?? 0
    return near(answer / (d - c), (each * n - answer) / c)
  },
  'M92:1': ({ a, b, n }, [answer]) => near(answer * n * b, a),
  'M92:2': ({ a, b, c, d, n }, [answer]) => near(answer * n + c / d, a / b),
  'M93:1': ({ a, b, c, d }, [answer]) => {
    let [left, times] = [a * d, 0]
    while (left >= c * b) {
      left -= c * b
      times += 1
    }
    return left === 0 && times === answer
  },
  'M93:3': ({ b, c, d }, [full, rest], { stem }) => {
    const [whole = 0] = fractionsIn(stem)
    return Number.isInteger(full) && near(full * c * b + rest * b * d, whole * b * d) && rest > 0 && rest < c / d
  },
  'M94:2': ({ a, b, c, d }, [answer]) =>
    near(
      all(1, c, () => true).reduce((sum) => sum + answer / d, 0),
      a / b,
    ),
  'M94:3': ({ a, b, c, d }, [answer]) => {
    const perMinute = a / b / ((60 * c) / d)
    return near(a / b + answer * perMinute, 1)
  },
} satisfies SomeChecksOf<typeof families>
