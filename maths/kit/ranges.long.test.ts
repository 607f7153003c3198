import { expect, test } from 'vitest'
import { families } from '#families/families.ts'
import { makeProblem } from '#families/make-problem.ts'
import { ranges, toldBy } from './ranges.ts'

const PROBLEMS = 10_000
const YEAR = 2026

const makers = families.flatMap(({ makers: own }) => own)

test('in 10,000 problems every thing that has a range is met, and none is larger or smaller than such things are', () => {
  const seeds = Math.ceil(PROBLEMS / makers.length)
  const told = makers.flatMap((maker) =>
    Array.from({ length: seeds }, (_, i) => toldBy(makeProblem(maker, `range-${i}`, false, YEAR))).flat(),
  )
  expect(ranges.filter((range) => !told.some((one) => one.range === range)).map(({ thing }) => thing)).toEqual([])
  const outside = told.filter(({ range: { least, most }, value }) => !(value >= least && value <= most))
  expect(outside.map(({ range: { thing }, value }) => `${thing}: ${value}`)).toEqual([])
})
