/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import type { families } from '#families/rate/families.ts'
import { type ChecksOf, near } from './check.ts'

export const checks: ChecksOf<typeof families> = {
  'M36:2': ({ first, half, start, end }, [answer]) => {
    let [charge, paidUntil] = [Math.round(first * 100), start + 60]
    while (paidUntil < end) {
      charge += Math.round(half * 100)
      paidUntil += 30
    }
    return near(answer, charge / 100)
  },
  'M37:4': ({ length, width, height, depth, fill, drain }, [answer]) =>
    near(depth + (answer * (fill - drain) * 1000) / (length * width), height),
  'M38:2': ({ p1, t1, p2, t2, total }, [answer]) => near((answer * p1) / t1 + (answer * p2) / t2, total),
  'M38:1': ({ p, t1, t2 }, [answer]) => near(answer * t1, p * t2),
  'M129:1': ({ p, t, q }, [answer]) => near(answer * p, q * t),
  'M130:4': ({ charge, a, each, b, size, paid }, [total, longest]) => {
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
  'M39:3': ({ d1, v1, d2, v2 }, [answer]) => near(answer * (d1 / v1 + d2 / v2), d1 + d2),
  'M39:1': ({ d, minutes }, [answer]) => near((answer * minutes) / 60, d),
  'M40:3': ({ distance, v1, v2, start }, [at, far]) => {
    const hours = (at - start) / 60
    return near(v1 * hours, far) && near(distance - v2 * hours, far)
  },
  'M41:4': ({ v1, head, v2 }, [gap, far]) => near(gap / v1, head / 60) && near(far / v1 - far / v2, head / 60),
  'M42:5': ({ v1, late, v2, early, start }, [d, begins]) =>
    near(start + (d / v1) * 60, begins + late) && near(start + (d / v2) * 60, begins - early),
}
