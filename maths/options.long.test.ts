import { expect, test } from 'vitest'
import { createRandom } from '#lib/random.ts'
import { ask } from '#maths/set.ts'
import { families } from './families.ts'
import { single, slip } from './kit/problem.ts'
import { measure } from './kit/quantity.ts'
import { chooseOptions } from './options.ts'

const degrees = (value: number) => measure(value, '°')

test('an angle of less than half a turn has no larger option', () => {
  const slips = [223, 112, 68, 99, 180].map((value) => slip(degrees(value), 'a slip'))
  const chosen = chooseOptions(
    single(1, 'Find the angle.', degrees(43), [], { givens: {}, slips }),
    createRandom('options'),
  )
  expect(chosen?.options.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([43, 68, 99, 112])
})

const SEEDS = 30
const angles = families.flatMap((family) =>
  family.makers.flatMap((maker) => (maker.choice ? [{ name: `${family.id}:${maker.marks}`, family, maker }] : [])),
)

test.each(angles)('$name has no such option', (source) => {
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const options = ask(source, `wide-${seed}`, true, 2026).options
    const key = options?.options[options.key]
    const wide = options?.options.filter(({ text, value }) => text.endsWith('°') && value >= 180) ?? []
    if ((key?.value ?? 180) < 180) expect(wide.map(({ text }) => text)).toEqual([])
  }
})
