/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import type { families } from '#families/algebra/families.ts'
import { all, type ChecksOf, near, only } from './check.ts'

/** A coefficient and a constant, read from the printed answer '6{y} + 7'. */
function readExpression(text: string): (y: number) => number {
  const [, a = '', b = ''] = /^(\d*)\{y\}(?: ([+−] \d+))?$/.exec(text) ?? []
  const constant = b === '' ? 0 : Number(b.replace('−', '-').replace(' ', ''))
  return (y) => (a === '' ? 1 : Number(a)) * y + constant
}

/** The lengths that the words of a picture name, with a value in the place of y. */
const lengthsAt = (alt: string, value: number): readonly number[] =>
  [...alt.matchAll(/(?<=^|[ (])(?:(\d*)(y))?(?: ([+−]) )?(\d+)?(?=\)? cm)/g)].map(
    ([, a = '', y = '', sign = '', b = '0']) => {
      const part = y === '' ? 0 : (a === '' ? 1 : Number(a)) * value
      return part + (sign === '−' ? -1 : 1) * Number(b)
    },
  )

/** The way round a rectangle or an isosceles triangle, or along a rod, measured from the words of its picture. */
function aroundAt(alt: string, value: number): number {
  const [first = 0, second = 0, ...others] = lengthsAt(alt, value)
  if (alt.startsWith('A rectangle')) return first + second + first + second
  if (alt.startsWith('An isosceles')) return first + first + second
  return others.reduce((sum, one) => sum + one, first + second)
}

/** The left side of an equation as printed, for a value of its letter. */
function leftAt(left: string, value: number): number {
  const signed = (sign: string | undefined): number => (sign === '−' ? -1 : 1)
  const inBracket = /^\{[a-z] ([+−]) (\d+)\/(\d+)\}$/.exec(left)
  if (inBracket !== null) return (value + signed(inBracket[1]) * Number(inBracket[2])) / Number(inBracket[3])
  const quotient = /^\{[a-z]\/(\d+)\} ([+−]) (\d+)$/.exec(left)
  if (quotient !== null) return value / Number(quotient[1]) + signed(quotient[2]) * Number(quotient[3])
  const numberFirst = /^(\d+) ([+−]) (\d+)\{[a-z]\}$/.exec(left)
  if (numberFirst !== null) return Number(numberFirst[1]) + signed(numberFirst[2]) * Number(numberFirst[3]) * value
  const [, a, sign, b] = /^(\d+)\{[a-z]\} ([+−]) (\d+)$/.exec(left) ?? []
  return Number(a) * value + signed(sign) * Number(b)
}

/** Of all whole numbers up to 300, only the answer makes both sides equal. */
function solves(ask: string, answer: number | undefined): boolean {
  const [, left = '', right = ''] = /(?:equation|Solve) (.+) = (\d+)\./.exec(ask) ?? []
  return only(
    all(0, 300, (value) => near(leftAt(left, value), Number(right))),
    answer,
  )
}

