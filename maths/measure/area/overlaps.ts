/** Family M180: figures that overlap, the last questions about area. */

import type { Draw, Picture } from '#families/family.ts'
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import { label, type Point, rectangle } from '#families/kit/drawing.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, part, several, slip, withBars } from '#families/kit/problem.ts'
import { cm2 } from '#families/kit/quantities.ts'
import { fraction, gcd, lcm, num, ratio, units } from '#families/kit/quantity.ts'
import { picture, SHADE } from '#families/kit/shapes.ts'

type Parts = Readonly<{ top: number; bottom: number }>

/** A square and a rectangle whose lower left part it covers, in the true proportions of their areas. */
function overlapping(square: Parts, other: Parts, sides: readonly [string, string, string], alt: string): Picture {
  const side = 100
  const share = square.top / square.bottom
  const area = (side * side * share * other.bottom) / other.top
  const long = Math.sqrt(area * 1.5)
  const high = area / long
  // The overlap is as high as the rectangle allows, at most six sevenths of the square.
  const up = Math.min(high * 0.86, side * 0.86, Math.max(Math.sqrt(side * side * share) * 0.9, side * share * 1.15))
  const across = (side * side * share) / up
  const at: Point = [side - across, side - up]
  const body = [
    rectangle(0, 0, side, side),
    rectangle(at[0], at[1], across, up, SHADE),
    rectangle(at[0], at[1], long, high),
    rectangle(0, 0, side, side),
    label([side / 2, -12], sides[0]),
    label([at[0] + long / 2, at[1] + high + 16], sides[1]),
    label([at[0] + long + 8, at[1] + high / 2], sides[2], 'start'),
  ]
  return picture([at[0] + long + 70, Math.max(side, at[1] + high) + 50], [2, 22], alt, body)
}

function unitRatio(draw: Draw) {
  const [a, b, c, d] = [draw.int(1, 3), draw.int(3, 7), draw.int(1, 3), draw.int(4, 9)]
  if (a >= b || c >= d || gcd(a, b) > 1 || gcd(c, d) > 1 || a / b > 0.6 || c / d > 0.5) return null
  const shared = lcm(a, c)
  const [first, second] = [(shared / a) * b, (shared / c) * d]
  const each = draw.int(3, 12)
  const figure = first + second - shared
  if (second <= first || figure > 30 || second > 2.4 * first) return null
  const [square, other] = [`{${a}/${b}}`, `{${c}/${d}}`]
  const total = figure * each
  const answer = ratio(first, second)
  const alt = `A square and a rectangle that overlap; the overlap is shaded`
  return several(
    `The figure is made up of a square and a rectangle that overlap. The shaded part is ${square} of the square and ${other} of the rectangle.`,
    [
      part(
        2,
        'Find the ratio of the area of the square to the area of the rectangle. Give your answer in its simplest form.',
        answer,
        [
          `Make the shaded part the same number of units: ${shared === a ? square : `${square} = {${shared}/${first}}`} of the square, ${shared === c ? other : `${other} = {${shared}/${second}}`} of the rectangle ✓`,
          withBars(
            `Square : rectangle = ${first === answer.value * second && gcd(first, second) === 1 ? answer.text : `${first} : ${second} = ${answer.text}`} ✓`,
            barModel([
              bar('Square', [...unitCells(shared, '', 'shaded'), ...unitCells(first - shared)]),
              bar('Rectangle', [...unitCells(shared, '', 'shaded'), ...unitCells(second - shared)]),
            ]),
          ),
        ],
        {
          slips: [
            slip(
              ratio(second, first),
              'You wrote the rectangle first. The question asks for the square to the rectangle.',
            ),
            slip(
              ratio(a * d, b * c),
              `You compared ${square} with ${other}. The larger the shaded fraction, the smaller the whole figure.`,
            ),
            slip(
              ratio(b, d),
              `You compared ${b} parts with ${d} parts, but the parts have different sizes. The shaded area must be the same number of units in both.`,
            ),
            slip(
              ratio(first - shared, second - shared),
              'You compared the unshaded parts. Each whole figure has the shaded part too.',
            ),
          ].filter(({ text }) => text !== answer.text),
        },
      ),
      part(
        2,
        `The area of the whole figure is ${num(total)} cm². Find the area of the rectangle.`,
        cm2(second * each),
        [
          withBars(
            `Whole figure: ${first} + ${second} − ${shared} = ${units(figure)} ✓`,
            barModel(
              [
                bar(
                  'Whole figure',
                  [...unitCells(first - shared), ...unitCells(shared, '', 'shaded'), ...unitCells(second - shared)],
                  `${num(total)} cm²`,
                ),
              ],
              `${units(figure)} = ${num(total)} cm²`,
            ),
          ),
          `1 unit = ${num(total)} ÷ ${figure} = ${each} cm²; rectangle: ${second} × ${each} = ${second * each} cm² ✓`,
        ],
        {
          slips: [
            slip(
              cm2((total * second) / (first + second)),
              'You counted the shaded part twice, once with each figure. In the whole figure it is there once.',
            ),
            slip(cm2(first * each), 'You found the area of the square.'),
            slip(cm2((second - shared) * each), 'You found the unshaded part of the rectangle only.'),
          ].filter(({ text }) => !/\.\d{3}/.test(text)),
        },
      ),
    ],
    {
      givens: { a, b, c, d, total },
      picture: overlapping({ top: a, bottom: b }, { top: c, bottom: d }, ['', '', ''], alt),
    },
  )
}

