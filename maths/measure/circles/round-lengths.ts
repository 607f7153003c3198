/** Family M186: circumferences and perimeters. */

import type { Draw } from '#families/family.ts'
import { circle } from '#families/kit/drawing.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { cm, DECIMAL, LETTER, type Pi, SEVENTHS, spread, timesPi } from '#families/kit/quantities.ts'
import { num } from '#families/kit/quantity.ts'
import { picture } from '#families/kit/shapes.ts'
import { HALF, QUARTER, roundPicture, THREE_QUARTERS, WHOLE } from './rounds.ts'

/** A radius that suits the value of π. */
export function radiusFor(draw: Draw, pi: Pi, most: number): number {
  if (pi === SEVENTHS) return draw.int(7, Math.max(7, most), 7)
  return pi === DECIMAL ? draw.int(10, Math.max(20, most), 10) : draw.int(5, Math.min(20, most))
}

/** Story and unit of a round thing. */
const THINGS = [
  ['The figure shows a circle.', 'cm'],
  ['The figure shows a round table top.', 'cm'],
  ['The figure shows the lid of a round tin.', 'cm'],
] as const

function circumference(draw: Draw) {
  const pi = draw.pick([SEVENTHS, DECIMAL, LETTER])
  const radius = radiusFor(draw, pi, 70)
  const told = draw.pick(['radius', 'diameter'])
  const [story, unit] = draw.pick(THINGS)
  const answer = pi.answer(2 * radius, unit)
  const of = (n: number) => pi.answer(n, unit)
  const slips = spread(draw, answer, [
    slip(
      of(radius),
      told === 'radius'
        ? `You multiplied π by the radius of ${radius} cm. The circumference is π times the diameter.`
        : `You halved the diameter of ${2 * radius} cm first. For the circumference it is used whole.`,
    ),
    slip(
      of(4 * radius),
      told === 'radius'
        ? 'You doubled twice. The diameter is twice the radius.'
        : `You took ${2 * radius} cm as the radius and doubled it.`,
    ),
    slip(of(radius * radius), 'You found the area of the circle. The circumference is a length.'),
    slip(of(radius / 2), 'You found the curved part of a quarter circle.'),
    slip(of(3 * radius), 'You multiplied π by three radii. How many radii make a diameter?'),
    slip(of(radius + 2), `You added 2 and ${radius}. The circumference is a product, 2 × π × radius.`),
  ])
  if (slips === null) return null
  const [given, working] = told === 'radius' ? [radius, `2 × ${radius}`] : [2 * radius, String(2 * radius)]
  return single(
    1,
    `${story} Find its circumference.${pi.note}`,
    answer,
    [`Circumference: ${timesPi(pi, 2 * radius, working)} cm ✓`],
    {
      givens: { given },
      slips,
      picture: roundPicture(WHOLE, told, given, unit),
    },
  )
}

function perimeterOfPart(draw: Draw) {
  const [part, pi] = [draw.pick([HALF, THREE_QUARTERS, QUARTER]), draw.pick([SEVENTHS, DECIMAL])]
  const radius = radiusFor(draw, pi, 42)
  const told = part === HALF ? draw.pick(['radius', 'diameter']) : 'radius'
  const given = told === 'radius' ? radius : 2 * radius
  if (part.quarters === 1 && pi === SEVENTHS && radius % 2 === 1) return null
  const whole = 2 * radius * pi.value
  const curved = (whole * part.quarters) / 4
  const answer = cm(curved + 2 * radius)
  const share = part === HALF ? '{1/2}' : `{${part.quarters}/4}`
  return single(
    2,
    `The figure is a ${part.name}. Find its perimeter.${pi.note}`,
    answer,
    [
      `Curved part: ${share} × 2 × ${pi.text} × ${radius} = ${num(curved)} cm ✓`,
      `Perimeter: ${num(curved)} + ${radius} + ${radius} = ${answer.text.replace('\u00a0cm', '')} cm ✓`,
    ],
    {
      givens: { given },
      slips: [
        slip(cm(curved), 'You found the curved part only. Two straight lengths belong to the perimeter.'),
        slip(cm(curved + radius), `You added ${radius} cm once. The straight part is two radii long.`),
        slip(cm(whole + 2 * radius), `You took the whole circumference. The figure is only a ${part.name}.`),
        slip(
          cm((radius * radius * pi.value * part.quarters) / 4),
          `You found the area of the ${part.name}. The perimeter is the length all round.`,
        ),
        slip(cm(curved * 2 + 2 * radius), 'You took a curved part twice as long as it is.'),
      ].filter(({ value }) => value !== answer.value),
      picture: roundPicture(part, told, given, 'cm'),
    },
  )
}

/** What is bent or laid into a circle. */
const RINGS = [
  ['A piece of wire is bent into a circle. The wire is', 'long.'],
  ['A strip of lights just fits round a circular mirror. The strip is', 'long.'],
  ['A ribbon just fits once round a circular cake. The ribbon is', 'long.'],
] as const

function fromCircumference(draw: Draw) {
  const pi = draw.pick([SEVENTHS, DECIMAL])
  const radius = pi === SEVENTHS ? draw.int(7, 63, 7) : draw.int(5, 40, 5)
  const [around, asked] = [Math.round(2 * radius * pi.value * 100) / 100, draw.pick(['radius', 'diameter'])]
  const [before, after] = draw.pick(RINGS)
  const answer = cm(asked === 'radius' ? radius : 2 * radius)
  return single(
    2,
    `${before} ${num(around)} cm ${after} Find the ${asked} of the circle.${pi.note}`,
    answer,
    asked === 'radius'
      ? [`Diameter: ${num(around)} ÷ ${pi.text} = ${2 * radius} cm ✓`, `Radius: ${2 * radius} ÷ 2 = ${radius} cm ✓`]
      : [`${pi.text} × diameter = ${num(around)} cm ✓`, `Diameter: ${num(around)} ÷ ${pi.text} = ${2 * radius} cm ✓`],
    {
      givens: { around },
      slips: [
        slip(
          cm(asked === 'radius' ? 2 * radius : radius),
          asked === 'radius'
            ? 'You found the diameter. The radius is half of it.'
            : 'You halved at the end. The diameter is asked for, not the radius.',
        ),
        slip(cm(4 * radius), 'You doubled what you got from the division. Dividing by π gives the diameter.'),
        slip(cm(around / 2), `You halved ${num(around)} cm. That is the curved part of a semicircle.`),
        slip(
          cm(Math.round(around * pi.value * 100) / 100),
          'You multiplied by π. The circumference is a multiple of π already: divide.',
        ),
      ].filter(({ value }) => value !== answer.value),
      picture: picture([120, 120], [0, 0], `A circle with a circumference of ${num(around)} cm`, [
        circle([60, 60], 60),
        circle([60, 60], 2, '#000'),
      ]),
    },
  )
}

export const roundLengths = family(
  'M186',
  'Circumference',
  'circles',
  { marks: 1, choice: true, level: 1, calculator: false, make: circumference },
  { marks: 2, choice: false, level: 2, calculator: false, make: oneOf(perimeterOfPart, fromCircumference) },
)
