import { expect, test } from 'vitest'
import { checks } from '#authoring/maths/checks/checks.ts'
import { prove, sources } from './prove.ts'

const SEEDS = 100

test('every maker has a second computation, and every second computation a maker', () =>
  expect(Object.keys(checks).sort()).toEqual(sources.map(({ name }) => name).sort()))

test.each(sources)('$name', (source) => expect([...prove(source, SEEDS, 1).faults.keys()].slice(0, 5)).toEqual([]))
