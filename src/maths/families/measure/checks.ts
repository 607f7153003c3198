/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import { all, type Checks, near, only } from '#maths/proof/check.ts'
import { areaOf, type Point, walked } from '#maths/proof/points.ts'
import { areaChecks } from './checks-area.ts'
import { solidChecks } from './checks-solids.ts'

const close = (a: number | undefined, b: number): boolean => a !== undefined && Math.abs(a - b) < 0.01

export const checks: Checks = {
  ...areaChecks,
  ...solidChecks,
  // The apex is found from the height and the slanting side; the height is drawn outside the triangle.
  'M51:1': ({ base = 0, height = 0, slant = 0 }, [answer]) => {
    const apex: Point = [Math.sqrt(slant ** 2 - height ** 2), height]
    return apex[0] > base && near(answer, areaOf([[0, 0], [base, 0], apex]))
  },
  'M51:2': ({ p = 1, q = 1, shaded = 0 }, [answer]) => {
    const height = (2 * shaded) / p
    return (
      near(
        answer,
        areaOf([
          [0, 0],
          [p + q, 0],
          [1, height],
        ]),
      ) &&
      near(
        shaded,
        areaOf([
          [0, 0],
          [p, 0],
          [1, height],
        ]),
      )
    )
  },
  'M52:3': ({ length = 0, width = 0 }, [answer]) =>
    near(
      answer,
      areaOf([
        [0, width],
        [length / 2, 0],
        [length, width / 2],
      ]),
    ),
  'M53:3': ({ length = 0, diameter = 0 }, [answer]) =>
    close(answer, walked(diameter / 2, 180, 22 / 7) + length + diameter + length),
  'M53:2': ({ radius = 0 }, [answer], { parts }) =>
    close(answer, walked(radius, 90, parts[0]?.ask.includes('3.14') ? 3.14 : 22 / 7) + radius + radius),
  // The leaf is two segments, each a quarter circle without its triangle.
  'M54:4': ({ side = 0 }, [answer]) => close(answer, 2 * ((walked(side, 90, 3.14) * side) / 2 - (side * side) / 2)),
  'M54:3': ({ side = 0 }, [answer]) => close(answer, side * side - (walked(side / 2, 360, 22 / 7) * side) / 4),
  'M55:2': ({ diameter = 1, metres = 0 }, [answer = 0]) =>
    close((walked(diameter / 2, 360, 22 / 7) * answer) / 100, metres),
  'M55:3': ({ straight = 0, diameter = 0, laps = 0 }, [lap = 0, kilometres = 0]) =>
    close(lap, 2 * straight + 2 * walked(diameter / 2, 180, 22 / 7)) && near(kilometres * 1000, lap * laps),
  'M56:1': ({ l = 1, b = 1, h = 1, a = 0, c = 1 }, [answer = 0]) => near((answer * 1000) / (l * b), (h * a) / c),
  'M56:3': ({ l = 1, b = 1, h = 1, a = 0, c = 1, k = 0 }, [answer = 0]) =>
    near(l * b * answer, (l * b * h * a) / c + k * 1000) && answer < h,
  'M57:4': ({ l1 = 0, b1 = 0, h = 0, l2 = 0, b2 = 0 }, [level = 0, litres = 0]) =>
    near(l1 * b1 * level + litres * 1000, l1 * b1 * h) && near(litres * 1000, l2 * b2 * level),
  'M58:1': ({ l = 0, b = 0, h = 0, edge = 1 }, [answer]) => {
    const starts = (side: number): number => all(0, side - edge, (at) => at % edge === 0).length
    return only([starts(l) * starts(b) * starts(h)], answer)
  },
}
