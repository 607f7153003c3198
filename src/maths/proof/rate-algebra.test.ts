import { averageAndAlgebra } from '#maths/families/average-algebra.ts'
import { dataFamilies } from '#maths/families/data.ts'
import { rateFamilies } from '#maths/families/rate.ts'
import { speedFamilies } from '#maths/families/speed.ts'
import { all, holdFamilies, near, only } from './holds.ts'

holdFamilies('rate', rateFamilies, {
  'M36:2': ({ first = 0, half = 0, start = 0, end = 0 }, [answer]) => {
    let [charge, paidUntil] = [Math.round(first * 100), start + 60]
    while (paidUntil < end) {
      charge += Math.round(half * 100)
      paidUntil += 30
    }
    return near(answer, charge / 100)
  },
  'M37:4': ({ length = 1, width = 1, height = 0, depth = 0, fill = 0, drain = 0 }, [answer = 0]) =>
    near(depth + (answer * (fill - drain) * 1000) / (length * width), height),
  'M38:2': ({ p1 = 0, t1 = 1, p2 = 0, t2 = 1, total = 0 }, [answer = 0]) =>
    near((answer * p1) / t1 + (answer * p2) / t2, total),
  'M38:1': ({ p = 0, t1 = 1, t2 = 0 }, [answer = 0]) => near(answer * t1, p * t2),
})

holdFamilies('speed', speedFamilies, {
  'M39:3': ({ d1 = 0, v1 = 1, d2 = 0, v2 = 1 }, [answer = 0]) => near(answer * (d1 / v1 + d2 / v2), d1 + d2),
  'M39:1': ({ d = 0, minutes = 0 }, [answer = 0]) => near((answer * minutes) / 60, d),
  'M40:3': ({ distance = 0, v1 = 0, v2 = 0, start = 0 }, [at = 0, far = 0]) => {
    const hours = (at - start) / 60
    return near(v1 * hours, far) && near(distance - v2 * hours, far)
  },
  'M41:4': ({ v1 = 1, head = 0, v2 = 1 }, [gap = 0, far = 0]) =>
    near(gap / v1, head / 60) && near(far / v1 - far / v2, head / 60),
  'M42:5': ({ v1 = 1, late = 0, v2 = 1, early = 0, start = 0 }, [d = 0, begins = 0]) =>
    near(start + (d / v1) * 60, begins + late) && near(start + (d / v2) * 60, begins - early),
})

/** A coefficient and a constant, read from the printed answer '6{y} + 7'. */
function readExpression(text: string): (y: number) => number {
  const [, a = '', b = ''] = /^(\d*)\{y\}(?: ([+−] \d+))?$/.exec(text) ?? []
  const constant = b === '' ? 0 : Number(b.replace('−', '-').replace(' ', ''))
  return (y) => (a === '' ? 1 : Number(a)) * y + constant
}

holdFamilies('average and algebra', averageAndAlgebra, {
  'M43:2': ({ n = 0, m = 0, after = 0 }, [answer = 0]) =>
    near((n * m + answer) / (n + 1), after) && answer >= 25 && answer <= 60,
  'M43:1': ({ a = 0, b = 0, c = 0, d = 0 }, [answer = 0]) => a + b + c + d === answer * 4,
  'M44:2': ({ n1 = 0, m1 = 0, n2 = 0, m2 = 0 }, [answer = 0]) =>
    // What one group has above the mean, the other has below it.
    near(n1 * (m1 - answer), n2 * (answer - m2)),
  'M45:1': ({ a = 0, b = 0, c = 0, d = 0 }, _answers, { parts }) =>
    [3, 8, 21].every((y) => readExpression(parts[0]?.answer.text ?? '')(y) === a * y + b - c * y - d),
  'M45:2': ({ a = 0, b = 0, c = 0, y = 0, n = 1 }, [answer = 0]) => near((answer + c) * n - b, a * y),
  'M46:3': ({ k = 0, pay = 0, y = 0, share = 2 }, [, answer = 0], { parts }) =>
    near(answer * share + k * y, pay) && parts[0]?.answer.text.includes(`{${pay} − ${k}y/${share}}`) === true,
})

const VALUES = ['v0', 'v1', 'v2', 'v3', 'v4'] as const

holdFamilies('data', dataFamilies, {
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
})
