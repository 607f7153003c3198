import { expect, test } from 'vitest'
import { checks } from '#authoring/maths/checks/checks.ts'
import { everything } from '../../../e2e/products.ts'
import { prove, sources } from './prove.ts'

/** Marking takes longer than all the rest. */
const [SEEDS, MARKED_EVERY] = everything ? [100, 1] : [40, 4]

test('every maker has a second computation, and every second computation a maker', () =>
  expect(Object.keys(checks).sort()).toEqual(sources.map(({ name }) => name).sort()))

test.each(sources)('$name', (source) =>
  expect([...prove(source, SEEDS, MARKED_EVERY).faults.keys()].slice(0, 5)).toEqual([]),
)
