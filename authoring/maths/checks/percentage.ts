/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import type { families } from '#families/percentage/families.ts'
import { all, type ChecksOf, near, only } from './check.ts'

/** How many squares of a figure are drawn, and how many of them are shaded. */
const squares = (svg: string): readonly [number, number] => [
  svg.split('<rect').length - 1,
  svg.split('fill="#bbb"').length - 1,
]

export const checks: ChecksOf<typeof families> = {
  'M20:2': ({ n, a, b }, [answer]) => near(answer, n * (1 - a / 100) * (1 - b / 100)),
  'M21:3': ({ price, d, g }, [answer]) => near(answer / (1 + g / 100) / (1 - d / 100), price),
  'M22:1': ({ x, y }, [answer]) => near(x + (x * answer) / 100, y),
  'M22:3': ({ x, p, q }, [june, change]) => {
    const expected = x * (1 + p / 100) * (1 - q / 100)
    return near(june, expected) && near((Math.abs(expected - x) / x) * 100, change)
  },
  'M23:1': ({ a, k }, [answer]) => near((answer * a) / 100, k),
  'M24:4': ({ n, x, y }, [answer]) => near((n * x) / 100 / (n + answer), y / 100) && answer > 0,
  'M25:2': ({ p, total }, [answer]) =>
    only(
      all(1, total, (b) => near(b + b * (1 + p / 100), total)),
      answer,
    ),
  'M26:1': ({ s, r }, [answer]) => near((answer - s) / s, r / 100),
  'M110:1': ({ top, whole }, [answer]) => near((whole * answer) / 100, top),
  'M110:2': ({ a, b, c }, [answer]) => near(answer * (a + b + c), c * 100),
  'M111:1': (_givens, [answer], { picture }) => {
    const [drawn, shaded] = squares(picture?.svg ?? '')
    return near((drawn * answer) / 100, shaded)
  },
  'M111:2': ({ p }, [answer], { picture }) => {
    const [drawn, shaded] = squares(picture?.svg ?? '')
    let more = 0
    while ((shaded + more) * 100 < p * drawn) more += 1
    return more === answer
  },
  'M112:4': ({ n, x, p, q }, [found, share]) => {
    // One after another: the first of them are of the first group, and of each group the first ones count.
    const size = (n * x) / 100
    const counted = all(1, n, (i) => (i <= size ? i * 100 <= size * p : (i - size) * 100 <= (n - size) * q)).length
    return counted === found && near((n * share) / 100, counted)
  },
  'M113:2': ({ sale, price }, [answer]) => near(price * (1 - answer / 100), sale),
  'M114:3': ({ people, food, g }, [bill, each]) => near(bill / (1 + g / 100) / 1.1, food) && near(each * people, bill),
  'M114:4': ({ price, d = 0, g, other = 0, saved = 0, r = 0 }, [answer], { parts }) => {
    if (saved > 0) return near(answer + price * (1 + g / 100), saved * (1 + r / 100))
    const [a, b] = [price * (1 - d / 100) * (1 + g / 100), other]
    const asked = parts[0]?.ask.includes('less does it cost in Shop A') === true ? b - a : a - b
    return near(answer, asked)
  },
  'M115:2': ({ a, b, k }, [answer]) =>
    only(
      all(1, 2000, (n) => near(n - (n * a) / 100 - (n * b) / 100, k)),
      answer,
    ),
  'M115:3': ({ a, b, more }, [answer]) =>
    only(
      all(1, 20_000, (n) => near((n * a) / 100 - (n - (n * a) / 100 - (n * b) / 100), more)),
      answer,
    ),
  'M116:5': ({ p, left, top, bottom }, [money, more]) => {
    const first = (money * p) / 100
    const second = ((money - first) * top) / bottom
    return near(money - first - second, left) && near(more, Math.abs(first - second))
  },
  'M117:2': ({ p, k }, [answer], { parts }) => {
    const rose = parts[0]?.ask.includes(' rose ') === true
    return near(rose ? answer + (answer * p) / 100 : answer - (answer * p) / 100, k)
  },
  'M118:4': ({ n, x, p, q }, [now, share], { parts }) => {
    const first = (n * x) / 100
    const expected = first * (1 + p / 100) + (n - first) * (1 - q / 100)
    const rose = parts[1]?.ask.includes('increase') === true
    return near(now, expected) && near(rose ? n * (1 + share / 100) : n * (1 - share / 100), now)
  },
}
