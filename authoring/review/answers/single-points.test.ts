import { expect, test } from 'vitest'
import { reviewPoints } from './single-points.ts'

const said = (...points: readonly string[]): readonly string[] =>
  reviewPoints([{ file: 'a.json', body: { questions: [{ parts: [{ points }] }] } }])

test('a point that asks for two things is named', () =>
  expect(said('It melts; the drops fall.', '他哭了；他走了。')).toEqual([
    "a.json: a marking point asks for two things: 'It melts; the drops fall.'",
    "a.json: a marking point asks for two things: '他哭了；他走了。'",
  ]))

test.each([
  'The steel gains heat and expands.',
  'The animals carry it away, and it drops off far from the parent plant.',
  'So it is no longer a magnet and does not hold the nuts.',
  'Light travels in straight lines and cannot go round the wall.',
  'The oxygen increased in the light and the carbon dioxide decreased.',
  '说出同意谁，并且有合理的理由。',
])('two statements are two things: %s', (point) => expect(said(point)).toHaveLength(1))

test.each([
  'There is friction between the marble and the bowl.',
  'Some energy changes into heat and sound.',
  'Herons and otters find fewer crabs, so they eat more fish.',
  'They compete for water, mineral salts and light.',
  'Both: 0.9 g for Q and 3.2 g for R.',
  'She thinks that red and green look alike.',
  'It gives out more oxygen than the plants and the fish take in.',
])('two nouns are one thing: %s', (point) => expect(said(point)).toEqual([]))

test('what is not needed stands in brackets', () =>
  expect(said('It melts (and falls; or drips).', 'The steel (gains heat and) expands.')).toEqual([]))
