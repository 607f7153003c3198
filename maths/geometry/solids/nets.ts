/** Families M197 to M199: nets of a cube and of a cuboid. */
import type { Draw, Picture } from '#families/family.ts'
import { drawing, label, millimetres, rectangle } from '#families/kit/drawing.ts'
import { family, single, slip, slipsOf } from '#families/kit/problem.ts'
import { cm3 } from '#families/kit/quantities.ts'
import { words } from '#families/kit/quantity.ts'
import { different } from '#families/kit/working.ts'
import { type Cell, cellWords, figuresInARow, NAMES, namedFigures } from './cells.ts'
import { NETS, OTHERS } from './cube-nets.ts'

/** Turned by a quarter so many times, and turned over if `over`; the first row and column are 0 again. */
function turned(cells: readonly Cell[], quarters: number, over: boolean): readonly Cell[] {
  let now = cells.map(([row, column]): Cell => [row, over ? -column : column])
  for (let i = 0; i < quarters; i += 1) now = now.map(([row, column]): Cell => [column, -row])
  const [top, left] = [Math.min(...now.map(([row]) => row)), Math.min(...now.map(([, column]) => column))]
  return now.map(([row, column]): Cell => [row - top, column - left])
}

/** In an order of chance. */
const shuffled = <T>(draw: Draw, list: readonly T[]): readonly T[] =>
  list
    .map((one) => ({ one, at: draw.int(0, 9999) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)

const whichIsANet = family('M197', 'Which figure is a net of a cube', 'solids-and-nets', {
  marks: 1,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const wrong = shuffled(draw, OTHERS).slice(0, 3)
    const { cells } = draw.pick(NETS)
    const place = draw.int(0, 3)
    const figures = [
      ...wrong.slice(0, place).map((one) => one.cells),
      cells,
      ...wrong.slice(place).map((one) => one.cells),
    ]
    const drawn = figures.map((one) => turned(one, 2 * draw.int(0, 1), draw.pick([true, false])))
    const alt = `Four figures of six equal squares each. ${namedFigures(drawn)}.`
    const names = NAMES.filter((_, i) => i !== place)
    return single(
      1,
      'Which figure is a net of a cube?',
      words(place + 1, `Figure ${NAMES[place]}`),
      [`Fold each figure in your mind: only the squares of Figure ${NAMES[place]} become six different faces ✓`],
      {
        givens: {},
        picture: figuresInARow(drawn, { cell: 20, across: 4, down: 3 }, alt),
        slips: wrong.map(({ why }, i) =>
          slip(words(NAMES.indexOf(names[i] ?? 'A') + 1, `Figure ${names[i]}`), `It does not close. ${why}`),
        ),
      },
    )
  },
})

const LETTERS: readonly string[] = ['P', 'Q', 'R', 'S', 'T', 'U']

function letteredNet(cells: readonly Cell[], letters: readonly string[]): Picture {
  const size = 34
  const body = cells.map(
    ([row, column], i) =>
      rectangle(column * size, row * size, size, size) +
      label([column * size + size / 2, row * size + size / 2], letters[i] ?? ''),
  )
  const [width, height] = [
    (Math.max(...cells.map(([, column]) => column)) + 1) * size,
    (Math.max(...cells.map(([row]) => row)) + 1) * size,
  ]
  const alt = `A net of six equal squares: ${cells.map((cell, i) => `${letters[i]} in ${cellWords([cell]).replace('places', 'place')}`).join(', ')}`
  return { svg: drawing(width, height, ...body), alt, width: millimetres(width) }
}

const oppositeFaces = family('M198', 'Opposite faces of a net', 'solids-and-nets', {
  marks: 1,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const net = draw.pick(NETS)
    const letters = shuffled(draw, LETTERS)
    const [one, other] = draw.pick(net.opposite)
    const [asked, answer] = draw.pick([
      [one, other],
      [other, one],
    ] as const)
    const face = (i: number) => words(LETTERS.indexOf(letters[i] ?? '') + 1, `Face ${letters[i]}`)
    const beside = shuffled(
      draw,
      [0, 1, 2, 3, 4, 5].filter((i) => i !== asked && i !== answer),
    )
    const cells = turned(net.cells, draw.int(0, 3), draw.pick([true, false]))
    return single(
      1,
      `The figure is a net of a cube. Which face is opposite Face ${letters[asked]} when the net is folded?`,
      face(answer),
      [`When Face ${letters[asked]} is at the bottom, Face ${letters[answer]} is at the top ✓`],
      {
        givens: {},
        picture: letteredNet(cells, letters),
        slips: beside.map((i) =>
          slip(
            face(i),
            `Face ${letters[i]} and Face ${letters[asked]} share an edge of the cube, so they are not opposite.`,
          ),
        ),
      },
    )
  },
})

