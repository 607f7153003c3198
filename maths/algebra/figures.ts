/** Figures whose sides or pieces have a letter, for expressions and equations. */
import type { Picture } from '#families/family.ts'
import { drawing, label, line, millimetres, polygon, rectangle, sketch } from '#families/kit/drawing.ts'

/** '3y + 2' for a figure; without a term that is nothing. */
export function plainTerm(a: number, b: number, letter: string = 'y'): string {
  const letters = a === 0 ? '' : a === 1 ? letter : `${a}${letter}`
  if (b === 0) return letters
  return letters === '' ? String(b) : `${letters} ${b > 0 ? '+' : '−'} ${Math.abs(b)}`
}

const inCm = (term: string): string => (/^\w+$/.test(term) ? `${term} cm` : `(${term}) cm`)

/** A rectangle with its length below and its breadth at the right. */
export function rectangleOf(length: string, breadth: string): Picture {
  const [width, height] = [180, 84]
  return {
    svg: sketch(
      width + 100,
      height + 26,
      rectangle(0, 0, width, height),
      label([width / 2, height + 16], inCm(length)),
      label([width + 8, height / 2], inCm(breadth), 'start'),
    ),
    alt: `A rectangle. Its length is ${inCm(length)} and its breadth is ${inCm(breadth)}.`,
    width: millimetres(width + 100),
  }
}

/** An isosceles triangle on its base, with ticks on the equal sides. */
export function isosceles(side: string, base: string): Picture {
  const [left, right, top] = [90, 230, 0]
  const bottom = 110
  const middle = (left + right) / 2
  const tick = (x: number, lean: number): string => line([x - 6, bottom / 2 - lean], [x + 6, bottom / 2 + lean])
  return {
    svg: sketch(
      320,
      bottom + 26,
      polygon([
        [middle, top],
        [right, bottom],
        [left, bottom],
      ]),
      tick((left + middle) / 2, 4),
      tick((right + middle) / 2, -4),
      label([(left + middle) / 2 - 14, bottom / 2 - 4], inCm(side), 'end'),
      label([middle, bottom + 16], inCm(base)),
    ),
    alt: `An isosceles triangle. One of its two equal sides is ${inCm(side)} long and its base is ${inCm(base)} long.`,
    width: millimetres(320),
  }
}

/** A straight rod cut into pieces, each with its length above it. */
export function rod(pieces: readonly string[]): Picture {
  const width = 110
  const parts = pieces.map(
    (text, i) => rectangle(i * width, 26, width, 22) + label([i * width + width / 2, 12], inCm(text)),
  )
  return {
    svg: sketch(width * pieces.length, 50, ...parts),
    alt: `A straight rod in ${pieces.length} pieces. Their lengths are ${pieces.map(inCm).join(', ')}.`,
    width: millimetres(width * pieces.length),
  }
}

/** A balance: blocks of one unknown mass and a weight on the left, a weight on the right. */
export function balance(boxes: number, extra: number, total: number): Picture {
  const size = 34
  const left = boxes * (size + 4) + 52
  const right = 90
  const pan = 70
  const gap = 60
  const box = (i: number): string =>
    rectangle(i * (size + 4), pan - size, size, size) + label([i * (size + 4) + size / 2, pan - size / 2], 'y')
  const weight = (x: number, width: number, grams: number): string =>
    rectangle(x, pan - size, width, size, '#ddd') + label([x + width / 2, pan - size / 2], `${grams} g`)
  const start = left + gap
  const pivot = start - gap / 2
  return {
    svg: drawing(
      start + right,
      pan + 46,
      ...Array.from({ length: boxes }, (_, i) => box(i)),
      weight(boxes * (size + 4), 48, extra),
      weight(start + 12, 66, total),
      line([-2, pan], [left, pan]),
      line([start, pan], [start + right, pan]),
      line([left / 2, pan], [left / 2, pan + 14]),
      line([start + right / 2, pan], [start + right / 2, pan + 14]),
      line([left / 2, pan + 14], [start + right / 2, pan + 14]),
      polygon(
        [
          [pivot, pan + 14],
          [pivot + 16, pan + 42],
          [pivot - 16, pan + 42],
        ],
        '#ddd',
      ),
    ),
    alt: `A balance is level. On the left are ${boxes} equal blocks marked y and a weight of ${extra} g. On the right is a weight of ${total} g.`,
    width: millimetres(start + right),
  }
}
