/** Family M188: rings, circles in a rectangle and circles in a circle. */

import type { Draw } from '#families/family.ts'
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import { circle, dashed, dimension, label, line, type Point, rectangle } from '#families/kit/drawing.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, part, several, single, slip, withBars } from '#families/kit/problem.ts'
import { cm, cm2, DECIMAL, SEVENTHS } from '#families/kit/quantities.ts'
import { fraction, gcd, measure, num, units } from '#families/kit/quantity.ts'
import { picture, SHADE } from '#families/kit/shapes.ts'

const rounded = (n: number): number => Math.round(n * 1000) / 1000

/** What is round and what lies about it. */
const RINGS = [
  ['A circular pond', 'a path', 'path', 'm'],
  ['A circular flower bed in a park', 'a jogging track', 'track', 'm'],
  ['A circular photograph', 'a frame', 'frame', 'cm'],
] as const

function ring(draw: Draw) {
  const pi = draw.pick([SEVENTHS, DECIMAL])
  const [inner, edge] = [draw.int(3, 28), draw.int(1, 7)]
  const outer = inner + edge
  const squares = outer * outer - inner * inner
  if (edge * 5 < inner || edge > inner * 0.62 || (pi === SEVENTHS && squares % 7 !== 0)) return null
  const [thing, around, name, unit] = draw.pick(RINGS)
  const of = (n: number) => measure(rounded(n * pi.value), `${unit}²`)
  const answer = of(squares)
  const scale = 76 / outer
  const c: Point = [76, 76]
  const body = [
    circle(c, 76, SHADE),
    circle(c, inner * scale, '#fff'),
    circle(c, 2, '#000'),
    line(c, [76 + inner * scale, 76]),
    label([76 + (inner * scale) / 2, 63], `${inner} ${unit}`),
    dashed([76 + inner * scale, 76], [76 + inner * scale, 160]),
    dashed([152, 76], [152, 160]),
    dimension([76 + inner * scale, 166], [152, 166], ''),
    label([158, 167], `${edge} ${unit}`, 'start'),
  ]
  const alt = `A white circle with a radius of ${inner} ${unit} and a shaded ring ${edge} ${unit} wide round it`
  return single(
    3,
    `${thing} has a radius of ${inner} ${unit}. Round it lies ${around} which is ${edge} ${unit} wide everywhere. Find the area of the ${name}.${pi.note}`,
    answer,
    [
      `Radius of the large circle: ${inner} + ${edge} = ${outer} ${unit} ✓`,
      `Areas: ${pi.text} × ${outer} × ${outer} and ${pi.text} × ${inner} × ${inner} ${unit}² ✓`,
      `Difference: ${pi.text} × (${outer * outer} − ${inner * inner}) = ${pi.text} × ${squares} = ${num(answer.value)} ${unit}² ✓`,
    ],
    {
      givens: { inner, edge },
      slips: [
        slip(of(edge * edge), `You used ${edge} ${unit} as a radius. The ring is a large circle without a small one.`),
        slip(
          of(outer * outer),
          `You found the whole large circle. The ${thing.split(' ').slice(1).join(' ')} inside does not belong to the ${name}.`,
        ),
        slip(
          of((inner + 2 * edge) ** 2 - inner * inner),
          `You added ${edge} ${unit} twice. From the middle to the outside it comes once.`,
        ),
        slip(of(2 * outer - 2 * inner), 'You subtracted the circumferences. The ring is an area.'),
        slip(of(inner * inner), `You found the area inside the ${name}.`),
      ].filter(({ value }) => value !== answer.value),
      picture: picture([232, 184], [2, 2], alt, body),
    },
  )
}

function cutCircles(draw: Draw) {
  const pi = draw.pick([SEVENTHS, DECIMAL])
  const radius = pi === SEVENTHS ? draw.int(7, 14, 7) : draw.int(3, 12)
  const [across, down] = [draw.int(2, 5), draw.int(1, 3)]
  if (across <= down) return null
  const [length, width, circles] = [across * 2 * radius, down * 2 * radius, across * down]
  const [sheet, one] = [length * width, rounded(radius * radius * pi.value)]
  const answer = cm2(sheet - circles * one)
  const size = Math.min(56, 230 / across, 130 / down)
  const [wide, high] = [across * size, down * size]
  const body = [
    rectangle(0, 0, wide, high, SHADE),
    ...Array.from({ length: circles }, (_, i) =>
      circle([((i % across) + 0.5) * size, (Math.floor(i / across) + 0.5) * size], size / 2, '#fff'),
    ),
    dimension([0, high + 14], [wide, high + 14], `${length} cm`),
  ]
  const alt = `A rectangle ${length} cm long with ${down === 1 ? '1 row' : `${down} rows`} of ${across} equal white circles, which touch each other and the sides; the rest is shaded`
  return single(
    3,
    `${circles} equal circles are cut from a rectangular sheet of metal, ${length} cm long, as shown. Find the area of the metal that is left.${pi.note}`,
    answer,
    [
      `Diameter: ${length} ÷ ${across} = ${2 * radius} cm; radius ${radius} cm; width of the sheet ${down === 1 ? '' : `${down} × ${2 * radius} = `}${width} cm ✓`,
      `Circles: ${circles} × ${pi.text} × ${radius} × ${radius} = ${num(circles * one)} cm² ✓`,
      `${length} × ${width} − ${num(circles * one)} = ${num(answer.value)} cm² ✓`,
    ],
    {
      givens: { circles, length },
      slips: [
        slip(cm2(circles * one), 'You found the circles. They are cut away.'),
        slip(cm2(sheet - one), `You took away one circle. There are ${circles} of them.`),
        slip(cm2(sheet), 'You found the whole sheet, before the circles are cut.'),
        slip(
          cm2(rounded(sheet - circles * 2 * radius * pi.value)),
          'You took away circumferences. An area is left over from areas.',
        ),
      ].filter(({ value }) => value > 0 && value !== answer.value),
      picture: picture([wide, high + 38], [0, 0], alt, body),
    },
  )
}

