/** Drawn scales: measuring cylinders, a dial, a ruler. Pure. */
import type { Picture } from '#families/family.ts'
import {
  circle,
  drawing,
  label,
  line,
  millimetres,
  type Point,
  path,
  polygon,
  rectangle,
} from '#families/kit/drawing.ts'

/** A scale from 0 to `labels` × `step`, each step cut into `parts`; `marks` counts parts from 0. */
export type Scale = Readonly<{ step: number; labels: number; parts: number }>

const HEIGHT = 200

/** One cylinder whose water stands at `marks`. */
function cylinder(left: number, { step, labels, parts }: Scale, marks: number, name: string): string {
  const at = (mark: number): number => 24 + HEIGHT - (mark * HEIGHT) / (labels * parts)
  const ticks = Array.from({ length: labels * parts }, (_, i) => i + 1).map((mark) =>
    line([left + 70, at(mark)], [left + 70 - (mark % parts === 0 ? 20 : 11), at(mark)]),
  )
  const numbers = Array.from({ length: labels }, (_, i) =>
    label([left + 77, at((i + 1) * parts)], String((i + 1) * step), 'start'),
  )
  return [
    rectangle(left, at(marks), 70, 24 + HEIGHT - at(marks), '#dcdcdc'),
    path(`M${left} 12V${24 + HEIGHT}H${left + 70}V12`),
    ...ticks,
    ...numbers,
    label([left + 96, 8], 'ml'),
    name === '' ? '' : label([left + 35, HEIGHT + 40], name),
  ].join('')
}

const scaleWords = ({ step, parts }: Scale, unit: string): string =>
  `labelled every ${step} ${unit}, with ${parts} equal parts between labels`

/** A measuring cylinder; its water ends at the mark. */
export const oneCylinder = (scale: Scale, marks: number): Picture => ({
  svg: drawing(130, HEIGHT + 30, cylinder(4, scale, marks, '')),
  alt: `A measuring cylinder with water. Its scale is ${scaleWords(scale, 'ml')}`,
  width: millimetres(130),
})

/** The same cylinder before and after. */
export const twoCylinders = (scale: Scale, before: number, after: number): Picture => ({
  svg: drawing(300, HEIGHT + 52, cylinder(4, scale, before, 'Before'), cylinder(170, scale, after, 'After')),
  alt: `Two drawings of a measuring cylinder with water, before and after. The scale is ${scaleWords(scale, 'ml')}`,
  width: millimetres(300),
})

/** A kitchen scale: a dial with its pointer at the mark, 0 at the top, clockwise. */
export function dial(scale: Scale, marks: number, unit: string): Picture {
  const all = scale.labels * scale.parts
  const centre: Point = [132, 132]
  const at = (mark: number, radius: number): Point => [
    132 + radius * Math.sin((mark / all) * 2 * Math.PI),
    132 - radius * Math.cos((mark / all) * 2 * Math.PI),
  ]
  const ticks = Array.from({ length: all }, (_, mark) =>
    line(at(mark, 94), at(mark, mark % scale.parts === 0 ? 80 : 87)),
  )
  const numbers = Array.from({ length: scale.labels }, (_, i) =>
    label(at(i * scale.parts, 114), String(i * scale.step)),
  )
  const body = [
    circle(centre, 94),
    ...ticks,
    ...numbers,
    label(at(marks + all / 2, 30), unit),
    line(centre, at(marks, 84)),
    circle(centre, 5, '#000'),
  ]
  return {
    svg: drawing(264, 264, ...body),
    alt: `The round face of a kitchen scale with a pointer. It is ${scaleWords(scale, unit)}, and begins with 0 at the top`,
    width: millimetres(264),
  }
}

/** A ruler in centimetres with tenths; a pencil lies from one mark to another, in millimetres. */
export function ruler(first: number, last: number, from: number, to: number, thing: string): Picture {
  const width = 330
  const at = (mm: number): number => 12 + ((mm - first * 10) * (width - 24)) / ((last - first) * 10)
  const ticks = Array.from({ length: (last - first) * 10 + 1 }, (_, i) => first * 10 + i).map((mm) =>
    line([at(mm), 62], [at(mm), 62 + (mm % 10 === 0 ? 16 : mm % 5 === 0 ? 12 : 8)]),
  )
  const numbers = Array.from({ length: last - first + 1 }, (_, i) =>
    label([at((first + i) * 10), 90], String(first + i)),
  )
  const body = [
    polygon(
      [
        [at(from), 30],
        [at(to) - 14, 30],
        [at(to), 39],
        [at(to) - 14, 48],
        [at(from), 48],
      ],
      '#dcdcdc',
    ),
    line([at(from), 48], [at(from), 62]),
    line([at(to), 39], [at(to), 62]),
    rectangle(0, 62, width, 42),
    ...ticks,
    ...numbers,
    label([width - 16, 116], 'cm'),
  ]
  return {
    svg: drawing(width, 126, ...body),
    alt: `A ${thing} lies above a ruler, of which the part from ${first} cm to ${last} cm is seen; each centimetre is cut into 10 parts. Two lines lead from the ends of the ${thing} to the ruler`,
    width: millimetres(width),
  }
}
