import { expect, test } from 'vitest'
import { families } from '#maths/families.ts'
import { checks } from './checks.ts'
import { faultsOf } from './faults.ts'

const SEEDS = 60

const makers = families.flatMap((family) =>
  family.makers.map((maker) => ({ name: `${family.id}:${maker.marks}`, family, maker })),
)

test('every maker has a second computation, and every second computation a maker', () =>
  expect(Object.keys(checks).sort()).toEqual(makers.map(({ name }) => name).sort()))

test.each(makers)('$name', ({ family, maker }) => {
  for (let seed = 0; seed < SEEDS; seed += 1)
    expect(faultsOf(family, maker, `check-${seed}`, 2020 + (seed % 7)), `check-${seed}`).toEqual([])
})
