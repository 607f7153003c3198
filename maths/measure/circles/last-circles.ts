/** Family M190: perimeter and area of figures of arcs, the last questions about circles. */

import type { Draw, Picture } from '#families/family.ts'
import { circle, dashed, dimension, label, path, polygon, rectangle } from '#families/kit/drawing.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, part, several, single, slip } from '#families/kit/problem.ts'
import { cm, cm2, DECIMAL, type Pi, SEVENTHS } from '#families/kit/quantities.ts'
import { num } from '#families/kit/quantity.ts'
import { picture, r2, SHADE } from '#families/kit/shapes.ts'

const radiusOf = (draw: Draw): readonly [Pi, number] => {
  const pi = draw.pick([SEVENTHS, DECIMAL])
  return [pi, pi === SEVENTHS ? draw.int(7, 28, 7) : draw.int(4, 20)]
}

/** A triangle with its right angle on the arc stands in a semicircle. */
function triangleCut(draw: Draw) {
  const [pi, radius] = radiusOf(draw)
  const [half, inside] = [(radius * radius * pi.value) / 2, radius * radius]
  const answer = cm2(half - inside)
  const body = [
    path('M0 110A110 110 0 0 1 220 110Z', SHADE),
    polygon(
      [
        [0, 110],
        [110, 0],
        [220, 110],
      ],
      '#fff',
    ),
    dashed([110, 0], [110, 110]),
    circle([110, 110], 2, '#000'),
    label([110, 126], 'O'),
    label([-12, 110], 'A'),
    label([232, 110], 'B'),
    label([110, -11], 'C'),
  ]
  return single(
    3,
    `The figure shows a semicircle with centre O and diameter AB\u00a0=\u00a0${2 * radius} cm. CO is at a right angle to AB. Find the area of the shaded parts.${pi.note}`,
    answer,
    [
      `Semicircle: {1/2} × ${pi.text} × ${radius} × ${radius} = ${num(half)} cm² ✓`,
      `Triangle ABC: {1/2} × ${2 * radius} × ${radius} = ${inside} cm² ✓`,
      `${num(half)} − ${inside} = ${num(answer.value)} cm² ✓`,
    ],
    {
      givens: { diameter: 2 * radius },
      slips: [
        slip(cm2(2 * half - inside), 'You took a whole circle. The figure is a semicircle.'),
        slip(cm2(half - inside / 2), 'You took away half of triangle ABC. Its base is the whole diameter.'),
        slip(cm2(half), 'You found the semicircle. The white triangle is not shaded.'),
        slip(cm2(4 * half - inside), `You used the diameter of ${2 * radius} cm as the radius.`),
      ],
      picture: picture(
        [252, 150],
        [18, 18],
        'A semicircle with centre O and diameter AB; triangle ABC, with C on the arc straight above O, is white; the rest of the semicircle is shaded',
        body,
      ),
    },
  )
}

/** A square with semicircles cut out of two opposite sides. */
function twoBites(draw: Draw) {
  const [pi, radius] = radiusOf(draw)
  const [side, round] = [2 * radius, radius * radius * pi.value]
  const answer = cm2(side * side - round)
  const body = [
    path('M0 0H140A70 70 0 0 0 140 140H0A70 70 0 0 0 0 0Z', SHADE),
    dashed([0, 0], [0, 140]),
    dashed([140, 0], [140, 140]),
    dimension([0, 154], [140, 154], `${side} cm`),
  ]
  return single(
    3,
    `Two semicircles are cut out of a square with sides of ${side} cm. They touch each other in the middle of the square. Find the area of the shaded part.${pi.note}`,
    answer,
    [
      `Square: ${side} × ${side} = ${side * side} cm² ✓`,
      `The two semicircles make a circle: ${pi.text} × ${radius} × ${radius} = ${num(round)} cm² ✓`,
      `${side * side} − ${num(round)} = ${num(answer.value)} cm² ✓`,
    ],
    {
      givens: { side },
      slips: [
        slip(cm2(side * side - round / 2), 'You took away one semicircle. There are two.'),
        slip(cm2(round), 'You found the part that is cut away.'),
        slip(cm2(side * side), 'You found the whole square, before the semicircles are cut out.'),
        slip(
          cm2(side * side - 2 * round < 0 ? 2 * round : side * side - 2 * round),
          'You took each semicircle as a whole circle.',
        ),
      ].filter(({ value }) => value !== answer.value),
      picture: picture(
        [140, 178],
        [0, 0],
        `A square with sides of ${side} cm; a semicircle is cut out of its left side and another out of its right side; the rest is shaded`,
        body,
      ),
    },
  )
}

/** What is asked of a figure: its edge and its area, each with the lines of its working. */
type Asked = Readonly<{
  pi: Pi
  stem: string
  around: number
  area: number
  edge: readonly string[]
  inside: readonly string[]
  wrongEdge: readonly (readonly [number, string])[]
  wrongArea: readonly (readonly [number, string])[]
  picture: Picture
  givens: Readonly<Record<string, number>>
}>