/** The side of the square and the rectangle are told; the shaded part is a fraction of the square. */
function sidesTold(draw: Draw) {
  const [side, long, high, a, b] = [
    draw.int(8, 20, 2),
    draw.int(14, 30),
    draw.int(8, 18),
    draw.int(1, 2),
    draw.int(3, 8),
  ]
  const shaded = (side * side * a) / b
  const area = long * high
  const share = fraction(shaded, area)
  if (gcd(a, b) > 1 || !Number.isInteger(shaded) || a / b > 0.6 || shaded / area > 0.5) return null
  // The figure is drawn with sides in the ratio 3 : 2.
  if (Math.abs(long / high - 1.5) > 0.12 || Number(/\/(\d+)/.exec(share.text)?.[1]) > 20) return null
  const whole = side * side + area - shaded
  const alt = `A square with sides of ${side} cm and a rectangle ${long} cm by ${high} cm that overlap; the overlap is shaded`
  return several(
    `A square card with sides of ${side} cm and a rectangular card, ${long} cm by ${high} cm, overlap. The shaded part is {${a}/${b}} of the square.`,
    [
      part(
        2,
        'What fraction of the rectangle is shaded? Give your answer in its simplest form.',
        share,
        [
          `Shaded: {${a}/${b}} × ${side} × ${side} = ${num(shaded)} cm² ✓`,
          `Rectangle: ${long} × ${high} = ${num(area)} cm²; fraction: ${`{${num(shaded)}/${num(area)}}` === share.text ? share.text : `{${num(shaded)}/${num(area)}} = ${share.text}`} ✓`,
        ],
        {
          slips: [
            slip(
              fraction(a, b),
              'You gave the fraction of the square. The same shaded part is another fraction of the rectangle.',
            ),
            slip(fraction(area - shaded, area), 'You gave the fraction of the rectangle that is *not* shaded.'),
            slip(
              fraction(side * side, area),
              'You compared the whole square with the rectangle. Only its shaded part lies on the rectangle.',
            ),
            slip(fraction(shaded, whole), 'You wrote the shaded part as a fraction of the whole figure.'),
          ].filter(({ text }) => text !== share.text),
        },
      ),
      part(
        2,
        'Find the area of the whole figure.',
        cm2(whole),
        [
          `Square: ${side} × ${side} = ${side * side} cm²; both together: ${side * side} + ${area} = ${num(side * side + area)} cm² ✓`,
          `The shaded part is counted twice: ${num(side * side + area)} − ${num(shaded)} = ${num(whole)} cm² ✓`,
        ],
        {
          slips: [
            slip(
              cm2(side * side + area),
              'You added the two cards. The part where they overlap is counted twice then.',
            ),
            slip(cm2(whole - shaded), 'You took the shaded part away twice. It belongs to the figure once.'),
            slip(
              cm2(whole + 2 * shaded),
              'You added the shaded part to both cards. It belongs to each of them already.',
            ),
          ],
        },
      ),
    ],
    {
      givens: { side, long, high, a, b },
      picture: overlapping(
        { top: a, bottom: b },
        { top: shaded, bottom: area },
        [`${side} cm`, `${long} cm`, `${high} cm`],
        alt,
      ),
    },
  )
}

export const overlaps = family('M180', 'Overlapping figures', 'area-and-perimeter', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: oneOf(unitRatio, sidesTold),
})
