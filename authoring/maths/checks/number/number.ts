/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */

import { all, type ChecksOf, near, only } from '#authoring/maths/checks/check.ts'
import type { families } from '#families/number/families.ts'
import { checksOfNumbers } from './numbers.ts'
import { checksOfSums } from './sums.ts'

const UNITS: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, 'ten thousand': 10_000 }

export const checks: ChecksOf<typeof families> = {
  ...checksOfNumbers,
  ...checksOfSums,
  'M01:1': ({ n }, [answer], { parts }) => {
    const unit = UNITS[/nearest ([a-z ]+)\./.exec(parts[0]?.ask ?? '')?.[1] ?? ''] ?? 0
    return answer % unit === 0 && Math.abs(answer - n) <= unit / 2
  },
  'M02:1': ({ a, b, c, d, e }, [answer]) => near(answer, a + (b * (c - d)) / e),
  'M03:2': ({ a, b }, [answer], { parts }) => {
    const [, hour = 0, minute = 0] = /together at (\d+)\.(\d+)\sa\.m\./.exec(parts[0]?.ask ?? '')?.map(Number) ?? []
    const waited = answer - hour * 60 - minute
    return only(
      all(1, waited, (t) => t % a === 0 && t % b === 0),
      waited,
    )
  },
  'M04:3': ({ p, q, r, x, y }, [answer]) =>
    only(
      all(1, 2000, (cents) => {
        const other = (x * 100 - p * cents) / q
        return near(p * cents + r * other, y * 100)
      }).map((cents) => cents / 100),
      answer,
    ),
  'M05:3': ({ a, b, e, s }, [answer]) =>
    only(
      all(1, 5000, (n) => Number.isInteger((n - e) / a) && (n - e) / a === (n + s) / b),
      answer,
    ),
  'M06:3': ({ n, v1, v2, total }, [answer]) =>
    only(
      all(0, n, (k) => k * v1 + (n - k) * v2 === total),
      answer,
    ),
  'M07:2': ({ n, p, q, total }, [answer]) =>
    only(
      all(0, n, (wrong) => (n - wrong) * p - wrong * q === total),
      answer,
    ),
  'M08:1': ({ length, gap }, [answer]) => {
    let posts = 0
    for (let at = 0; at <= length; at += gap) posts += 1
    return answer === posts
  },
  'M09:4': ({ first, second, ask, dots }, [inFigure, figure]) => {
    let [now, number] = [first, 1]
    let [atAsk, atDots] = [0, 0]
    while (number < 500) {
      if (number === ask) atAsk = now
      if (now === dots) atDots = number
      now += second - first
      number += 1
    }
    return inFigure === atAsk && figure === atDots
  },
  'M10:2': ({ price1, price2, p, q, total }, [answer]) =>
    only(
      all(1, 500, (n) => n % p === 0 && n * price1 + (n / p) * q * price2 === total),
      answer,
    ),
  'M11:2': ({ times, add, half, result }, [answer]) =>
    only(
      all(0, 2000, (n) => (n * times + add) / half === result),
      answer,
    ),
}
