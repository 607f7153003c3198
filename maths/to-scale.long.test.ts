import { expect, test } from 'vitest'
import { makeProblem } from '#families/make-problem.ts'
import { families } from './families.ts'

const SEEDS = 24
const NOTE = 'not drawn to scale'
const LABEL = /<text[^>]*>([^<]*)<\/text>/g
const LENGTH = /^\(?(\d+(?:\.\d+)?).* (?:cm|m)$/

const makers = families.flatMap((family) =>
  family.makers.map((maker) => ({ name: `${family.id}:${maker.marks}`, maker })),
)

type Seen = Readonly<{ shape: string; lengths: readonly number[]; angles: readonly string[]; says: boolean }>

function seen(svg: string): Seen {
  const labels = [...svg.matchAll(LABEL)].map(([, text = '']) => text)
  return {
    shape: svg.replaceAll(LABEL, '').replace(/^<svg[^>]*>/, ''),
    lengths: labels.flatMap((text) => LENGTH.exec(text)?.slice(1, 2) ?? []).map(Number),
    angles: labels.flatMap((text) => /\d+°$/.exec(text) ?? []).sort(),
    says: labels.includes(NOTE),
  }
}

/** Whether the same lines may stand for the numbers of both. */
function agree(a: Seen, b: Seen): boolean {
  const scale = (a.lengths[0] ?? 1) / (b.lengths[0] ?? 1)
  const proportional = a.lengths.every(
    (length, i) => Math.abs(length - (b.lengths[i] ?? length / scale) * scale) < 1e-6,
  )
  return proportional && a.angles.join() === b.angles.join()
}

test.each(makers)('$name draws its numbers, or says that it does not', ({ maker }) => {
  const figures = Array.from({ length: SEEDS }, (_, i) => makeProblem(maker, `scale-${i}`, false, 2026).picture)
    .flatMap((picture) => (picture === null ? [] : [seen(picture.svg)]))
    .filter(({ says }) => !says)
  for (const one of figures)
    for (const other of figures)
      if (one.shape === other.shape)
        expect(agree(one, other), `${one.lengths}, ${one.angles} and ${other.lengths}, ${other.angles}`).toBe(true)
})