function circlesInside(draw: Draw) {
  const pi = draw.pick([SEVENTHS, DECIMAL])
  const [p, q] = [draw.int(1, 4), draw.int(1, 5)]
  const unit = draw.int(2, 14)
  const diameter = (p + q) * unit
  if (p >= q || gcd(p, q) > 1 || diameter < 20 || diameter > 90 || (pi === SEVENTHS && diameter % 7 !== 0)) return null
  const share = fraction(2 * p * q, (p + q) ** 2)
  const around = cm(2 * diameter * pi.value)
  const [r, first] = [80, (80 * p) / (p + q)]
  const body = [
    circle([r, r], r, SHADE),
    circle([first, r], first, '#fff'),
    circle([2 * first + (r - first), r], r - first, '#fff'),
    line([0, r], [2 * r, r]),
    label([-11, r], 'A'),
    label([2 * r + 11, r], 'B'),
    label([2 * first + 9, r + (p === 1 ? 13 : 12)], 'C'),
  ]
  const alt = `A large circle with diameter AB; C is on AB; inside it are two white circles with diameters AC and CB; the rest of the large circle is shaded`
  const whole = (p + q) ** 2
  return several(
    `AB is a diameter of the large circle and AB\u00a0=\u00a0${diameter} cm. C is on AB and AC : CB = ${p} : ${q}. AC and CB are diameters of the two small circles.`,
    [
      part(
        2,
        `Find the perimeter of the shaded part: the three circumferences together.${pi.note}`,
        around,
        [
          `Large circle: ${pi.text} × ${diameter} = ${num(diameter * pi.value)} cm ✓`,
          `The small diameters together are AB, so their circumferences together are as long: 2 × ${num(diameter * pi.value)} = ${num(around.value)} cm ✓`,
        ],
        {
          slips: [
            slip(
              cm(diameter * pi.value),
              'You found the large circle only. The edges of the two small circles belong to the shaded part too.',
            ),
            slip(cm(4 * diameter * pi.value), `You used ${diameter} cm as a radius. AB is a diameter.`),
            slip(
              cm(rounded(diameter * (1 + q / (p + q)) * pi.value)),
              'You left out the smaller of the two small circles.',
            ),
          ],
        },
      ),
      part(
        2,
        'What fraction of the large circle is shaded? Give your answer in its simplest form.',
        share,
        [
          withBars(
            `Let the radii be ${units(p)}, ${units(q)} and ${units(p + q)}: the areas are in the ratio ${p * p} : ${q * q} : ${whole} ✓`,
            barModel([bar('AB', [...unitCells(p, 'AC'), ...unitCells(q, 'CB', 'shaded')], `${diameter} cm`)]),
          ),
          `Shaded: ${whole} − ${p * p} − ${q * q} = ${2 * p * q} of ${whole}: ${share.text === `{${2 * p * q}/${whole}}` ? share.text : `{${2 * p * q}/${whole}} = ${share.text}`} ✓`,
        ],
        {
          slips: [
            slip(fraction(p * p + q * q, whole), 'You found the fraction that is *not* shaded.'),
            slip(
              fraction(whole - q * q, whole),
              'You took away the larger small circle only. The other one is white too.',
            ),
            slip(fraction(p, p + q), 'You compared lengths. Areas are compared with radius × radius.'),
          ].filter(({ value }) => value !== share.value),
        },
      ),
    ],
    { givens: { diameter, p, q }, picture: picture([212, 168], [26, 4], alt, body) },
  )
}

export const severalCircles = family(
  'M188',
  'Several circles',
  'circles',
  { marks: 3, choice: false, level: 2, calculator: true, make: oneOf(ring, cutCircles) },
  { marks: 4, choice: false, level: 3, calculator: true, make: oneOf(circlesInside) },
)
