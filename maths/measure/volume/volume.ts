/** Families M56 to M58: tanks and cubes. */
import type { Picture } from '#families/family.ts'
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import { label, millimetres, type Point, polygon, rectangle, sketch } from '#families/kit/drawing.ts'
import { family, part, several, single, slip, withBars } from '#families/kit/problem.ts'
import { count, gcd, measure, num } from '#families/kit/quantity.ts'

/** A box in oblique view, filled to `level` of its height (0 to 1). */
function box(left: number, bottom: number, [w, d, h]: readonly [number, number, number], level: number): string {
  const [dx, dy] = [d * 0.6, d * 0.45]
  const corner = (x: number, y: number, back: boolean): Point => [
    left + x + (back ? dx : 0),
    bottom - y - (back ? dy : 0),
  ]
  const water =
    level > 0
      ? polygon(
          [
            corner(0, h * level, false),
            corner(w, h * level, false),
            corner(w, h * level, true),
            corner(0, h * level, true),
          ],
          '#d4d4d4',
        ) + rectangle(left, bottom - h * level, w, h * level, '#e6e6e6')
      : ''
  const frame = [
    rectangle(left, bottom - h, w, h),
    polygon([corner(0, h, false), corner(w, h, false), corner(w, h, true), corner(0, h, true)]),
    polygon([corner(w, 0, false), corner(w, 0, true), corner(w, h, true), corner(w, h, false)]),
  ]
  return water + frame.join('')
}

function tank(l: number, b: number, h: number, level: number): Picture {
  const body = [
    box(10, 140, [150, 70, 100], level),
    label([85, 156], `${l} cm`),
    label([192, 134], `${b} cm`, 'start'),
    label([210, 70], `${h} cm`, 'start'),
  ]
  const alt = `A rectangular tank ${l} cm by ${b} cm by ${h} cm${level > 0 ? ' partly filled with water' : ''}`
  return { svg: sketch(270, 166, ...body), alt, width: millimetres(270) }
}

