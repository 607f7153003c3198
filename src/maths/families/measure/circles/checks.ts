/** Second computations of the families of circles: see proof/check.ts. */
import { type Checks, near } from '#maths/proof/check.ts'
import { walked } from '#maths/proof/points.ts'

const close = (a: number | undefined, b: number): boolean => a !== undefined && Math.abs(a - b) < 0.01

export const circleChecks: Checks = {
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
}
