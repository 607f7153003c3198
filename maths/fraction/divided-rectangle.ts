/** Family M97: a last question that joins the fraction of a remainder with area and perimeter. */
import type { Maker, Picture, Quantity } from '#families/family.ts'
import { bar, barModel, cutCells, unitCells } from '#families/kit/bars.ts'
import { drawing, label, line, millimetres, type Point, rectangle } from '#families/kit/drawing.ts'
import { family, part, several, withBars } from '#families/kit/problem.ts'
import { fraction, measure, num } from '#families/kit/quantity.ts'
import { distinct, frac, over, proper, type Wrong, wholes } from '#families/kit/spread.ts'

type Plot = Readonly<{ length: number; width: number; first: number; second: number }>

/** P is a strip on the left, Q lies above R on the right; `first` and `second` are their parts of the sides. */
function plot({ length, width, first, second }: Plot): Picture {
  const scale = 260 / length
  const [across, down] = [length * scale, width * scale]
  const [x, y] = [across * first, down * second]
  const corners: readonly (readonly [Point, string])[] = [
    [[8, 10], 'A'],
    [[across + 32, 10], 'B'],
    [[across + 32, down + 30], 'C'],
    [[8, down + 30], 'D'],
  ]
  const body = [
    rectangle(20, 20, across, down),
    line([20 + x, 20], [20 + x, 20 + down]),
    line([20 + x, 20 + y], [20 + across, 20 + y]),
    label([20 + x / 2, 20 + down / 2], 'P'),
    label([20 + (x + across) / 2, 20 + y / 2], 'Q'),
    label([20 + (x + across) / 2, 20 + (y + down) / 2], 'R'),
    label([across + 28, 20 + down / 2], `${num(width)} cm`, 'start'),
    ...corners.map(([at, letter]) => label(at, letter)),
  ]
  return {
    svg: drawing(across + 90, down + 40, ...body),
    alt: `Rectangle ABCD is divided into three rectangles: P on the left from top to bottom, and Q above R on the right. BC is ${num(width)} cm`,
    width: millimetres(across + 90),
  }
}

const divided = {
  marks: 5,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [a, b, c, d] = [draw.int(1, 4), draw.int(3, 7), draw.int(1, 4), draw.int(3, 7)]
    const [length, width] = [draw.int(12, 60), draw.int(8, 40)]
    if (!proper(a, b) || !proper(c, d) || b - a === a || length * 0.8 < width || length > 2 * width) return null
    const [first, second] = [a / b, c / d]
    if (first > 0.7 || first < 0.2 || second > 0.72 || second < 0.28) return null
    const area = (length * width * (b - a) * (d - c)) / (b * d)
    if (!Number.isInteger(area)) return null
    const [p, q] = [over(a, b), over(c, d)]
    const [told, name] = draw.pick([
      [
        `Rectangle ABCD is divided into three rectangles P, Q and R. P is ${p} of rectangle ABCD. Q is ${q} of the remaining part.`,
        'R',
      ],
      [
        `A rectangular banner ABCD is painted in three colours. The red part P is ${p} of the banner. The white part Q is ${q} of the remaining part. R is blue.`,
        'R',
      ],
      [
        `A model of a rectangular garden ABCD has three parts. The lawn P is ${p} of the garden. The pond Q is ${q} of the remaining part. Flowers grow in R.`,
        'R',
      ],
    ])
    const answer = fraction((b - a) * (d - c), b * d)
    const around = measure(2 * (length + width), 'cm')
    const cm = (n: number): Quantity => measure(n, 'cm')
    const wrong: Wrong[] = [
      [fraction(b * d - a * d - c * b, b * d), `You took ${q} of the whole. Q is ${q} of what remains without P.`],
      [
        fraction(d - c, d),
        `That is ${name} as a fraction of the remaining part. The question asks for a fraction of ABCD.`,
      ],
      [fraction((b - a) * c, b * d), `You found Q. ${name} is the other part of what remains.`],
      [fraction(a * (d - c), b * d), `You multiplied by ${p}, but that is P. ${name} lies in the remaining part.`],
      [fraction(b - a, b), `You found Q and ${name} together.`],
    ]
    const whole = length * width
    const wrongAround = wholes(cm, [
      [length + width, `You added one length and one breadth. A rectangle has two of each.`],
      [whole, `You found the area of ABCD. The question asks for the distance round it.`],
      [length, `You found AB only. The question asks for the distance round ABCD.`],
      [
        2 * (area / width + width),
        `You divided the area of ${name} by ${width} cm. BC is a side of ABCD, not of ${name}.`,
      ],
      [2 * length + width, `You left out one of the breadths.`],
    ])
    return several(
      told,
      [
        part(
          2,
          `What fraction of ABCD is ${name}? Give your answer in its simplest form.`,
          answer,
          [
            withBars(
              `Without P: 1 − ${p} = ${over(b - a, b)} ✓`,
              barModel([bar('ABCD', [...unitCells(a, '', 'gone'), ...unitCells(b - a, '', 'shaded')])]),
            ),
            withBars(
              `${name}: ${over(d - c, d)} × ${over(b - a, b)} = ${answer.text} ✓`,
              barModel([
                bar('ABCD', [
                  ...unitCells(a, 'P', 'gone'),
                  ...cutCells(c, (b - a) / d, 'Q'),
                  ...cutCells(d - c, (b - a) / d, name, 'shaded'),
                ]),
              ]),
            ),
          ],
          { slips: distinct(answer, wrong) },
        ),
        part(
          3,
          `The area of ${name} is ${num(area)} cm², and BC is ${width} cm long. Find the perimeter of ABCD.`,
          around,
          [
            `Area of ABCD: ${num(area)} ÷ ${frac((b - a) * (d - c), b * d)} = ${num(whole)} cm² ✓`,
            `AB: ${num(whole)} ÷ ${width} = ${length} cm ✓`,
            `Perimeter: 2 × (${length} + ${width}) = ${around.text} ✓`,
          ],
          { slips: distinct(around, wrongAround), follows: `2 * (${area} / a / ${width} + ${width})` },
        ),
      ],
      { givens: { a, b, c, d, area, width }, picture: plot({ length, width, first, second }) },
    )
  },
} satisfies Maker

export const dividedRectangle = family('M97', 'A rectangle in parts', 'fraction-problems', divided)