/** Four semicircles on the sides of a square, inside it: four petals. */
function petals(draw: Draw): Asked {
  const [pi, r] = radiusOf(draw)
  const side = 2 * r
  const [arc, half, square] = [r * pi.value, (r * r * pi.value) / 2, side * side]
  const petal = (x: number, y: number): string => `M80 80A80 80 0 0 1 ${x} ${y}A80 80 0 0 1 80 80Z`
  const body = [
    ...[
      [0, 0],
      [160, 0],
      [160, 160],
      [0, 160],
    ].map(([x = 0, y = 0]) => path(petal(x, y).replaceAll('A80 80', `A${r2(80)} ${r2(80)}`), SHADE)),
    rectangle(0, 0, 160, 160),
    dimension([0, 174], [160, 174], `${side} cm`),
  ]
  return {
    pi,
    stem: `Four semicircles are drawn inside a square with sides of ${side} cm; each side of the square is a diameter of one of them. The four parts where two semicircles overlap are shaded.`,
    around: 4 * arc,
    area: 4 * half - square,
    edge: [
      `The edges of the four shaded parts are the four semicircles ✓`,
      `4 × {1/2} × ${pi.text} × ${side} = ${num(4 * arc)} cm ✓`,
    ],
    inside: [
      `Four semicircles: 4 × {1/2} × ${pi.text} × ${r} × ${r} = ${num(4 * half)} cm² ✓`,
      `They cover the square and the shaded parts once more: square ${side} × ${side} = ${square} cm² ✓`,
      `${num(4 * half)} − ${square} = ${num(4 * half - square)} cm² ✓`,
    ],
    wrongEdge: [
      [2 * arc, 'You took two semicircles. Each semicircle is an edge of the shaded parts on its whole length.'],
      [8 * arc, 'You took four whole circles. The curves are semicircles.'],
      [4 * arc + 4 * side, 'You added the sides of the square. They are not edges of the shaded parts.'],
    ],
    wrongArea: [
      [
        square - 2 * half,
        'You took two semicircles from the square. That leaves two white parts, not the shaded ones.',
      ],
      [2 * half, 'You found a whole circle. The shaded parts are where the semicircles overlap.'],
      [2 * square - 4 * half, 'You found the white parts.'],
    ],
    picture: picture(
      [160, 198],
      [0, 0],
      `A square with sides of ${side} cm; the four semicircles on its sides, drawn inside, overlap in four shaded petals from the corners to the middle`,
      body,
    ),
    givens: { side },
  }
}

/** A large semicircle; a small one is cut out above the line, and an equal one is added below it. */
function fish(draw: Draw): Asked {
  const [pi, r] = radiusOf(draw)
  const whole = 4 * r
  const [small, large] = [r * pi.value, 2 * r * pi.value]
  const body = [
    path('M0 112A112 112 0 0 1 224 112A56 56 0 0 1 112 112A56 56 0 0 0 0 112Z', SHADE),
    dashed([0, 112], [224, 112]),
    label([-12, 112], 'A'),
    label([236, 112], 'B'),
    label([99, 101], 'C'),
  ]
  return {
    pi,
    stem: `AB is a straight line, ${whole} cm long, and C is its midpoint. The shaded figure has three semicircles as its edge, with diameters AB, AC and CB.`,
    around: large + 2 * small,
    area: 2 * r * r * pi.value,
    edge: [
      `Large arc: {1/2} × ${pi.text} × ${whole} = ${num(large)} cm ✓`,
      `Two small arcs make a circle: ${pi.text} × ${2 * r} = ${num(2 * small)} cm; ${num(large)} + ${num(2 * small)} = ${num(large + 2 * small)} cm ✓`,
    ],
    inside: [
      `The semicircle on CB below the line fills the gap on AC ✓`,
      `The figure is as large as the semicircle on AB, whose radius is ${whole} ÷ 2 = ${2 * r} cm ✓`,
      `{1/2} × ${pi.text} × ${2 * r} × ${2 * r} = ${num(2 * r * r * pi.value)} cm² ✓`,
    ],
    wrongEdge: [
      [large, 'You found the large arc only. The two small arcs are edges too.'],
      [large + whole, 'You counted the straight line AB. It is only dashed: the edge runs along the arcs.'],
      [large + small, 'You counted one small arc. There are two.'],
    ],
    wrongArea: [
      [
        2 * r * r * pi.value + (r * r * pi.value) / 2,
        'You added the semicircle below the line and forgot that one is cut out above it.',
      ],
      [
        2 * r * r * pi.value - (r * r * pi.value) / 2,
        'You took away the semicircle above the line and forgot the one below it.',
      ],
      [8 * r * r * pi.value, `You used ${whole} cm as the radius. AB is a diameter.`],
    ],
    picture: picture(
      [260, 192],
      [20, 6],
      'A large semicircle stands on AB; a small semicircle on AC is cut out of it, and an equal semicircle on CB is joined on below the line; the figure is shaded',
      body,
    ),
    givens: { whole },
  }
}

function edgeAndArea(draw: Draw) {
  const asked = draw.pick([petals, fish])(draw)
  return several(
    asked.stem,
    [
      part(
        2,
        `Find the perimeter of the shaded ${asked.givens.side === undefined ? 'figure' : 'parts, all four together'}.${asked.pi.note}`,
        cm(asked.around),
        asked.edge,
        {
          slips: asked.wrongEdge.map(([value, why]) => slip(cm(value), why)),
        },
      ),
      part(
        3,
        `Find the ${asked.givens.side === undefined ? 'area of the shaded figure' : 'total area of the shaded parts'}.${asked.pi.note}`,
        cm2(asked.area),
        asked.inside,
        {
          slips: asked.wrongArea.map(([value, why]) => slip(cm2(value), why)),
        },
      ),
    ],
    { givens: asked.givens, picture: asked.picture },
  )
}

export const lastCircles = family(
  'M190',
  'Perimeter and area with arcs',
  'circle-figures',
  { marks: 3, choice: false, level: 2, calculator: true, make: oneOf(triangleCut, twoBites) },
  { marks: 5, choice: false, level: 3, calculator: true, make: edgeAndArea },
)
