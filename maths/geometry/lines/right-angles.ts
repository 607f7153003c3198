/** Family M162: lines from one point with right angles that overlap, with a ratio, with a line that stands upright. */

import type { Draw } from '#families/family.ts'
import { figure } from '#families/geometry/figure/figure.ts'
import { degrees, up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'

const O: Point = [0, 0]
const SIZE = [230, 190] as const

/** Two right angles that share a part. */
function overlapping(draw: Draw) {
  const whole = draw.int(112, 158)
  const key = 180 - whole
  if (key === 45 || key === 30) return null
  const turn = (angle: number): Point => up(O, (180 - whole) / 2 + angle, 1)
  const picture = figure(
    { A: turn(0), B: turn(whole - 90), C: turn(90), D: turn(whole), O },
    ['OA', 'OB', 'OC', 'OD'],
    'Four lines OA, OB, OC and OD start from O, in this order from right to left. Angles AOC and BOD are right angles.',
    { size: SIZE },
  )
  if (picture === null) return null
  return single(
    2,
    `∠AOC and ∠BOD are right angles. ∠AOD = ${whole}°. Find ∠BOC.`,
    degrees(key),
    [`∠AOB = ${whole}° − 90° = ${whole - 90}° ✓`, `∠BOC = 90° − ${whole - 90}° = ${key}° ✓`],
    {
      givens: { whole },
      picture,
      slips: slipsOf(degrees, [
        [whole - 90, `That is ∠AOB, outside one of the right angles. ∠BOC lies inside both.`],
        [2 * whole - 180, `That is ∠AOB and ∠COD together. ∠BOC is what they leave.`],
        [45, `Nothing says that OB halves the right angle AOC.`],
        [whole / 2, `You halved ${whole}°. OB and OC do not share it equally.`],
        [360 - whole, `You took ${whole}° from 360°. That is the angle outside all four lines.`],
        [270 - whole, `You took ${whole}° from three right angles. Only two are told, and they overlap.`],
      ]),
    },
  )
}

/** Of two unknown angles on a line one is so many times the other. */
function times(draw: Draw) {
  const [n, middle] = [draw.int(2, 4), draw.int(70, 125)]
  const rest = 180 - middle
  const small = rest / (n + 1)
  if (!Number.isInteger(small) || small < 14 || middle === 90) return null
  const [asked, key] = draw.pick([['AOC', 1] as const, ['BOD', 0] as const])
  const large = small * n
  const picture = figure(
    { A: up(O, 180, 1), B: up(O, 0, 1), C: up(O, 180 - large, 1), D: up(O, small, 1), O },
    ['AOB', 'OC', 'OD'],
    `AOB is a straight line. OC and OD are drawn on one side of it. Angle COD is ${middle} degrees.`,
    { angles: [['COD', `${middle}°`]], size: [250, 190] },
  )
  if (picture === null) return null
  const found = key === 1 ? large : small
  return single(
    2,
    `AOB is a straight line. ∠AOC is ${n} times as large as ∠BOD. Find ∠${asked}.`,
    degrees(found),
    [
      `∠AOC + ∠BOD = 180° − ${middle}° = ${rest}° ✓`,
      key === 1
        ? `${n + 1} units = ${rest}°; ∠AOC = ${rest}° ÷ ${n + 1} × ${n} = ${large}° ✓`
        : `${n + 1} units = ${rest}°; ∠BOD = ${rest}° ÷ ${n + 1} = ${small}° ✓`,
    ],
    {
      givens: { n, middle },
      picture,
      slips: slipsOf(degrees, [
        [rest, `That is ∠AOC and ∠BOD together. Share it into units.`],
        key === 1 ? [small, `That is one unit, ∠BOD. ∠AOC is ${n} units.`] : [large, `That is ∠AOC. ∠BOD is one unit.`],
        [rest / n, `You shared ${rest}° into ${n} units. ∠AOC has ${n} units, and ∠BOD is one more.`],
        [180 / (n + 1), `You shared all 180°. The angle of ${middle}° lies on the line as well.`],
        [(360 - middle) / (n + 1), `You started from 360°. The angles on a straight line make 180°.`],
        [rest / 2, `You shared ${rest}° equally. ∠AOC is the larger one.`],
        [180 - middle / 2, `You halved the ${middle}°. Take all of it from the straight line.`],
      ]),
    },
  )
}

/** Two lines that cross, and a line at right angles to one of them. */
function upright(draw: Draw) {
  const a = draw.int(27, 63)
  if (a === 45 || a === 30 || a === 60) return null
  const [asked, key] = draw.pick([['DOE', 90 + a] as const, ['COE', 90 - a] as const])
  const picture = figure(
    { A: up(O, 180, 1), B: up(O, 0, 1), C: up(O, 180 - a, 1), D: up(O, -a, 1), E: up(O, 90, 1), O },
    ['AOB', 'COD', 'OE'],
    `AOB and COD are straight lines that cross at O. OE stands at right angles on AB. Angle BOD is ${a} degrees.`,
    { angles: [['BOD', `${a}°`]], rights: ['BOE'], size: [230, 200] },
  )
  if (picture === null) return null
  const wide = asked === 'DOE'
  return single(
    2,
    `AOB and COD are straight lines. OE is perpendicular to AB. Find ∠${asked}.`,
    degrees(key),
    wide
      ? [`OE is perpendicular to AB: ∠BOE = 90° ✓`, `∠DOE = 90° + ${a}° = ${key}° ✓`]
      : [`Vertically opposite angles: ∠AOC = ∠BOD = ${a}° ✓`, `∠COE = 90° − ${a}° = ${key}° ✓`],
    {
      givens: { a },
      picture,
      slips: slipsOf(degrees, [
        [wide ? 90 - a : 90 + a, `That is ∠${wide ? 'COE' : 'DOE'}, the other angle between OE and the line COD.`],
        [180 - a, `You took ${a}° from a straight line. Look at the right angle between OE and AB first.`],
        [a, `That is the angle between the two straight lines. One side of ∠${asked} is OE.`],
        [90, `OE is perpendicular to AB, but not to CD.`],
        [90 - a / 2, `You halved ${a}°. The angle at O is as large as it is told.`],
        [
          wide ? 270 - a : 270 + a,
          `You went the long way round from OE. Take the angle that is less than a straight line.`,
        ],
        [180 - 2 * a, `You took ${a}° twice from a straight line. Start from the right angle BOE.`],
      ]),
    },
  )
}

export const linesHarder = family('M162', 'Right angles and units at a point', 'angles-on-lines', {
  marks: 2,
  choice: true,
  level: 3,
  calculator: false,
  make: anyOf(overlapping, times, upright),
})
