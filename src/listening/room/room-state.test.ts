import { describe, expect, test } from 'vitest'
import { storedPractice } from '#listening/practice/samples.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { choose, NEW_ROOM, openQuestions, readRoom, withRoom } from './room-state.ts'

const parsed = parsePractice('english-2024', storedPractice)
if (parsed.status !== 'ok') throw new Error('the sample is broken')
const { practice } = parsed
const state = { second: 61.7, responses: { '0-0': 2, '1-0': 1 }, pauses: 1 }

describe('a room in a history entry', () => {
  test('comes back to the same second', () => {
    const entry = structuredClone(withRoom({ idx: 3 }, practice.id, state))
    expect(readRoom(entry, practice)).toEqual({ ...state, second: 61 })
    expect(entry).toMatchObject({ idx: 3 })
  })

  test.each([
    ['nothing', null],
    ['another practice', withRoom(null, 'english-2023', state)],
    ['a second that is none', { usr: { room: { id: practice.id, second: -4 } } }],
  ])('%s is a new room', (_, entry) => expect(readRoom(entry, practice)).toEqual(NEW_ROOM))

  test('answers that the practice does not have are left out', () => {
    const entry = withRoom(null, practice.id, { ...state, responses: { '0-0': 3, '5-0': 1, '1-0': 0 } })
    expect(readRoom(entry, practice).responses).toEqual({ '1-0': 0 })
  })
})

test('an option is chosen, and one that does not exist is not', () => {
  const chosen = choose(practice, NEW_ROOM, { clip: 0, question: 1 }, 2)
  expect(chosen.responses).toEqual({ '0-1': 2 })
  expect(choose(practice, chosen, { clip: 0, question: 1 }, 3)).toBe(chosen)
  expect(choose(practice, chosen, { clip: 7, question: 0 }, 0)).toBe(chosen)
  expect(openQuestions(practice, chosen)).toEqual([1, 3])
})
