/** Family M189: lengths with semicircles and quarter circles. */

import type { Draw, Picture, Quantity } from '#families/family.ts'
import { circle, dashed, dimension, label, millimetres, type Point, path, sketch } from '#families/kit/drawing.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { cm, DECIMAL, LETTER, SEVENTHS, spread } from '#families/kit/quantities.ts'
import { num, words } from '#families/kit/quantity.ts'
import { picture, r2, SHADE, sector } from '#families/kit/shapes.ts'

/** Semicircles above and below the line from A to B in turn, or all above it. */
function wave(count: number, total: number, waves: boolean): Picture {
  const size = Math.min(70, 250 / count)
  const [wide, r] = [size * count, size / 2]
  const arcs = Array.from(
    { length: count },
    (_, i) => `A${r2(r)} ${r2(r)} 0 0 ${waves && i % 2 === 1 ? 0 : 1} ${r2((i + 1) * size)} ${r2(r)}`,
  )
  const low = waves ? 2 * r : r
  const body = [
    path(`M0 ${r2(r)}${arcs.join('')}`),
    dashed([0, r], [wide, r]),
    label([-12, r], 'A'),
    label([wide + 12, r], 'B'),
    dimension([0, low + 16], [wide, low + 16], `${total} cm`),
  ]
  const how = waves ? 'above and below the line in turn' : 'all above the line'
  const alt = `A curve from A to B of ${count} equal semicircles side by side on the straight line AB, ${how}; AB is ${total} cm long`
  return picture([wide + 48, low + 42], [24, 2], alt, body)
}

function curve(draw: Draw) {
  const pi = draw.pick([SEVENTHS, DECIMAL, LETTER])
  const count = draw.int(2, 5)
  const diameter = pi === SEVENTHS ? draw.int(7, 28, 7) : pi === DECIMAL ? draw.int(10, 40, 10) : draw.int(4, 20, 2)
  const total = count * diameter
  const of = (n: number): Quantity => pi.answer(n, 'cm')
  const answer = of(total / 2)
  const slips = spread(draw, answer, [
    slip(of(total), `You took ${count} whole circles. Each piece of the curve is a semicircle.`),
    slip(of(diameter / 2), 'You found one semicircle only. Count the pieces of the curve.'),
    slip(of((total + diameter) / 2), 'You counted one semicircle too many.'),
    slip(of((total - diameter) / 2), 'You counted one semicircle too few.'),
    slip(of(count), `You multiplied π by ${count}, the number of semicircles. Each has a diameter too.`),
    slip(of(total + diameter), `You took whole circles, and one more than the ${count} pieces of the curve.`),
    slip(of((total + 3 * diameter) / 2), 'You counted three semicircles too many.'),
    slip(of((total + 2 * diameter) / 2), 'You counted two semicircles too many.'),
    slip(
      of(2 * total),
      `You used ${diameter} cm as a radius, and whole circles. ${diameter} cm is the diameter of a semicircle.`,
    ),
    slip(of(total / 4), 'You took quarter circles. Each piece of the curve is half of a circle.'),
  ])
  if (slips === null) return null
  const share = pi === LETTER ? `${num(total / 2)}π` : num(answer.value)
  return single(
    1,
    `The curve from A to B is made up of ${count} equal semicircles. AB\u00a0=\u00a0${total} cm. Find the length of the curve.${pi.note}`,
    answer,
    [`Diameter: ${total} ÷ ${count} = ${diameter} cm; ${count} × {1/2} × ${pi.text} × ${diameter} = ${share} cm ✓`],
    { givens: { count, total }, slips, picture: wave(count, total, draw.int(0, 1) === 1) },
  )
}

/** '(5π + 20) cm': so many π and so many more. */
const inBoth = (pis: number, rest: number): Quantity =>
  words(pis * Math.PI + rest, rest === 0 ? `${num(pis)}π\u00a0cm` : `(${num(pis)}π + ${num(rest)})\u00a0cm`)

/** A figure, how many π its curved part and how many centimetres its straight part is. */
type Figure = Readonly<{
  ask: string
  curved: number
  straight: number
  line: string
  picture: Picture
  givens: Readonly<Record<string, number>>
}>

function quarterFigure(draw: Draw): Figure {
  const radius = draw.int(6, 30, 2)
  const body = [sector([0, 130], 130, 270, 360), dimension([0, 144], [130, 144], `${radius} cm`)]
  return {
    ask: 'The figure is a quarter circle.',
    curved: radius / 2,
    straight: 2 * radius,
    line: `Curved part: {1/4} × 2 × π × ${radius} = ${num(radius / 2)}π cm ✓`,
    picture: picture([130, 168], [0, 0], `A quarter circle with a radius of ${radius} cm`, body),
    givens: { radius },
  }
}

function onSquare(draw: Draw): Figure {
  const side = draw.int(4, 24, 2)
  const body = [
    path('M0 60V160H100V60A50 50 0 0 0 0 60Z', SHADE),
    dashed([0, 60], [100, 60]),
    dimension([0, 174], [100, 174], `${side} cm`),
  ]
  return {
    ask: 'The figure is made up of a square and a semicircle.',
    curved: side / 2,
    straight: 3 * side,
    line: `Curved part: {1/2} × π × ${side} = ${num(side / 2)}π cm ✓`,
    picture: picture(
      [100, 198],
      [0, 0],
      `A square with sides of ${side} cm; a semicircle stands on its upper side`,
      body,
    ),
    givens: { side },
  }
}

