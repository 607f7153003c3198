import { expect, test } from 'vitest'
import { sampleFill, samplePlot } from '#quiz/worksheet/samples.ts'
import { judgeHand } from './judge-hand.ts'

test.each([
  ['all cells', sampleFill, 2, '0|1|1|1', 'right', 2],
  ['three of four for two marks', sampleFill, 2, '0|1|1|0', 'wrong', 1],
  ['two of four for two marks', sampleFill, 2, '0|1||', 'wrong', 1],
  ['one of four for two marks', sampleFill, 2, '0|||', 'wrong', 0],
  ['three of four for four marks', sampleFill, 4, '0|1|1|0', 'wrong', 3],
  ['three of four for one mark', sampleFill, 1, '0|1|1|0', 'wrong', 0],
  ['points within half a square', samplePlot, 2, '22|12', 'right', 2],
  ['one point too high', samplePlot, 2, '23|14', 'wrong', 1],
  ['one point alone', samplePlot, 1, '20|', 'wrong', 0],
] as const)('%s', (_, answer, marks, given, verdict, earned) =>
  expect(judgeHand(answer, marks, given)).toEqual({ verdict, earned, note: '' }),
)
