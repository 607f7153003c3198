/** Family M184: the height of water in a tank. */

import type { Draw, Picture } from '#families/family.ts'
import { label } from '#families/kit/drawing.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { cm, spread } from '#families/kit/quantities.ts'
import { num } from '#families/kit/quantity.ts'
import { cornerOf, cuboid, edgeLabels, fitted, picture, type Solid } from '#families/kit/shapes.ts'
import { tankPicture } from './tanks.ts'

function poured(draw: Draw) {
  const [l, b, h, k] = [draw.int(20, 60, 5), draw.int(10, 40, 5), draw.int(18, 50), draw.int(2, 30)]
  const level = (k * 1000) / (l * b)
  if (l <= b || !Number.isInteger(level * 2) || level > h - 4 || level < 4 || level * 2 === h) return null
  const answer = cm(level)
  const slips = spread(draw, answer, [
    slip(cm(h - level), 'You found how far the water is below the top of the tank.'),
    slip(cm(level / 10), `You took ${k} litres as ${num(k * 100)} cm³. There are 1000 cm³ in a litre.`),
    slip(cm(level * 10), `You took ${k} litres as ${num(k * 10_000)} cm³. There are 1000 cm³ in a litre.`),
    slip(cm((k * 1000) / l / h), `You divided by ${l} × ${h}. The base of the tank is ${l} cm by ${b} cm.`),
    slip(cm((k * 1000) / (b * h)), `You divided by ${b} × ${h}, an upright side. The water stands on the base.`),
    slip(cm(level / 2), 'You halved the height. A tank is a cuboid: nothing is halved.'),
    slip(cm(h), 'You gave the height of the tank. It is not full.'),
    slip(cm(level - 1), 'Check your division: with this height there is less water than was poured in.'),
    slip(cm(level + 1), 'Check your division: with this height there is more water than was poured in.'),
  ])
  if (slips === null) return null
  return single(
    2,
    `${k} litres of water are poured into the empty rectangular tank. Find the height of the water in it.`,
    answer,
    [
      `${k} litres = ${num(k * 1000)} cm³ ✓`,
      `${num(k * 1000)} ÷ (${l} × ${b}) = ${num(k * 1000)} ÷ ${num(l * b)} = ${num(level)} cm ✓`,
    ],
    {
      givens: { k, l, b, h },
      slips,
      picture: tankPicture([l, b, h], 0, `An empty rectangular tank ${l} cm long, ${b} cm wide and ${h} cm high`),
    },
  )
}

/** The same closed box twice: on its base, and on its shorter upright side. */
function twoPositions(l: number, b: number, h: number, water: number): Picture {
  const sizes = [fitted([l, b, h], [150, 140]), fitted([h, b, l], [90, 140])] as const
  const scale = Math.min(sizes[0].width / l, sizes[1].width / h)
  const bottom = Math.max(h, l) * scale + b * scale * 0.45
  const first: Solid = { left: 0, bottom, width: l * scale, depth: b * scale, height: h * scale }
  const left = l * scale + b * scale * 0.6 + 68
  const second: Solid = { left, bottom, width: h * scale, depth: b * scale, height: l * scale }
  const body = [
    cuboid(first, water / h),
    cuboid(second, (water * l) / h / l),
    edgeLabels(first, [`${l} cm`, `${b} cm`, `${h} cm`]),
    label([cornerOf(first, l * scale * 0.5, 0, false)[0], bottom + 34], 'Figure 1'),
    label([cornerOf(second, h * scale * 0.5, 0, false)[0], bottom + 34], 'Figure 2'),
  ]
  const alt = `In Figure 1 a closed rectangular box ${l} cm long, ${b} cm wide and ${h} cm high, partly filled with water; in Figure 2 the same box stands upright on its side of ${b} cm by ${h} cm`
  return picture([left + h * scale + b * scale * 0.6 + 24, bottom + 48], [6, 4], alt, body)
}

