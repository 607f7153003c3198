/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import { type Checks, near } from './check.ts'

export const checks: Checks = {
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
  'M129:1': ({ p = 0, t = 0, q = 0 }, [answer = 0]) => near(answer * p, q * t),
  'M130:4': ({ charge = 0, a = 0, each = 0, b = 1, size = 0, paid = 0 }, [total, longest = 0]) => {
    const chargeFor = (amount: number): number => {
      let [cents, covered] = [Math.round(charge * 100), a]
      while (covered < amount) {
        cents += Math.round(each * 100)
        covered += b
      }
      return cents / 100
    }
    // A little more than the longest costs more.
    return near(total, chargeFor(size)) && near(paid, chargeFor(longest)) && chargeFor(longest + 1) > paid
  },
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
}
