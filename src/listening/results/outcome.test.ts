import { describe, expect, test } from 'vitest'
import { resultsOf } from '#listening/practice/results.ts'
import { storedPractice } from '#listening/practice/samples.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { readOutcome, withOutcome } from './outcome.ts'

const parsed = parsePractice('english-2024', storedPractice)
if (parsed.status !== 'ok') throw new Error('not read')
const { practice } = parsed
const outcome = { responses: { '0-0': 2 }, pauses: 2 }
const results = resultsOf(practice, outcome.responses)

describe('results in a history entry', () => {
  test('name their practice and have the answers', () => {
    const entry = withOutcome(practice, outcome)
    expect(entry).toEqual({ usr: { results, practice: 'english-2024', answers: { '0-0': 2 }, pauses: 2 } })
    expect(readOutcome(structuredClone(entry), practice.id)).toEqual(outcome)
  })

  test.each([
    ['an entry without state', null],
    ['an entry of another page', { usr: { other: 1 } }],
    ['a sitting', { usr: { listening: { id: practice.id } } }],
    ['another practice', withOutcome({ ...practice, id: 'english-2020' }, outcome)],
    ['the former shape, with the whole practice', { usr: { results, practice, answers: { '0-0': 2 }, pauses: null } }],
  ])('%s has none', (_, entry) => expect(readOutcome(entry, practice.id)).toBeNull())

  test('leave out an answer that is not an option', () =>
    expect(readOutcome({ usr: { practice: practice.id, answers: { '0-0': 'x', '1-0': 1 } } }, practice.id)).toEqual({
      responses: { '1-0': 1 },
      pauses: null,
    }))
})