function tipped(draw: Draw) {
  const [l, b, h, water] = [draw.int(16, 40), draw.int(8, 15), draw.int(8, 18), draw.int(3, 14)]
  const level = (l * water) / h
  if (h >= l - 3 || h <= b - 4 || water > h - 2 || !Number.isInteger(level) || level === water || level > l - 3)
    return null
  return single(
    3,
    `Figure 1 shows a closed rectangular box with water to a height of ${water} cm. The box is then stood on its side of ${b} cm by ${h} cm as in Figure 2. Find the height of the water in Figure 2.`,
    cm(level),
    [
      `Water: ${l} × ${b} × ${water} = ${num(l * b * water)} cm³ ✓`,
      `Base in Figure 2: ${b} × ${h} = ${b * h} cm² ✓`,
      `${num(l * b * water)} ÷ ${b * h} = ${level} cm ✓`,
    ],
    {
      givens: { l, b, h, water },
      slips: [
        slip(
          cm(water),
          'You kept the height of the water. The base has changed, so the height changes too; the volume stays.',
        ),
        slip(cm((water * h) / l), 'You made the water lower. On a smaller base the same water stands higher.'),
        slip(
          cm(l - (h - water)),
          `You kept the empty height of ${h - water} cm. It is the volumes that stay the same.`,
        ),
        slip(
          cm((l * b * water) / (l * h)),
          `You used ${l} cm by ${h} cm as the base. Look which side the box stands on.`,
        ),
        slip(cm(h - water), 'You found the empty part above the water in Figure 1.'),
        slip(cm(l - level), 'You found the empty part above the water.'),
      ].filter(({ value, text }) => value !== level && !/\.\d{3}/.test(text)),
      picture: twoPositions(l, b, h, water),
    },
  )
}

type Sides = readonly [number, number, number]

/** A block lies under water in a tank, both drawn in their proportions; `share` of the tank is full. */
function blockPicture([l, b, h]: Sides, share: number, block: Sides): Picture {
  const size = fitted([l, b, h], [210, 150])
  const solid: Solid = { left: 0, bottom: size.height + size.depth * 0.45, ...size }
  const [width, depth] = [(size.width * block[0]) / l, (size.depth * block[1]) / b]
  const inner: Solid = {
    left: (size.width - width) * 0.4 + size.depth * 0.15,
    bottom: solid.bottom - (size.depth - depth) * 0.2,
    width,
    depth,
    height: (size.height * block[2]) / h,
  }
  const body = [
    cuboid(solid, share),
    cuboid(inner)
      .replaceAll(/<path[^>]*stroke-dasharray[^>]*>/g, '')
      .replaceAll('fill="none"', 'fill="#fff"'),
    edgeLabels(solid, [`${l} cm`, `${b} cm`, '']),
  ]
  const alt = `A rectangular tank with a base of ${l} cm by ${b} cm; a solid block lies under the water in it`
  return picture([size.width + size.depth * 0.6 + 60, solid.bottom + 28], [6, 4], alt, body)
}

function blockTakenOut(draw: Draw) {
  const [l, b, before, fall] = [draw.int(30, 50, 5), draw.int(20, 30, 5), draw.int(18, 28), draw.int(2, 6)]
  const [long, wide] = [draw.int(10, 20), draw.int(8, 16)]
  const volume = l * b * fall
  const high = volume / (long * wide)
  if (l <= b || long <= wide || !Number.isInteger(high) || high > before - fall - 2 || high < 4 || high === fall)
    return null
  const after = before - fall
  return single(
    3,
    `A rectangular tank has a base of ${l} cm by ${b} cm. When a solid metal block lies completely under the water, the water is ${before} cm high. When the block is taken out, the water is ${after} cm high. The base of the block measures ${long} cm by ${wide} cm. Find the height of the block.`,
    cm(high),
    [
      `The water falls by ${before} − ${after} = ${fall} cm ✓`,
      `Volume of the block: ${l} × ${b} × ${fall} = ${num(volume)} cm³ ✓`,
      `Height: ${num(volume)} ÷ (${long} × ${wide}) = ${num(volume)} ÷ ${long * wide} = ${high} cm ✓`,
    ],
    {
      givens: { l, b, before, after, long, wide },
      slips: [
        slip(
          cm(fall),
          'You found by how much the water falls. That times the base of the tank is the volume of the block.',
        ),
        slip(
          cm((l * b * before) / (long * wide)),
          `You took all the water of ${before} cm. Only the part that the block pushed up is its volume.`,
        ),
        slip(
          cm((l * b * after) / (long * wide)),
          `You used the water that is left. The block has the volume by which the water falls.`,
        ),
        slip(cm(after), 'You gave the height of the water that is left, not of the block.'),
        slip(cm(fall + 1), 'You are out by one. Work with the volume by which the water falls.'),
        slip(cm(volume), 'You found the volume of the block. Its base is told, so its height can be found.'),
      ].filter(({ value, text }) => value !== high && !/\.\d{3}/.test(text)),
      picture: blockPicture([l, b, before + 6], before / (before + 6), [long, wide, high]),
    },
  )
}

export const levels = family(
  'M184',
  'Height of water',
  'volume-unknown-edge',
  { marks: 2, choice: true, level: 2, calculator: false, make: poured },
  { marks: 3, choice: false, level: 3, calculator: true, make: oneOf(tipped, blockTakenOut) },
)