export const checks: ChecksOf<typeof families> = {
  'M43:2': ({ n, m, after }, [answer]) => near((n * m + answer) / (n + 1), after) && answer >= 25 && answer <= 60,
  'M43:1': ({ a, b, c, d }, [answer]) => a + b + c + d === answer * 4,
  'M44:2': ({ n1, m1, n2, m2 }, [answer]) =>
    // What one group has above the mean, the other has below it.
    near(n1 * (m1 - answer), n2 * (answer - m2)),
  'M45:1': ({ a, b, c, d }, _answers, { parts }) =>
    [3, 8, 21].every((y) => readExpression(parts[0]?.answer.text ?? '')(y) === a * y + b - c * y - d),
  'M45:2': ({ a, b, c, y, n }, [answer]) => near((answer + c) * n - b, a * y),
  'M46:3': ({ k, pay, y, share = 2 }, [, answer], { parts }) =>
    near(answer * share + k * y, pay) && parts[0]?.answer.text.includes(`{${pay} − ${k}y/${share}}`) === true,
  'M131:1': ({ mean, a, b, c }, [answer]) => near((a + b + c + answer) / 4, mean),
  'M132:2': ({ n, mean, wrong, right }, [answer]) => near(answer * n - right, mean * n - wrong),
  'M132:3': ({ n, mean, after, more }, [last]) => near((n * mean + last + (last - more)) / (n + 2), after),
  'M133:4': ({ high, low, mean, k }, [ratio, total]) => {
    const first = (total * ratio) / (1 + ratio)
    const second = total - first
    return (
      near(first, Math.round(first)) &&
      near(first * high + second * low, total * mean) &&
      near(Math.abs(first - second), k)
    )
  },
  'M134:2': (_givens, _answers, { parts, picture }) => {
    const alt = picture?.alt ?? ''
    const key = readExpression(parts[0]?.answer.text ?? '')
    return [2, 7, 30].every((y) => key(y) === aroundAt(alt, y))
  },
  'M135:4': ({ k, less, y }, [, total, mean], { parts }) => {
    const key = readExpression(parts[0]?.answer.text ?? '')
    const sumAt = (n: number): number => [n, n * k, n * k - less].reduce((sum, one) => sum + one, 0)
    return [y, 50, 61].every((n) => key(n) === sumAt(n)) && near(total, sumAt(y)) && near(mean * 3, total)
  },
  'M136:1': (_givens, [answer], { parts }) => solves(parts[0]?.ask ?? '', answer),
  'M137:2': (_givens, [answer], { parts }) => solves(parts[0]?.ask ?? '', answer),
  'M138:2': ({ boxes, extra, total }, [answer]) =>
    only(
      all(1, total, (y) => boxes * y + extra === total),
      answer,
    ),
  'M138:3': ({ perimeter }, [, y], { parts, picture }) => {
    const alt = picture?.alt ?? ''
    const key = readExpression(parts[0]?.answer.text ?? '')
    return aroundAt(alt, y) === perimeter && [2, 9, 31].every((n) => key(n) === aroundAt(alt, n))
  },
  'M139:4': ({ n, m, d, total }, [, small], { parts }) => {
    const key = readExpression(parts[0]?.answer.text ?? '')
    const sumAt = (y: number): number => n * y + m * (y - d)
    return (
      [20, 55, 140].every((y) => key(y) === sumAt(y)) &&
      only(
        all(1, total, (one) => n * (one + d) + m * one === total),
        small,
      )
    )
  },
  'M208:1': ({ off = 0, on = 0, once = 0, each = 0, n = 1, eaten = 0 }, _answers, { parts }) => {
    const text = parts[0]?.answer.text ?? ''
    if (eaten > 0) return [36, 60, 720].every((y) => near(leftAt(text, y) + eaten, y / n))
    const told = (y: number): number =>
      each > 0 ? Array.from({ length: y }, () => each).reduce((sum, one) => sum + one, once) : y - off + on
    return [15, 28, 40].every((y) => readExpression(text)(y) === told(y))
  },
  'M209:2': ({ a, b, c = 0, d, one = 0, two = 0 }, _answers, { parts }) => {
    const key = readExpression(parts[0]?.answer.text ?? '')
    const taken = (y: number): number => (one > 0 ? one * y + two * y + d : c * y + d)
    return [2, 9, 31].every((y) => key(y) + taken(y) === a * y + b)
  },
  'M210:3': ({ side = 0, end = 0, first = 0, each = 0, planks = 0, at }, [, answer], { parts }) => {
    const key = readExpression(parts[0]?.answer.text ?? '')
    // Counted one table, one hour or one section after the other.
    const start = side > 0 ? 2 * end : first > 0 ? first : 1
    const step = side > 0 ? 2 * side : first > 0 ? each : planks + 1
    const steps = (y: number): number => (first > 0 ? y - 1 : y)
    const told = (y: number): number =>
      Array.from({ length: steps(y) }, () => step).reduce((sum, one) => sum + one, start)
    return [3, 8, 21].every((y) => key(y) === told(y)) && near(answer, told(at))
  },
}
