/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import { all, type Checks, near } from '#authoring/maths/checks/check.ts'
import { scaleChecks } from './scales.ts'
import { timeChecks } from './times.ts'

const FACTORS: Readonly<Record<string, number>> = { 'km m': 1000, 'kg g': 1000, 'litres ml': 1000, 'm cm': 100 }

export const checks: Checks = {
  ...scaleChecks,
  ...timeChecks,
  'M18:1': ({ whole = 0, rest = 0 }, [answer = 0], { parts }) => {
    const [, big = '', small = ''] = /Express \d+ (\w+) \d+ (\w+)/.exec(parts[0]?.ask ?? '') ?? []
    const factor = FACTORS[`${big} ${small}`] ?? 0
    return near(answer * factor, whole * factor + rest)
  },
  'M19:2': ({ m1 = 1, m2 = 1, p1 = 0, p2 = 0, kilograms = 0 }, [answer]) =>
    near(answer, (kilograms / m1) * p1 - (kilograms / m2) * p2) && kilograms % m1 === 0 && kilograms % m2 === 0,
  'M98:1': ({ x = 0, n = 0 }, [answer]) =>
    near(
      answer,
      all(1, n, () => true).reduce((sum) => sum + x, 0),
    ),
  'M98:2': ({ total = 0, y = 0, n = 1 }, [answer = 0]) => near(answer * n + y, total),
  'M108:1': ({ n = 0 }, [answer = 0], { parts }) => {
    const place = /nearest (whole|tenth|hundredth)|to (\d) decimal/.exec(parts[0]?.ask ?? '')
    const digits = Number(place?.[2] ?? ['whole', 'tenth', 'hundredth'].indexOf(place?.[1] ?? ''))
    return near(answer, Number((n + 1e-9).toFixed(digits)))
  },
  'M108:2': ({ rounded = 0, n = 0 }, [answer], { parts }) => {
    const fits = all(0, 1000, (hundredths) => Math.floor((hundredths + 5) / 10) === Math.round(rounded * 10))
    return near(answer, (n * (/smallest/.test(parts[0]?.ask ?? '') ? Math.min(...fits) : Math.max(...fits))) / 100)
  },
  'M100:2': ({ m = 0, n = 0, p = 0, q = 0, note = 0 }, [answer = 0]) => near(answer + m * p + n * q, note),
  'M100:3': ({ price = 0, pack = 0, size = 1, wanted = 0 }, [answer]) => {
    const costs = all(0, Math.floor(wanted / size), () => true).map(
      (packs) => packs * pack + (wanted - packs * size) * price,
    )
    return near(answer, Math.min(...costs)) && (Math.floor(wanted / size) + 1) * pack > Math.min(...costs)
  },
  'M101:2': ({ m = 0, n = 1, first = 0, second = 0 }, [answer = 0]) =>
    near((first - answer) / m, (second - answer) / n),
  'M101:3': ({ m = 0, n = 0, total = 0, more = 0 }, [answer], { parts }) => {
    const [cheap] = all(1, 1000, (cents) => near((m + n) * cents + n * more * 100, total * 100))
    const asked = /cost of a (?:notebook|curry puff|mango)\.$/.test(parts[0]?.ask ?? '')
    return cheap !== undefined && near(answer, cheap / 100 + (asked ? more : 0))
  },
}
