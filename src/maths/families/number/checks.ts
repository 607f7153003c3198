/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import { all, type Checks, near, only } from '#maths/checking/check.ts'

const UNITS: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, 'ten thousand': 10_000 }

export const checks: Checks = {
  'M01:1': ({ n = 0 }, [answer = 0], { parts }) => {
    const unit = UNITS[/nearest ([a-z ]+)\./.exec(parts[0]?.ask ?? '')?.[1] ?? ''] ?? 0
    return answer % unit === 0 && Math.abs(answer - n) <= unit / 2
  },
  'M02:1': ({ a = 0, b = 0, c = 0, d = 0, e = 0 }, [answer]) => near(answer, a + (b * (c - d)) / e),
  'M03:2': ({ a = 1, b = 1 }, [answer = 0], { parts }) => {
    const [, hour = 0, minute = 0] = /together at (\d+)\.(\d+)\sa\.m\./.exec(parts[0]?.ask ?? '')?.map(Number) ?? []
    const waited = answer - hour * 60 - minute
    return only(
      all(1, waited, (t) => t % a === 0 && t % b === 0),
      waited,
    )
  },
  'M04:3': ({ p = 0, q = 0, r = 0, x = 0, y = 0 }, [answer]) =>
    only(
      all(1, 2000, (cents) => {
        const other = (x * 100 - p * cents) / q
        return near(p * cents + r * other, y * 100)
      }).map((cents) => cents / 100),
      answer,
    ),
  'M05:3': ({ a = 0, b = 0, e = 0, s = 0 }, [answer]) =>
    only(
      all(1, 5000, (n) => Number.isInteger((n - e) / a) && (n - e) / a === (n + s) / b),
      answer,
    ),
  'M06:3': ({ n = 0, v1 = 0, v2 = 0, total = 0 }, [answer]) =>
    only(
      all(0, n, (k) => k * v1 + (n - k) * v2 === total),
      answer,
    ),
  'M07:2': ({ n = 0, p = 0, q = 0, total = 0 }, [answer]) =>
    only(
      all(0, n, (wrong) => (n - wrong) * p - wrong * q === total),
      answer,
    ),
  'M08:1': ({ length = 0, gap = 1 }, [answer]) => {
    let posts = 0
    for (let at = 0; at <= length; at += gap) posts += 1
    return answer === posts
  },
  'M09:4': ({ first = 0, second = 0, ask = 0, dots = 0 }, [inFigure, figure]) => {
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
  'M10:2': ({ price1 = 0, price2 = 0, p = 1, q = 0, total = 0 }, [answer]) =>
    only(
      all(1, 500, (n) => n % p === 0 && n * price1 + (n / p) * q * price2 === total),
      answer,
    ),
  'M11:2': ({ times = 0, add = 0, half = 1, result = 0 }, [answer]) =>
    only(
      all(0, 2000, (n) => (n * times + add) / half === result),
      answer,
    ),
  'M61:1': ({ digit = 0 }, [answer = 0], { parts }) => {
    const printed = /In ([\d\u00a0]+),/.exec(parts[0]?.ask ?? '')?.[1]?.replaceAll('\u00a0', '') ?? ''
    const [before = '', after = ''] = printed.split(String(digit))
    // Take the digit out of the number: what is lost is its value.
    return Number(printed) - Number(`${before}0${after}`) === answer
  },
  'M61:2': ({ digit = 0, n = 0 }, [answer = 0]) => {
    const text = String(n)
    const [left, right] = [text.indexOf(String(digit)), text.lastIndexOf(String(digit))]
    return left !== right && `1${'0'.repeat(right - left)}` === String(answer)
  },
  'M62:1': (_givens, [answer = 0], { parts }) => {
    const ask = parts[0]?.ask ?? ''
    const digits = (/digits ([\d, ]+) once/.exec(ask)?.[1] ?? '').split(', ').map(Number)
    const largest = ask.includes('largest')
    // Each digit that may stand last, the others by size before it, no 0 in front.
    const found = digits
      .filter((last) => (last % 2 === 0) === ask.includes('even'))
      .map((last) => {
        const rest = digits.filter((digit) => digit !== last).sort((a, b) => (largest ? b - a : a - b))
        const first = rest.splice(
          rest.findIndex((digit) => digit !== 0),
          1,
        )
        return Number([...first, ...rest, last].join(''))
      })
    return answer === (largest ? Math.max(...found) : Math.min(...found))
  },
  'M63:1': (g, [answer = 0], { parts }) => {
    const values = ['v0', 'v1', 'v2', 'v3'].map((name) => g[name] ?? 0)
    const best = values.toSorted((a, b) => a - b).at(parts[0]?.ask.includes('most') ? -1 : 0)
    return only(
      all(1, 4, (i) => values[i - 1] === best),
      answer,
    )
  },
  'M64:1': ({ a = 1, b = 1 }, [answer = 0]) =>
    all(1, Math.min(a, b), (n) => a % n === 0 && b % n === 0).at(-1) === answer,
  'M65:2': ({ a = 1, b = 1 }, [answer = 0]) => {
    let [x, y] = [a, b]
    while (x !== y) [x, y] = x > y ? [x - y, y] : [x, y - x]
    return near(answer * x * x, a * b)
  },
  'M66:2': ({ a = 0, b = 0, c = 0, d = 0, e = 0 }, [answer = 0]) => {
    let value = a + e
    for (let i = 0; i < d; i += 1) value -= b - c
    return value === answer
  },
  'M67:1': ({ a = 0, b = 0, c = 0, total = 0 }, [answer]) =>
    only(
      all(1, 200, (n) => a * n + b * c === total),
      answer,
    ),
  'M68:1': ({ n = 0 }, [answer = 0], { parts }) => {
    const [, sign = '', by = ''] = /([×÷]) ([\d\u00a0]+)\./.exec(parts[0]?.ask ?? '') ?? []
    const factor = Number(by.replaceAll('\u00a0', ''))
    return sign === '×' ? near(answer / factor, n) : near(answer * factor, n)
  },
  'M69:1': ({ a = 0, by = 1 }, [answer = 0]) => answer % by === 0 && near(answer / by, a),
  'M70:2': ({ n = 0, by = 1 }, [answer = 0]) => near(answer * by, n),
  'M71:2': ({ n = 0 }, _answers, { parts }) => {
    const shown = (/pattern: ([A-Z ]+) …/.exec(parts[0]?.ask ?? '')?.[1] ?? '').split(' ')
    const length = all(1, shown.length, (k) => shown.every((letter, i) => i < k || letter === shown[i - k]))[0] ?? 1
    let row = shown.slice(0, length).join('')
    while (row.length < n) row += row
    return row[n - 1] === parts[0]?.answer.text
  },
  'M72:4': ({ one = 0, two = 0, ask = 0, dots = 0 }, [inFigure, figure]) => {
    let [now, added] = [one, two - one]
    let [atAsk, atDots] = [0, 0]
    for (let number = 1; number < 200; number += 1) {
      if (number === ask) atAsk = now
      if (now === dots) atDots = number
      now += added
      added += 2
    }
    return atAsk === inFigure && atDots === figure
  },
}
