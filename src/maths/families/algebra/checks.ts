/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import { type Checks, near } from '#maths/checking/check.ts'

/** A coefficient and a constant, read from the printed answer '6{y} + 7'. */
function readExpression(text: string): (y: number) => number {
  const [, a = '', b = ''] = /^(\d*)\{y\}(?: ([+−] \d+))?$/.exec(text) ?? []
  const constant = b === '' ? 0 : Number(b.replace('−', '-').replace(' ', ''))
  return (y) => (a === '' ? 1 : Number(a)) * y + constant
}

export const checks: Checks = {
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
}