const filled = family(
  'M56',
  'Volume: fraction filled',
  'volume',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const [l, b, h, a, c] = [
        draw.int(20, 60, 5),
        draw.int(10, 40, 5),
        draw.int(10, 40, 5),
        draw.int(1, 4),
        draw.int(3, 5),
      ]
      const volume = (l * b * h * a) / c
      if (a >= c || gcd(a, c) > 1 || l <= b || !Number.isInteger(volume / 100)) return null
      const litres = (n: number) => measure(n / 1000, 'litres')
      const slips = [
        slip(litres(l * b * h), `You found the volume of the whole tank. Only {${a}/${c}} of it is filled.`),
        slip(
          litres(volume * 10),
          `Your number is ten times too large: divide the cubic centimetres by 1000 to get litres.`,
        ),
        slip(litres(l * b * h - volume), 'You found how much more water the tank can take, not how much is in it.'),
        slip(litres(volume / 10), 'Your number is ten times too small: 1 litre is 1000 cm³.'),
        slip(litres((l * b * h) / c), `You found {1/${c}} of the tank, but it is {${a}/${c}} filled.`),
      ]
      return single(
        1,
        `A rectangular tank measures ${l} cm by ${b} cm by ${h} cm. It is {${a}/${c}} filled with water. How many litres of water are in the tank?`,
        measure(volume / 1000, 'litres'),
        [
          withBars(
            `{${a}/${c}} × ${l} × ${b} × ${h} = ${num(volume)} cm³ = ${num(volume / 1000)} litres ✓`,
            barModel([bar('Tank', [...unitCells(a, '', 'shaded'), ...unitCells(c - a)], `${num(l * b * h)} cm³`)]),
          ),
        ],
        {
          givens: { l, b, h, a, c },
          slips: slips.filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e4)),
        },
      )
    },
  },
  {
    marks: 3,
    choice: false,
    level: 2,
    calculator: true,
    make: (draw) => {
      const [l, b, h, a, c, k] = [
        draw.int(25, 60, 5),
        draw.int(20, 40, 5),
        draw.int(20, 50, 5),
        draw.int(1, 3),
        draw.int(3, 5),
        draw.int(2, 9),
      ]
      const [before, rise] = [(h * a) / c, (k * 1000) / (l * b)]
      if (
        a >= c ||
        gcd(a, c) > 1 ||
        l <= b ||
        !Number.isInteger(before) ||
        !Number.isInteger(rise * 10) ||
        before + rise > h - 2
      )
        return null
      return single(
        3,
        `A rectangular tank measures ${l} cm by ${b} cm by ${h} cm. It is {${a}/${c}} filled with water. Another ${k} litres of water are poured in. Find the new height of the water level.`,
        measure(before + rise, 'cm'),
        [
          withBars(
            `Height at first: {${a}/${c}} × ${h} = ${before} cm ✓`,
            barModel([bar('Tank', [...unitCells(a, '', 'shaded'), ...unitCells(c - a)], `${h} cm`)]),
          ),
          `${k} litres = ${num(k * 1000)} cm³; rise: ${num(k * 1000)} ÷ (${l} × ${b}) = ${num(rise)} cm ✓`,
          `New height: ${before} + ${num(rise)} = ${num(before + rise)} cm ✓`,
        ],
        {
          givens: { l, b, h, a, c, k },
          slips: [
            slip(measure(rise, 'cm'), 'You found by how much the water rose. Add the height that it had at first.'),
            slip(measure(before, 'cm'), `You found the height before the ${k} litres were poured in.`),
            slip(
              measure(h + rise, 'cm'),
              `You added the rise to the height of the tank. At first the water was {${a}/${c}} as high as that.`,
            ),
            slip(
              measure(before + rise / 10, 'cm'),
              `You took ${k} litres as ${num(k * 100)} cm³. There are 1000 cm³ in a litre.`,
            ),
          ],
          picture: tank(l, b, h, a / c),
        },
      )
    },
  },
)

function twoTanks(first: readonly [number, number], second: readonly [number, number], height: number): Picture {
  const body = [
    box(30, 150, [110, 60, 110], 0.7),
    box(250, 150, [80, 60, 110], 0),
    label([85, 166], `${first[0]} cm`),
    label([166, 146], `${first[1]} cm`, 'start'),
    label([290, 166], `${second[0]} cm`),
    label([356, 146], `${second[1]} cm`, 'start'),
    label([104, 4], 'Tank A'),
    label([310, 4], 'Tank B'),
    label([22, 112], `${height} cm`, 'end'),
  ]
  const svg = sketch(440, 172, `<g transform="translate(30 0)">${body.join('')}</g>`)
  const alt = `Tank A with a base of ${first[0]} cm by ${first[1]} cm holds water to a height of ${height} cm; Tank B with a base of ${second[0]} cm by ${second[1]} cm is empty`
  return { svg, alt, width: millimetres(440) }
}