/** The strip of four faces from the top, with the two ends beside its second face. */
function cuboidNet(length: number, breadth: number, height: number): Picture {
  const whole = length + 2 * height
  const scale = Math.min(240 / whole, 240 / (2 * breadth + 2 * height))
  const [l, b, h] = [length * scale, breadth * scale, height * scale]
  const [left, low] = [46, 2 * (b + h)]
  const faces = [
    rectangle(left + h, 0, l, h),
    rectangle(left + h, h, l, b),
    rectangle(left + h, h + b, l, h),
    rectangle(left + h, 2 * h + b, l, b),
    rectangle(left, h, h, b),
    rectangle(left + h + l, h, h, b),
  ]
  const [from, to, y] = [left, left + l + 2 * h, low + 16]
  const across = `<path d="M${from} ${y}H${to}M${from} ${y - 5}V${y + 5}M${to} ${y - 5}V${y + 5}" fill="none" stroke="#000" stroke-width="1.6"/>`
  const body = [
    ...faces,
    across,
    label([(from + to) / 2, y + 14], `${whole} cm`),
    label([left + h - 7, h / 2], `${height} cm`, 'end'),
    label([to + 8, h + b / 2], `${breadth} cm`, 'start'),
  ]
  const alt = `A net of a cuboid: four rectangles below one another and an end at each side of the second. The net is ${whole} cm wide, the first rectangle is ${height} cm high and the second ${breadth} cm`
  return { svg: drawing(to + 60, y + 26, ...body), alt, width: millimetres(to + 60) }
}

const volumeOfNet = family('M199', 'The volume of the cuboid of a net', 'solids-and-nets', {
  marks: 2,
  choice: false,
  level: 3,
  calculator: false,
  make: (draw) => {
    const [l, b, h] = [draw.int(6, 15), draw.int(4, 9), draw.int(2, 6)]
    if (l <= b || b <= h) return null
    const whole = l + 2 * h
    const answer = cm3(l * b * h)
    return single(
      2,
      'The figure shows the net of a cuboid. Find the volume of the cuboid.',
      answer,
      [
        `The two ends are ${h} cm wide each: length ${whole} − 2 × ${h} = ${l} cm ✓`,
        `Volume: ${l} × ${b} × ${h} = ${l * b * h} cm³ ✓`,
      ],
      {
        givens: { whole, b, h },
        picture: cuboidNet(l, b, h),
        slips: different(
          answer,
          slipsOf(cm3, [
            [whole * b * h, `You took ${whole} cm as the length. It is the length and the widths of both ends.`],
            [(l + h) * b * h, `You took one end away from ${whole} cm. There is one at each side.`],
            [2 * (l * b + l * h + b * h), 'You found the area of the net. The volume is length × breadth × height.'],
            [l * b, 'You found the area of one face. Multiply it by the height.'],
            [l * h * h, `You used the height twice. The breadth is ${b} cm.`],
            [l * b * b, `You used the breadth twice. The height is ${h} cm.`],
          ]),
        ),
      },
    )
  },
})

export const nets = [whichIsANet, oppositeFaces, volumeOfNet]
