import { expect, test } from 'vitest'
import type { ItemResult } from '#quiz/contract/quiz-type.ts'
import { type Marks, tallyOf } from './tally.ts'

const result = (earned: number, marks: number): ItemResult => ({ earned, marks, hint: 'none' })

/** What is ticked in each item, and of how many marks. */
const ticks: Readonly<Record<string, Marks>> = {
  chosen: { earned: 0, total: 0 },
  worked: { earned: 1, total: 2 },
  open: { earned: 2, total: 3 },
}
const tickedIn = (asked: ReadonlySet<string>): Marks =>
  Object.entries(ticks)
    .filter(([id]) => asked.has(id))
    .reduce((sum, [, own]) => ({ earned: sum.earned + own.earned, total: sum.total + own.total }), {
      earned: 0,
      total: 0,
    })

test.each([
  {
    what: 'without ticks all is marked here',
    results: { chosen: result(1, 2) },
    tally: { here: [1, 2], ticked: [0, 0], all: [1, 2] },
  },
  {
    what: 'working earns marks that its answer lost: the marks of all stay',
    results: { chosen: result(1, 2), worked: result(0, 3) },
    tally: { here: [1, 5], ticked: [1, 2], all: [2, 5] },
  },
  {
    what: 'open answers add their own marks',
    results: { chosen: result(1, 2), worked: result(0, 3), open: result(0, 0) },
    tally: { here: [1, 5], ticked: [3, 5], all: [4, 8] },
  },
])('$what', ({ results, tally }) => {
  const marks = Object.values(results)
  const earned = marks.reduce((sum, one) => sum + one.earned, 0)
  const total = marks.reduce((sum, one) => sum + one.marks, 0)
  const { here, ticked, all } = tallyOf({ earned, total, results }, tickedIn)
  expect({
    here: [here.earned, here.total],
    ticked: [ticked.earned, ticked.total],
    all: [all.earned, all.total],
  }).toEqual(tally)
})
