/** Family M105: reading a drawn scale. */
import type { Draw, Maker, Quantity } from '#families/family.ts'
import { family, single } from '#families/kit/problem.ts'
import { measure, num } from '#families/kit/quantity.ts'
import { distinct, spread, type Wrong } from '#families/kit/spread.ts'
import { dial, oneCylinder, ruler, type Scale, twoCylinders } from './scale-pictures.ts'

const CYLINDERS: readonly [Scale, ...Scale[]] = [
  { step: 100, labels: 5, parts: 4 },
  { step: 100, labels: 5, parts: 5 },
  { step: 50, labels: 5, parts: 5 },
  { step: 20, labels: 5, parts: 4 },
  { step: 200, labels: 5, parts: 4 },
]

const DIALS: readonly [Scale, ...Scale[]] = [
  { step: 100, labels: 8, parts: 5 },
  { step: 200, labels: 8, parts: 4 },
  { step: 500, labels: 8, parts: 5 },
  { step: 100, labels: 10, parts: 4 },
]

function reading(draw: Draw, kind: 'cylinder' | 'dial') {
  const scale = draw.pick(kind === 'cylinder' ? CYLINDERS : DIALS)
  const { step, labels, parts } = scale
  const marks = draw.int(parts + 1, labels * parts - 1)
  const [full, rest] = [Math.floor(marks / parts), marks % parts]
  if (rest === 0) return null
  const one = step / parts
  const unit = kind === 'cylinder' ? 'ml' : 'g'
  const of = (value: number): Quantity => measure(value, unit)
  const answer = of(marks * one)
  const slips = spread(draw, answer, [
    [
      of(full * step + rest),
      `You took each small part as 1 ${unit}. How much is ${step} ${unit} cut into ${parts} parts?`,
    ],
    [
      of(full * step + rest * 10),
      `You took each small part as 10 ${unit}. How much is ${step} ${unit} cut into ${parts} parts?`,
    ],
    [
      of((full + 1) * step - rest),
      `You counted back from ${(full + 1) * step} in steps of 1 ${unit}. Find first what a small part stands for.`,
    ],
    [
      of((full + 1) * step + rest * one),
      `You counted one label too far. The last label before the mark is ${full * step}.`,
    ],
    [
      of((full - 1) * step + rest * one),
      `You went back one label too far. The last label before the mark is ${full * step}.`,
    ],
    [of((full + 1) * step), `You rounded off to the next label.`],
    [of(full * step), `You read the label before the mark and left the small parts out.`],
    [of((marks + 1) * one), `You counted one small part too many.`],
    [of((marks - 1) * one), `You counted one small part too few.`],
  ])
  if (slips === null) return null
  const ask = draw.pick(
    kind === 'cylinder'
      ? [
          'What is the volume of water in the measuring cylinder?',
          'The measuring cylinder holds water for an experiment. How much water is there?',
        ]
      : [
          'What mass does the kitchen scale show?',
          'A bag of longans lies on the kitchen scale. What is the mass of the bag of longans?',
        ],
  )
  return single(
    1,
    ask,
    answer,
    [
      `Each small part: ${step} ÷ ${parts} = ${one} ${unit}; ${full * step} + ${rest === 1 ? '' : `${rest} × `}${one} = ${answer.text} ✓`,
    ],
    {
      givens: { step, parts },
      slips,
      picture: kind === 'cylinder' ? oneCylinder(scale, marks) : dial(scale, marks, unit),
    },
  )
}

function lengthOn(draw: Draw) {
  const [first, from, length] = [draw.int(1, 6), draw.int(3, 17), draw.int(31, 64)]
  const [last, start] = [first + 9, first * 10 + from]
  const end = start + length
  if (from % 10 === 0 || end % 10 === 0 || length % 10 === 0 || end > last * 10 - 4) return null
  const of = (mm: number): Quantity => measure(mm / 10, 'cm')
  const answer = of(length)
  const thing = draw.pick(['pencil', 'crayon'])
  const slips = spread(draw, answer, [
    [of(end), `You read where the ${thing} ends. It does not begin at 0.`],
    [of(length + 10), `You counted one centimetre too many. Subtract the two readings.`],
    [of(length - 10), `You counted one centimetre too few. Subtract the two readings.`],
    [of(end - first * 10), `You counted from the left edge of the picture. Where does the ${thing} begin?`],
    [of(Math.floor(end / 10) * 10 - Math.floor(start / 10) * 10), `You left the small parts out. Each is 0.1 cm.`],
    [of(length + 1), `You counted one small part too many.`],
    [of(length - 1), `You counted one small part too few.`],
    [of(start), `You read where the ${thing} begins.`],
  ])
  if (slips === null) return null
  return single(
    1,
    `Only a part of the ruler is seen. How long is the ${thing}?`,
    answer,
    [`${num(end / 10)} − ${num(start / 10)} = ${answer.text} ✓`],
    {
      givens: { first, last },
      slips,
      picture: ruler(first, last, start, end, thing),
    },
  )
}

const read = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const kind = draw.pick(['cylinder', 'dial', 'ruler'])
    return kind === 'ruler' ? lengthOn(draw) : reading(draw, kind)
  },
} satisfies Maker

const risen = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const scale = draw.pick(CYLINDERS)
    const { step, labels, parts } = scale
    const one = step / parts
    const n = draw.int(2, 6)
    const [before, more] = [draw.int(parts + 1, 2 * parts + 1), draw.int(2, labels * parts - 2 * parts - 3)]
    const after = before + more
    const total = more * one
    if (total % n !== 0 || after > labels * parts - 1 || after % parts === 0 || total === n) return null
    const rising = draw.pick([true, false])
    const things = draw.pick(['equal marbles', 'equal stones', 'equal metal balls'])
    const [child] = draw.children()
    const unit = rising ? 'cm³' : 'ml'
    const of = (value: number): Quantity => measure(Math.round(value * 100) / 100, unit)
    const answer = of(total / n)
    const ask = rising
      ? `${child.name} puts ${n} ${things} into the water in a measuring cylinder. ${n === 2 ? 'Both' : 'All'} of them are under water afterwards. Find the volume of each of them in cubic centimetres. (1 ml = 1 cm³)`
      : `A tap drips into a measuring cylinder. The drawings show the water before and after ${n} hours. How much water drips into it each hour?`
    const wrong: Wrong[] = [
      [
        of(total),
        rising
          ? `You found the volume of all ${n}. The question asks for one.`
          : `You found the water of ${n} hours. The question asks for one hour.`,
      ],
      [of((after * one) / n), `You divided the second reading. Take the first reading away first.`],
      [of(more / n), `You took each small part as 1 ml. How much is ${step} ml cut into ${parts} parts?`],
      [of((more * 10) / n), `You took each small part as 10 ml. How much is ${step} ml cut into ${parts} parts?`],
      [of(after * one - n), `You subtracted ${n}. Subtract the readings, then divide.`],
    ]
    return single(
      2,
      ask,
      answer,
      [`${after * one} − ${before * one} = ${total} ml ✓`, `${total} ÷ ${n} = ${answer.text} ✓`],
      {
        givens: { n, step, parts },
        slips: distinct(answer, wrong),
        picture: twoCylinders(scale, before, after),
      },
    )
  },
} satisfies Maker

const readingScales = family('M105', 'Reading a scale', 'time-and-scales', read, risen)

export const scaleFamilies = [readingScales] as const
