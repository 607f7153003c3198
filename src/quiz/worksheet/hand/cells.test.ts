import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleFill, samplePlot } from '#quiz/worksheet/samples.ts'
import { acceptHand, cellsOf, handKey, handText, named, withValue } from './cells.ts'
import { choiceLines, emptyTable, handPoints } from './on-paper.ts'

test.each([
  [sampleFill, '0|1|1|1', 'L1, S1 open: lit; L1, S2 open: not lit; L2, S1 open: not lit; L2, S2 open: not lit'],
  [samplePlot, '20|14', '0: 20; 2: 14'],
])('the key of $kind is a response, and reads as words', (answer, key, words) => {
  expect(handKey(answer)).toBe(key)
  expect(acceptHand(answer, key)).toBe(key)
  expect(handText(answer, key)).toBe(words)
})

test.each([
  ['nothing', sampleFill, '', ''],
  ['empty cells only', sampleFill, '|||', ''],
  ['some cells', sampleFill, '0||1', '0||1|'],
  ['a choice that is not there', sampleFill, '2|1||', '|1||'],
  ['more than there are cells', sampleFill, '0|0|0|0|0', '0|0|0|0'],
  ['no choice at all', sampleFill, 'lit|x|-1|1.5', ''],
  ['points on the axis', samplePlot, '0|0', ''],
  ['one point', samplePlot, '0|14', '|14'],
  ['a point above the grid', samplePlot, '41|14', '|14'],
  ['a point in the middle of a square', samplePlot, '18|14', '18|14'],
])('of a form is kept: %s', (_, answer, raw, kept) => expect(acceptHand(answer, raw)).toBe(kept))

test('a point may be half a small square away, not more', () => {
  const [first] = cellsOf(samplePlot)
  const right = ['17.9', '18', '19', '20', '22', '22.1', '', 'x', '0'].filter((value) => first?.isRight(value))
  expect(right).toEqual(['18', '19', '20', '22'])
})

test('one cell changes, the others stay', () => {
  expect(withValue(sampleFill, '', 2, '1')).toBe('||1|')
  expect(withValue(sampleFill, '0||1|', 0, '')).toBe('||1|')
  expect(withValue(samplePlot, '20|', 1, '14')).toBe('20|14')
})

describe.each([sampleFill, samplePlot])('$kind', (answer) => {
  test('any text is read as a response that stays as it is', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const kept = acceptHand(answer, raw)
        expect(acceptHand(answer, kept)).toBe(kept)
        expect(kept === '' || kept.split('|').length === cellsOf(answer).length).toBe(true)
      }),
    ))
})

test('on paper a table is empty, and its choices stand above it', () => {
  expect(emptyTable(sampleFill)).toEqual([
    ['Bulb', 'S1 open', 'S2 open'],
    ['L1', '', ''],
    ['L2', '', ''],
  ])
  expect(choiceLines(sampleFill)).toEqual(['Choose from: lit / not lit'])
  const [first = { head: '', choices: [] }] = sampleFill.columns
  const two = { ...sampleFill, columns: [first, { head: 'State', choices: ['gas', 'solid'] }] }
  expect(choiceLines(two)).toEqual(["Choose for 'S1 open': lit / not lit", "Choose for 'State': gas / solid"])
})

test('a sentence has its own stop', () => expect(named('It grows.', 'true')).toBe('It grows. true'))

test('the key has a line for each mark', () => {
  expect(handPoints(samplePlot, 2)).toEqual(['0: 20', '2: 14'])
  expect(handPoints(samplePlot, 1)).toEqual(['0: 20; 2: 14'])
  expect(handPoints(sampleFill, 2)).toEqual(['L1: lit, not lit', 'L2: not lit, not lit'])
  expect(handPoints(sampleFill, 4)[1]).toBe('L1, S2 open: not lit')
})
