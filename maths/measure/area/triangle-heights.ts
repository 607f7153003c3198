/** Family M175: the height that belongs to a base. */

import type { Draw, Picture } from '#families/family.ts'
import { dashed, label, type Point, polygon, rightAngle } from '#families/kit/drawing.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { cm } from '#families/kit/quantities.ts'
import { gcd } from '#families/kit/quantity.ts'
import { picture, SHADE } from '#families/kit/shapes.ts'
import { gridTriangle, rightAngled, slanting } from './triangles.ts'

type Two = Readonly<{ bc: number; ac: number; ad: number; be: number }>

/** Both heights lie inside the triangle. */
function twoHeights({ bc, ac, ad, be }: Two): Picture {
  const scale = Math.min(210 / bc, 150 / ad)
  const [b, c]: [Point, Point] = [
    [0, ad * scale],
    [bc * scale, ad * scale],
  ]
  const fromC = Math.sqrt(ac ** 2 - ad ** 2)
  const a: Point = [(bc - fromC) * scale, 0]
  const d: Point = [a[0], c[1]]
  const share = Math.sqrt(bc ** 2 - be ** 2) / ac
  const e: Point = [c[0] + (a[0] - c[0]) * share, c[1] + (a[1] - c[1]) * share]
  const below = c[1] + 14
  const body = [
    polygon([a, b, c], SHADE),
    dashed(a, d),
    dashed(b, e),
    rightAngle(d, a, c),
    rightAngle(e, b, c),
    label([a[0], -10], 'A'),
    label([-11, below - 8], 'B'),
    label([c[0] + 11, below - 8], 'C'),
    label([d[0], below], 'D'),
    label([e[0] + 11, e[1] - 6], 'E'),
  ]
  const alt = `Triangle ABC; D is on BC and E is on AC; AD is at a right angle to BC, and BE is at a right angle to AC`
  return picture([c[0] + 50, below + 30], [22, 20], alt, body)
}

/** BC, AC and AD of acute triangles of which BE is whole too. */
const TWO_HEIGHTS = [
  [14, 21, 18],
  [15, 20, 16],
  [18, 12, 10],
  [18, 24, 20],
  [20, 15, 12],
  [20, 16, 12],
  [20, 24, 18],
  [20, 25, 20],
  [21, 14, 12],
  [21, 18, 12],
  [24, 16, 14],
  [24, 18, 15],
  [24, 20, 15],
  [24, 21, 14],
  [25, 20, 16],
  [27, 18, 16],
  [27, 24, 16],
  [28, 21, 18],
  [28, 24, 18],
] as const

function otherHeight(draw: Draw) {
  const [bc, ac, ad] = draw.pick(TWO_HEIGHTS)
  const be = (bc * ad) / ac
  const area = (bc * ad) / 2
  return single(
    2,
    `In triangle ABC, BC\u00a0=\u00a0${bc} cm, AC\u00a0=\u00a0${ac} cm and AD\u00a0=\u00a0${ad} cm. Find the length of BE.`,
    cm(be),
    [
      `Area with base BC: {1/2} × ${bc} × ${ad} = ${area} cm² ✓`,
      `With base AC: {1/2} × ${ac} × BE = ${area}; BE = ${area * 2} ÷ ${ac} = ${be} cm ✓`,
    ],
    {
      givens: { bc, ac, ad },
      slips: [
        slip(
          cm(area / ac),
          `You divided the area of the triangle by ${ac}. The area is only *half* of ${ac} times BE.`,
        ),
        slip(cm(ad), 'You took BE as long as AD. They belong to bases of different lengths.'),
        slip(cm((ac * ad) / bc), `You paired AD with AC. AD is at a right angle to BC.`),
        slip(cm(bc + ad - ac), 'You made two sums equal. It is the products of base and height that are equal.'),
        slip(cm((2 * bc * ad) / ac), 'You doubled the product of base and height. It is twice the area already.'),
      ].filter(({ value, text }) => value > 0 && value !== be && !/\.\d{3}/.test(text)),
      picture: twoHeights({ bc, ac, ad, be }),
    },
  )
}

/** PQR with the base QR; the height stands beyond R. */
function beyond(base: number, height: number, past: number, asked: 'base' | 'height'): Picture {
  const scale = Math.min(220 / (base + past), 130 / height)
  const [q, r, foot, p]: [Point, Point, Point, Point] = [
    [0, height * scale],
    [base * scale, height * scale],
    [(base + past) * scale, height * scale],
    [(base + past) * scale, 0],
  ]
  const shown = asked === 'base' ? label([foot[0] + 8, foot[1] / 2], `${height} cm`, 'start') : ''
  const below = asked === 'height' ? label([r[0] / 2, r[1] + 14], `${base} cm`) : ''
  const body = [
    polygon([p, q, r], SHADE),
    dashed(r, foot),
    dashed(foot, p),
    rightAngle(foot, p, r),
    label([p[0], -10], 'P'),
    label([0, q[1] + 14], 'Q'),
    label([r[0], r[1] + 14], 'R'),
    label([foot[0], foot[1] + 14], 'S'),
    shown,
    below,
  ]
  const told = asked === 'base' ? `PS is ${height} cm` : `QR is ${base} cm`
  const alt = `Triangle PQR; the line QR is drawn on to S, and PS is at a right angle to QS; ${told}`
  return picture([foot[0] + 80, foot[1] + 46], [16, 20], alt, body)
}

function fromArea(draw: Draw) {
  const [base, height, past] = [draw.int(8, 20), draw.int(6, 18), draw.int(3, 7)]
  const asked = draw.pick(['base', 'height'])
  if ((base * height) % 2 !== 0 || base === height || gcd(base, height) === 1) return null
  const area = (base * height) / 2
  const [known, found] = asked === 'base' ? [height, base] : [base, height]
  const line = asked === 'base' ? 'QR' : 'PS'
  return single(
    2,
    `The area of triangle PQR is ${area} cm². Find the length of ${line}.`,
    cm(found),
    [
      `{1/2} × ${known} × ${line} = ${area}; ${known} × ${line} = ${area * 2} ✓`,
      `${line} = ${area * 2} ÷ ${known} = ${found} cm ✓`,
    ],
    {
      givens: { area, known },
      slips: [
        slip(cm(area / known), `You divided ${area} by ${known}. That would be right for a rectangle of ${area} cm².`),
        slip(
          cm(area / 2 / known),
          `You halved the area. The product of base and height is larger than the area, not smaller.`,
        ),
        slip(cm(area - known), `You subtracted ${known} from the area. Undo a multiplication by dividing.`),
        slip(
          cm(area * 2 - known),
          `You doubled the area, which is right, and then subtracted ${known}. Divide instead.`,
        ),
      ].filter(({ value, text }) => value !== found && !/\.\d{3}/.test(text)),
      picture: beyond(base, height, past, asked),
    },
  )
}

export const heights = family(
  'M175',
  'Base and height of a triangle',
  'area-of-triangles',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: oneOf(gridTriangle, rightAngled, slanting),
  },
  {
    marks: 2,
    choice: false,
    level: 2,
    calculator: false,
    make: oneOf(otherHeight, fromArea),
  },
)
