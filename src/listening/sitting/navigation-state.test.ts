import { describe, expect, test } from 'vitest'
import { storedPractice } from '#listening/practice/samples.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { readSitting, withSitting } from './navigation-state.ts'

const parsed = parsePractice('english-2024', storedPractice)
if (parsed.status !== 'ok') throw new Error('not read')
const { practice } = parsed
const state = { position: { clip: 1, question: 0 }, responses: { '0-0': 2 }, plays: { '0': 2 } }
/** What the browser gives back. */
const cloned = (entry: unknown): unknown => structuredClone(entry)

describe('the state of a sitting in a history entry', () => {
  test('comes back as it was, beside what else the entry holds', () => {
    const entry = withSitting({ key: 'abc', usr: { other: 1 } }, practice.id, state)
    expect(entry).toMatchObject({ key: 'abc', usr: { other: 1 } })
    expect(readSitting(cloned(entry), practice)).toEqual(state)
  })

  test('of another practice is none', () =>
    expect(readSitting(withSitting(null, 'english-2020', state), practice)).toBeNull())

  test.each([null, undefined, 'text', 7, [], {}, { usr: null }, { usr: { listening: { id: 'english-2024' } } }])(
    '%j holds none',
    (entry) => expect(readSitting(entry, practice)).toBeNull(),
  )

  test('takes nothing that could not be', () => {
    const entry = {
      usr: {
        listening: {
          id: 'english-2024',
          position: { clip: 7, question: 0 },
          answers: { '0-0': 'x', '0-1': -1, '1-0': 1 },
          plays: { '0': 99, '1': null },
        },
      },
    }
    expect(readSitting(entry, practice)).toEqual({
      position: { clip: 0, question: 0 },
      responses: { '1-0': 1 },
      plays: { '0': 2 },
    })
  })
})