function stadium(draw: Draw): Figure {
  const [width, length] = [draw.int(4, 20, 2), draw.int(8, 30)]
  const body = [
    path('M50 0H180A50 50 0 0 1 180 100H50A50 50 0 0 1 50 0Z', SHADE),
    dashed([50, 0], [50, 100]),
    dashed([180, 0], [180, 100]),
    dimension([50, 114], [180, 114], `${length} cm`),
    label([58, 50], `${width} cm`, 'start'),
  ]
  return {
    ask: 'The figure is made up of a rectangle and two equal semicircles.',
    curved: width,
    straight: 2 * length,
    line: `Curved parts: two semicircles make a circle: π × ${width} = ${width}π cm ✓`,
    picture: {
      svg: sketch(230, 138, ...body),
      alt: `A rectangle ${length} cm long and ${width} cm wide with a semicircle on each of its sides of ${width} cm`,
      width: millimetres(230),
    },
    givens: { length, width },
  }
}

function inTermsOfPi(draw: Draw) {
  const figure = draw.pick([quarterFigure, onSquare, stadium])(draw)
  const { ask, curved, straight, givens } = figure
  const part = Math.min(...Object.values(givens))
  const answer = inBoth(curved, straight)
  const slips = spread(draw, answer, [
    slip(inBoth(curved, 0), 'You found the curved part only. Straight sides belong to the perimeter too.'),
    slip(inBoth(curved * 2, straight), 'Your curved part is twice as long as it is. Look what part of a circle it is.'),
    slip(
      inBoth(curved, straight + part),
      'You counted a straight line that is not on the edge of the figure, or one side too many.',
    ),
    slip(inBoth(curved, straight - part), 'You left out a straight side.'),
    slip(inBoth(curved / 2, straight), 'Your curved part is half as long as it is. Check diameter and radius.'),
    slip(
      inBoth(curved * 2, straight + part),
      'Your curved part is too long, and you counted one straight side too many.',
    ),
  ])
  if (slips === null) return null
  return single(
    2,
    `${ask} Find its perimeter. Give your answer in terms of π.`,
    answer,
    [figure.line, `Straight part: ${num(straight)} cm; perimeter: ${answer.text.replace('\u00a0cm', '')} cm ✓`],
    { givens, slips: slips.slice(0, 3), picture: figure.picture },
  )
}

/** Two quarter circles of different sizes that meet on a line, or a semicircle that holds two smaller ones. */
function twoWays(draw: Draw) {
  const pi = draw.pick([SEVENTHS, DECIMAL])
  const [small, large] =
    pi === SEVENTHS ? [draw.int(14, 42, 7), draw.int(21, 70, 7)] : [draw.int(10, 40, 2), draw.int(12, 60, 2)]
  if (small >= large || small * 4 < large) return null
  const total = small + large
  const scale = 220 / total
  const [r, s, t] = [(total * scale) / 2, (small * scale) / 2, (large * scale) / 2]
  const at: Point = [2 * s, r]
  const answer = cm((total * pi.value) / 2 + (total * pi.value) / 2)
  const body = [
    path(
      `M0 ${r2(r)}A${r2(r)} ${r2(r)} 0 0 1 ${r2(2 * r)} ${r2(r)}A${r2(t)} ${r2(t)} 0 0 0 ${r2(2 * s)} ${r2(r)}A${r2(s)} ${r2(s)} 0 0 0 0 ${r2(r)}Z`,
      SHADE,
    ),
    dashed([0, r], [2 * r, r]),
    circle(at, 2, '#000'),
    dimension([0, r + 16], [2 * s, r + 16], `${small} cm`),
    dimension([2 * s, r + 16], [2 * r, r + 16], `${large} cm`),
  ]
  const alt = `A large semicircle; on its straight side two smaller semicircles, with diameters of ${small} cm and ${large} cm, are cut out side by side; the rest is shaded`
  return single(
    3,
    `Two semicircles are cut out of a large semicircle as shown. Find the perimeter of the shaded part.${pi.note}`,
    answer,
    [
      `Large arc: {1/2} × ${pi.text} × (${small} + ${large}) = ${num((total * pi.value) / 2)} cm ✓`,
      `Small arcs: {1/2} × ${pi.text} × ${small} + {1/2} × ${pi.text} × ${large} = ${num((total * pi.value) / 2)} cm ✓`,
      `${num((total * pi.value) / 2)} + ${num((total * pi.value) / 2)} = ${num(answer.value)} cm ✓`,
    ],
    {
      givens: { small, large },
      slips: [
        slip(
          cm((total * pi.value) / 2),
          'You found the large arc only. The shaded part has the two small arcs as its edge too.',
        ),
        slip(
          cm((total * pi.value) / 2 + total),
          'You counted the straight line. The edge of the shaded part runs along the small arcs.',
        ),
        slip(cm((total + large) * pi.value * 0.5), 'You left out the smallest arc.'),
        slip(cm(2 * total * pi.value), 'You took whole circles. All three arcs are semicircles.'),
      ],
      picture: picture([250, r + 52], [14, 4], alt, body),
    },
  )
}

export const semicircleRows = family(
  'M189',
  'Curves of semicircles',
  'circle-figures',
  { marks: 1, choice: true, level: 1, calculator: false, make: curve },
  { marks: 2, choice: true, level: 2, calculator: false, make: inTermsOfPi },
  { marks: 3, choice: false, level: 2, calculator: true, make: oneOf(twoWays) },
)
