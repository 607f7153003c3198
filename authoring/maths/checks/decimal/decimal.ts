/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */

import { all, type ChecksOf, near } from '#authoring/maths/checks/check.ts'
import type { families } from '#families/decimal/families.ts'
import { scaleChecks } from './scales.ts'
import { timeChecks } from './times.ts'

const FACTORS: Readonly<Record<string, number>> = { 'km m': 1000, 'kg g': 1000, 'litres ml': 1000, 'm cm': 100 }

export const checks: ChecksOf<typeof families> = {
  ...scaleChecks,
  ...timeChecks,
  'M18:1': ({ whole, rest }, [answer], { parts }) => {
    const [, big = '', small = ''] = /Express \d+ (\w+) \d+ (\w+)/.exec(parts[0]?.ask ?? '') ?? []
    const factor = FACTORS[`${big} ${small}`] ?? 0
    return near(answer * factor, whole * factor + rest)
  },
  'M19:2': ({ m1, m2, p1, p2, kilograms }, [answer]) =>
    near(answer, (kilograms / m1) * p1 - (kilograms / m2) * p2) && kilograms % m1 === 0 && kilograms % m2 === 0,
  'M98:1': ({ x, n }, [answer]) =>
    near(
      answer,
      all(1, n, () => true).reduce((sum) => sum + x, 0),
    ),
  'M98:2': ({ total, y, n }, [answer]) => near(answer * n + y, total),
  'M108:1': ({ n }, [answer], { parts }) => {
    const place = /nearest (whole|tenth|hundredth)|to (\d) decimal/.exec(parts[0]?.ask ?? '')
    const digits = Number(place?.[2] ?? ['whole', 'tenth', 'hundredth'].indexOf(place?.[1] ?? ''))
    return near(answer, Number((n + 1e-9).toFixed(digits)))
  },
  'M108:2': ({ rounded, n }, [answer], { parts }) => {
    const fits = all(0, 1000, (hundredths) => Math.floor((hundredths + 5) / 10) === Math.round(rounded * 10))
    return near(answer, (n * (/smallest/.test(parts[0]?.ask ?? '') ? Math.min(...fits) : Math.max(...fits))) / 100)
  },
  'M100:2': ({ m, n, p, q, note }, [answer]) => near(answer + m * p + n * q, note),
  'M100:3': ({ price, pack, size, wanted }, [answer]) => {
    const costs = all(0, Math.floor(wanted / size), () => true).map(
      (packs) => packs * pack + (wanted - packs * size) * price,
    )
    return near(answer, Math.min(...costs)) && (Math.floor(wanted / size) + 1) * pack > Math.min(...costs)
  },
  'M101:2': ({ m, n, first, second }, [answer]) => near((first - answer) / m, (second - answer) / n),
  'M101:3': ({ m, n, total, more }, [answer], { parts }) => {
    const [cheap] = all(1, 1000, (cents) => near((m + n) * cents + n * more * 100, total * 100))
    const asked = /cost of a (?:notebook|curry puff|mango)\.$/.test(parts[0]?.ask ?? '')
    return cheap !== undefined && near(answer, cheap / 100 + (asked ? more : 0))
  },
}