const pouring = family('M57', 'Volume: pouring between tanks', 'volume-unknown-edge', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [l1, b1, l2, b2, h] = [
      draw.int(20, 50, 5),
      draw.int(15, 30, 5),
      draw.int(15, 35, 5),
      draw.int(10, 25, 5),
      draw.int(12, 45),
    ]
    const [base1, base2] = [l1 * b1, l2 * b2]
    const level = (base1 * h) / (base1 + base2)
    if (base1 <= base2 || l1 <= b1 || l2 <= b2 || !Number.isInteger(level) || level < 5) return null
    return several(
      `Tank A has a base of ${l1} cm by ${b1} cm and contains water to a height of ${h} cm. Tank B has a base of ${l2} cm by ${b2} cm and is empty. Some water is poured from Tank A into Tank B until the water in both tanks has the same height.`,
      [
        part(
          3,
          'Find the height of the water in each tank.',
          measure(level, 'cm'),
          [
            `Water: ${l1} × ${b1} × ${h} = ${num(base1 * h)} cm³ ✓`,
            `Both bases: ${l1} × ${b1} + ${l2} × ${b2} = ${num(base1 + base2)} cm² ✓`,
            `Height: ${num(base1 * h)} ÷ ${num(base1 + base2)} = ${level} cm ✓`,
          ],
          {
            slips: [
              slip(
                measure(h / 2, 'cm'),
                `You halved the height of ${h} cm. The two bases differ, so the same height needs different volumes.`,
              ),
              slip(
                measure((base1 * h) / base2, 'cm'),
                'You let all the water stand in Tank B. It covers the bases of both tanks.',
              ),
            ].filter(({ value }) => Number.isInteger(value * 10)),
          },
        ),
        part(
          1,
          'How many litres of water are in Tank B now?',
          measure((base2 * level) / 1000, 'litres'),
          [`${l2} × ${b2} × ${level} = ${num(base2 * level)} cm³ = ${num((base2 * level) / 1000)} litres ✓`],
          {
            slips: [
              slip(
                measure((base1 * level) / 1000, 'litres'),
                `You used the base of Tank A. Tank B has a base of ${l2} cm by ${b2} cm.`,
              ),
              slip(measure(base2 * level, 'litres'), 'Your number is in cubic centimetres. 1 litre is 1000 cm³.'),
            ],
            follows: `${base2} * a / 1000`,
          },
        ),
      ],
      { givens: { l1, b1, h, l2, b2 }, picture: twoTanks([l1, b1], [l2, b2], h) },
    )
  },
})

const cubes = family('M58', 'Cubes cut from a cuboid', 'volume', {
  marks: 1,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [edge, l, b, h] = [draw.int(2, 5), draw.int(9, 30), draw.int(7, 20), draw.int(6, 18)]
    const along = [l, b, h].map((n) => Math.floor(n / edge))
    const [x = 0, y = 0, z = 0] = along
    const bySize = Math.floor((l * b * h) / edge ** 3)
    const exact = [l, b, h].filter((n) => n % edge === 0).length
    if (exact === 3 || exact === 0 || z < 2 || new Set([l, b, h]).size < 3) return null
    const slips = [
      slip(
        count(bySize),
        `You divided the volume of the block by that of a cube. The leftover strips cannot be put together: count the whole cubes along each edge.`,
      ),
      slip(
        count(Math.ceil(l / edge) * Math.ceil(b / edge) * Math.ceil(h / edge)),
        'You rounded up along the edges. A piece that is too short gives no cube.',
      ),
      slip(count(x * y), `You counted one layer, ${x} by ${y}. There is more than one layer in a height of ${h} cm.`),
      slip(
        count(x + y + z),
        `You added ${x}, ${y} and ${z}. Cubes along three edges are multiplied: rows, then layers.`,
      ),
      slip(
        count((l * b * h) / edge),
        `You divided the volume of the block by ${edge}, the edge of a cube. A cube of side ${edge} cm has a larger volume than ${edge} cm³.`,
      ),
      slip(count(x * z), `You counted one side, ${x} by ${z}. There are more rows behind it.`),
      slip(count(x * y * z + x * y), 'You counted one layer of cubes too many.'),
    ]
    return single(
      1,
      `A block of wood measures ${l} cm by ${b} cm by ${h} cm. At most how many cubes of side ${edge} cm can be cut from it?`,
      count(x * y * z),
      [`Whole cubes along the edges: ${x}, ${y} and ${z}; ${x} × ${y} × ${z} = ${x * y * z} ✓`],
      { givens: { l, b, h, edge }, slips: slips.filter(({ value }) => Number.isInteger(value)) },
    )
  },
})

export const volumeFamilies = [filled, pouring, cubes] as const
