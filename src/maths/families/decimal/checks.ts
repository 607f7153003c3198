/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import { type Checks, near } from '#maths/checking/check.ts'

const FACTORS: Readonly<Record<string, number>> = { 'km m': 1000, 'kg g': 1000, 'litres ml': 1000, 'm cm': 100 }

export const checks: Checks = {
  'M18:1': ({ whole = 0, rest = 0 }, [answer = 0], { parts }) => {
    const [, big = '', small = ''] = /Express \d+ (\w+) \d+ (\w+)/.exec(parts[0]?.ask ?? '') ?? []
    const factor = FACTORS[`${big} ${small}`] ?? 0
    return near(answer * factor, whole * factor + rest)
  },
  'M19:2': ({ m1 = 1, m2 = 1, p1 = 0, p2 = 0, kilograms = 0 }, [answer]) =>
    near(answer, (kilograms / m1) * p1 - (kilograms / m2) * p2) && kilograms % m1 === 0 && kilograms % m2 === 0,
}
