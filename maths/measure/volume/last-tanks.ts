/** Family M185: two volumes of water and a ratio, the last questions about volume. */

import type { Draw, Picture } from '#families/family.ts'
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import { dashed, dimension, label, line, rectangle } from '#families/kit/drawing.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, part, several, slip, withBars } from '#families/kit/problem.ts'
import { cm, litres } from '#families/kit/quantities.ts'
import { gcd, num, units } from '#families/kit/quantity.ts'
import { cuboid, edgeLabels, picture, type Solid } from '#families/kit/shapes.ts'

type Base = readonly [length: number, breadth: number]

/** Two tanks of the same height at one scale; only the first has water. */
function twoTanks(first: Base, second: Base, share: number): Picture {
  const height = 36
  const scale = Math.min(215 / (first[0] + second[0] + (first[1] + second[1]) * 0.6), 3.4)
  const deep = Math.max(first[1], second[1]) * scale * 0.45
  const bottom = height * scale + deep + 22
  const solid = ([l, b]: Base, left: number): Solid => ({
    left,
    bottom,
    width: l * scale,
    depth: b * scale,
    height: height * scale,
  })
  const left = (first[0] + first[1] * 0.6) * scale + 62
  const body = [
    cuboid(solid(first, 0), share),
    cuboid(solid(second, left)),
    edgeLabels(solid(first, 0), [`${first[0]} cm`, `${first[1]} cm`, '']),
    edgeLabels(solid(second, left), [`${second[0]} cm`, `${second[1]} cm`, '']),
    label([first[0] * scale * 0.5, bottom + 34], 'Tank X'),
    label([left + second[0] * scale * 0.5, bottom + 34], 'Tank Y'),
  ]
  const alt = `Tank X has a base of ${first.join(' cm by ')} cm and holds water; Tank Y has a base of ${second.join(' cm by ')} cm and is empty`
  return picture([left + (second[0] + second[1] * 0.6) * scale + 66, bottom + 46], [6, -14], alt, body)
}

function heightsInRatio(draw: Draw) {
  const [l1, b1, l2, b2] = [draw.int(25, 50, 5), draw.int(20, 30, 5), draw.int(15, 40, 5), draw.int(10, 25, 5)]
  const [p, q, unit] = [draw.int(1, 5), draw.int(1, 5), draw.int(2, 8)]
  if (p === q || gcd(p, q) > 1 || l1 <= b1 || l2 <= b2 || l1 * b1 <= l2 * b2) return null
  const [one, two] = [l1 * b1 * p, l2 * b2 * q]
  const volume = (one + two) * unit
  const [high, given, moved] = [q * unit, volume / 1000, (two * unit) / 1000]
  if (volume / (l1 * b1) > 34 || Math.max(p, q) * unit > 34 || !Number.isInteger(given * 10) || moved === 1) return null
  return several(
    `Two rectangular tanks are 36 cm high. Tank X contains ${num(given)} litres of water and Tank Y is empty. Some water is poured from Tank X into Tank Y until the ratio of the height of the water in Tank X to that in Tank Y is ${p} : ${q}.`,
    [
      part(
        4,
        'Find the height of the water in Tank Y.',
        cm(high),
        [
          withBars(
            `Bases: X ${l1} × ${b1} = ${num(l1 * b1)} cm², Y ${l2} × ${b2} = ${num(l2 * b2)} cm² ✓`,
            barModel([bar('Height in X', unitCells(p)), bar('Height in Y', unitCells(q, '', 'shaded'))]),
          ),
          `If 1 unit were 1 cm, the water would be ${num(l1 * b1)} × ${p} + ${num(l2 * b2)} × ${q} = ${num(one + two)} cm³ ✓`,
          `${num(given)} litres = ${num(volume)} cm³; 1 unit = ${num(volume)} ÷ ${num(one + two)} = ${unit} cm ✓`,
          `Tank Y: ${q} × ${unit} = ${high} cm ✓`.replace('1 × ', ''),
        ],
        {
          slips: [
            slip(cm(p * unit), 'You found the height in Tank X.'),
            slip(cm(unit), 'You found 1 unit of height. Look how many units the water in Tank Y has.'),
            slip(
              cm((volume * q) / (p + q) / (l2 * b2)),
              `You shared the *volume* in the ratio ${p} : ${q}. It is the heights that are in this ratio, and the bases differ.`,
            ),
            slip(
              cm((volume * q) / (p + q) / (l1 * b1)),
              `You shared the first height of the water in the ratio. The water spreads over two different bases.`,
            ),
          ].filter(({ value, text }) => value !== high && !/\.\d{3}/.test(text)),
        },
      ),
      part(
        1,
        'How many litres of water were poured into Tank Y?',
        litres(moved),
        [`${l2} × ${b2} × ${high} = ${num(moved * 1000)} cm³ = ${num(moved)} litres ✓`],
        {
          slips: [
            slip(litres(given - moved), 'You found the water that is left in Tank X.'),
            slip(
              litres((l1 * b1 * high) / 1000),
              `You used the base of Tank X. Tank Y has a base of ${l2} cm by ${b2} cm.`,
            ),
            slip(litres(moved * 1000), 'Your number is in cubic centimetres. Change it into litres.'),
          ].filter(({ value }) => value !== moved),
          follows: `${l2 * b2} * a / 1000`,
        },
      ),
    ],
    {
      givens: { given, p, q, l1, b1, l2, b2 },
      picture: twoTanks([l1, b1], [l2, b2], Math.min(0.94, volume / (l1 * b1) / 36)),
    },
  )
}

