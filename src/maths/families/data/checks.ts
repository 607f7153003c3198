/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import { all, type Checks, near, only } from '#maths/proof/check.ts'

const VALUES = ['v0', 'v1', 'v2', 'v3', 'v4'] as const

export const checks: Checks = {
  'M59:1': ({ b = 0, c = 0 }, [answer = 0]) => near(25 + b + c + answer, 100),
  'M59:3': ({ quarter = 0, b = 0, c = 0 }, [second = 0, rest = 0]) =>
    near(second / b, quarter / 25) && near(rest + b / 100 + c / 100 + 0.25, 1) && Number.isInteger(second),
  'M60:1': (g, [answer]) => {
    const rises = all(1, 4, (i) => {
      const rise = (j: number): number => (g[VALUES[j] ?? ''] ?? 0) - (g[VALUES[j - 1] ?? ''] ?? 0)
      return [1, 2, 3, 4].every((other) => other === i || rise(other) < rise(i))
    })
    return only(rises, answer)
  },
  'M60:4': (g, [income, mean = 0, percent = 0]) => {
    const { price = 0, v0 = 0, v3 = 1, v4 = 0 } = g
    const sum = VALUES.reduce((total, name) => total + (g[name] ?? 0), 0)
    return income === price * v0 && near(mean * 5, sum) && near(v3 * (1 + percent / 100), v4)
  },
}
