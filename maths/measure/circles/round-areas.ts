/** Family M187: areas of circles and parts of circles. */
import type { Draw } from '#families/family.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { DECIMAL, LETTER, SEVENTHS, spread, timesPi } from '#families/kit/quantities.ts'
import { radiusFor } from './round-lengths.ts'
import { HALF, QUARTER, roundPicture, THREE_QUARTERS, WHOLE } from './rounds.ts'

const THINGS = [
  'The figure shows a circle.',
  'The figure shows a round tray.',
  'The figure shows a circular mat.',
] as const

function areaOfCircle(draw: Draw) {
  const pi = draw.pick([SEVENTHS, DECIMAL, LETTER])
  const radius = radiusFor(draw, pi, 28)
  const told = draw.pick(['radius', 'diameter'])
  const square = radius * radius
  const of = (n: number) => pi.answer(n, 'cm²')
  const answer = of(square)
  const slips = spread(draw, answer, [
    slip(of(2 * radius), 'You found the circumference. For the area the radius is multiplied by itself.'),
    slip(
      of(4 * square),
      told === 'diameter'
        ? `You used ${2 * radius} cm, the diameter, as the radius.`
        : `You multiplied the diameter by itself. The area needs the radius of ${radius} cm.`,
    ),
    slip(
      of(2 * square),
      told === 'diameter'
        ? `You multiplied ${2 * radius} by ${radius}. Both factors are the radius.`
        : 'You doubled. The area is π × radius × radius.',
    ),
    slip(of(square / 2), 'You halved the area. The figure is a whole circle.'),
    slip(of(radius), `You used the radius of ${radius} cm once. It is multiplied by itself.`),
    slip(of(square + 10), `Work out ${radius} × ${radius} again: you are out by ten.`),
  ])
  if (slips === null) return null
  const given = told === 'radius' ? radius : 2 * radius
  const before = told === 'radius' ? '' : `Radius: ${2 * radius} ÷ 2 = ${radius} cm; area: `
  return single(
    1,
    `${draw.pick(THINGS)} Find its area.${pi.note}`,
    answer,
    [`${before}${timesPi(pi, square, `${radius} × ${radius}`)} cm² ✓`],
    {
      givens: { given },
      slips,
      picture: roundPicture(WHOLE, told, given, 'cm'),
    },
  )
}

function areaOfPart(draw: Draw) {
  const [part, pi] = [draw.pick([HALF, QUARTER, THREE_QUARTERS]), draw.pick([SEVENTHS, DECIMAL, LETTER])]
  const radius = radiusFor(draw, pi, pi === DECIMAL ? 40 : 28)
  const told = part === HALF ? draw.pick(['radius', 'diameter']) : 'radius'
  const given = told === 'radius' ? radius : 2 * radius
  const [square, share] = [radius * radius, part.quarters / 4]
  if ((square * part.quarters) % (pi === DECIMAL ? 1 : 4) !== 0) return null
  const of = (n: number) => pi.answer(n, 'cm²')
  const answer = of(square * share)
  const fraction = part === HALF ? '{1/2}' : `{${part.quarters}/4}`
  const whole = of(square)
  return single(
    2,
    `The figure is a ${part.name}. Find its area.${pi.note}`,
    answer,
    [
      `${told === 'radius' ? 'Whole circle' : `Radius: ${given} ÷ 2 = ${radius} cm; whole circle`}: ${timesPi(pi, square, `${radius} × ${radius}`)} cm² ✓`,
      `${fraction} × ${whole.text.replace(/\u00a0cm²$/, '')} = ${answer.text.replace('\u00a0', ' ')} ✓`,
    ],
    {
      givens: { given },
      slips: [
        slip(whole, `You found the whole circle. The figure is a ${part.name}.`),
        ...(told === 'diameter'
          ? [slip(of(square * share * 4), `You used the diameter of ${given} cm as the radius.`)]
          : []),
        slip(
          of(2 * radius * share),
          `You found the curved part, which is a length. For the area multiply ${radius} by ${radius}.`,
        ),
        slip(
          of(square * (1 - share)),
          part === HALF
            ? 'You halved the circle. The other half is as large.'
            : 'You found the part of the circle that is missing.',
        ),
        slip(of(square * share * 2), 'You took twice as much of the circle. Look how many quarters there are.'),
        slip(of(square * share * share), 'You took the fraction twice.'),
      ].filter(({ value }, i, all) => value !== answer.value && all.findIndex((other) => other.value === value) === i),
      picture: roundPicture(part, told, given, 'cm'),
    },
  )
}

export const roundAreas = family(
  'M187',
  'Area of a circle',
  'circles',
  { marks: 1, choice: true, level: 1, calculator: false, make: areaOfCircle },
  { marks: 2, choice: false, level: 2, calculator: false, make: areaOfPart },
)
