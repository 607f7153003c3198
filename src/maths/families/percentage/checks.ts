/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import { all, type Checks, near, only } from '#maths/checking/check.ts'

export const checks: Checks = {
  'M20:2': ({ n = 0, a = 0, b = 0 }, [answer]) => near(answer, n * (1 - a / 100) * (1 - b / 100)),
  'M21:3': ({ price = 0, d = 0, g = 0 }, [answer = 0]) => near(answer / (1 + g / 100) / (1 - d / 100), price),
  'M22:1': ({ x = 1, y = 0 }, [answer = 0]) => near(x + (x * answer) / 100, y),
  'M22:3': ({ x = 1, p = 0, q = 0 }, [june = 0, change = 0]) => {
    const expected = x * (1 + p / 100) * (1 - q / 100)
    return near(june, expected) && near((Math.abs(expected - x) / x) * 100, change)
  },
  'M23:1': ({ a = 0, k = 0 }, [answer = 0]) => near((answer * a) / 100, k),
  'M24:4': ({ n = 0, x = 0, y = 0 }, [answer = 0]) => near((n * x) / 100 / (n + answer), y / 100) && answer > 0,
  'M25:2': ({ p = 0, total = 0 }, [answer]) =>
    only(
      all(1, total, (b) => near(b + b * (1 + p / 100), total)),
      answer,
    ),
  'M26:1': ({ s = 0, r = 0 }, [answer = 0]) => near((answer - s) / s, r / 100),
}
