import { expect, test } from 'vitest'
import { families } from '#families/geometry/families.ts'
import { makeProblem } from '#families/make-problem.ts'

const ROUNDS = 60
const EXAM_YEAR = 2026

/** The angle of an arc by its chord, and the words of the labels: those of the angles come first, in the order of the arcs. */
function arcsOf(svg: string): readonly Readonly<{ drawn: number; words: string }>[] {
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text)
  const arcs = [...svg.matchAll(/M([-\d.]+) ([-\d.]+)A([\d.]+) [\d.]+ 0 0 [01] ([-\d.]+) ([-\d.]+)/g)]
  return arcs.map(([, x1, y1, radius, x2, y2], i) => {
    const chord = Math.hypot(Number(x2) - Number(x1), Number(y2) - Number(y1))
    return { drawn: (Math.asin(chord / 2 / Number(radius)) * 360) / Math.PI, words: words[i] ?? '' }
  })
}

const newFamilies = families.filter(({ id }) => Number(id.slice(1)) >= 150)

test.each(newFamilies)(
  '$id: an angle is drawn as large as its label says, and x as large as the answer',
  ({ makers }) => {
    for (const maker of makers)
      for (let i = 0; i < ROUNDS; i += 1) {
        const { picture, parts } = makeProblem(maker, `arc-${i}`, false, EXAM_YEAR)
        for (const { drawn, words } of arcsOf(picture?.svg ?? '')) {
          const told = /^(\d+)°$/.exec(words)?.[1]
          if (told !== undefined) expect(drawn, picture?.alt).toBeCloseTo(Number(told), 0)
          else if (words === 'x' && parts[0]?.ask.endsWith('Find ∠x.') === true)
            expect(drawn, picture?.alt).toBeCloseTo(parts[0].answer.value, 0)
        }
      }
  },
)
