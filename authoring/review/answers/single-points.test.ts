import { expect, test } from 'vitest'
import { reviewPoints } from './single-points.ts'

const said = (...points: readonly string[]): readonly string[] =>
  reviewPoints([{ file: 'a.json', body: { questions: [{ parts: [{ points }] }] } }])

test('a point that asks for two things is named', () =>
  expect(said('It melts; the drops fall.', '他哭了；他走了。')).toEqual([
    "a.json: a marking point asks for two things: 'It melts; the drops fall.'",
    "a.json: a marking point asks for two things: '他哭了；他走了。'",
  ]))

test('what is not needed stands in brackets', () => expect(said('It melts (and falls; or drips).')).toEqual([]))