type Sections = Readonly<{ length: number; height: number; p: number; q: number; a: number; b: number }>

/** The tank from the front, with a partition from the bottom to the top. */
function divided({ length, height, p, q, a, b }: Sections, alt: string): Picture {
  const scale = Math.min(220 / length, 150 / height)
  const [wide, high, wall] = [length * scale, height * scale, (length * scale * p) / (p + q)]
  const water = (from: number, to: number, level: number): string =>
    rectangle(from, high - level * scale, to - from, level * scale, '#dedede')
  const body = [
    water(0, wall, a),
    water(wall, wide, b),
    line([0, 0], [0, high]),
    line([wide, 0], [wide, high]),
    line([0, high], [wide, high]),
    line([wall, 0], [wall, high]),
    dashed([0, 0], [wide, 0]),
    label([wall / 2, -14], 'P'),
    label([wall + (wide - wall) / 2, -14], 'Q'),
    dimension([0, high + 14], [wide, high + 14], `${length} cm`),
    label([-8, high - (a * scale) / 2], `${a} cm`, 'end'),
    label([wide + 8, high - (b * scale) / 2], `${b} cm`, 'start'),
  ]
  return picture([wide + 128, high + 64], [62, 24], alt, body)
}

function partitionOut(draw: Draw) {
  const [length, breadth, height] = [draw.int(40, 90, 5), draw.int(20, 40, 5), draw.int(30, 45)]
  const [p, q, a, b, k] = [draw.int(1, 3), draw.int(1, 5), draw.int(10, 38), draw.int(6, 30), draw.int(2, 12)]
  const onePart = length / (p + q)
  if (gcd(p, q) > 1 || p === q || !Number.isInteger(onePart) || Math.abs(a - b) < 5 || a > height - 3) return null
  const [inP, inQ] = [onePart * p * breadth * a, onePart * q * breadth * b]
  const level = (inP + inQ) / (length * breadth)
  const final = level + (k * 1000) / (length * breadth)
  if (!Number.isInteger(level * 10) || level === b || !Number.isInteger(final * 10) || final > height - 1) return null
  if (p * a === q * b || Math.min(p, q) * onePart * Math.min(220 / length, 150 / height) < 46) return null
  const alt = `A rectangular tank ${length} cm long, seen from the front; a partition divides it into sections P and Q; the water is ${a} cm high in P and ${b} cm high in Q`
  return several(
    `A rectangular tank is ${length} cm long, ${breadth} cm wide and ${height} cm high. A thin partition divides it into sections P and Q. The lengths of P and Q are in the ratio ${p} : ${q}. The water is ${a} cm high in P and ${b} cm high in Q. Then the partition is taken out.`,
    [
      part(
        3,
        'Find the height of the water in the tank now.',
        cm(level),
        [
          withBars(
            `${units(p + q)} = ${length} cm; 1 unit = ${onePart} cm: P is ${p * onePart} cm long, Q is ${q * onePart} cm long ✓`,
            barModel([bar('Tank', [...unitCells(p, 'P', 'shaded'), ...unitCells(q, 'Q')], `${length} cm`)]),
          ),
          `Water: ${p * onePart} × ${breadth} × ${a} + ${q * onePart} × ${breadth} × ${b} = ${num(inP)} + ${num(inQ)} = ${num(inP + inQ)} cm³ ✓`,
          `${num(inP + inQ)} ÷ (${length} × ${breadth}) = ${num(level)} cm ✓`,
        ],
        {
          slips: [
            slip(
              cm((a + b) / 2),
              `You took the middle between ${a} cm and ${b} cm. The two sections have different lengths.`,
            ),
            slip(cm((q * a + p * b) / (p + q)), 'You exchanged the lengths of the two sections.'),
            slip(cm(a + b), 'You added the two heights. The water spreads over the whole base now.'),
          ].filter(({ value, text }) => value !== level && !/\.\d{3}/.test(text)),
        },
      ),
      part(
        1,
        `Another ${k} litres of water are poured in. Find the new height of the water.`,
        cm(final),
        [
          `${num(k * 1000)} ÷ (${length} × ${breadth}) = ${num(final - level)} cm; ${num(level)} + ${num(final - level)} = ${num(final)} cm ✓`,
        ],
        {
          slips: [
            slip(cm(final - level), 'You found by how much the water rises. Add the height that it has already.'),
            slip(
              cm(level + (final - level) / 10),
              `You took ${k} litres as ${num(k * 100)} cm³. There are 1000 cm³ in a litre.`,
            ),
          ].filter(({ value }) => value !== final),
          follows: `a + ${k * 1000} / ${length * breadth}`,
        },
      ),
    ],
    { givens: { length, breadth, height, p, q, a, b, k }, picture: divided({ length, height, p, q, a, b }, alt) },
  )
}

export const lastTanks = family(
  'M185',
  'Water and ratio',
  'volume-unknown-edge',
  { marks: 4, choice: false, level: 3, calculator: true, make: oneOf(partitionOut) },
  { marks: 5, choice: false, level: 3, calculator: true, make: oneOf(heightsInRatio) },
)
