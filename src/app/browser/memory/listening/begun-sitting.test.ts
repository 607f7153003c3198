import { describe, expect, test } from 'vitest'
import { storedPractice } from '#listening/practice/samples.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { firstState, reduce } from '#listening/sitting/sitting-state.ts'
import { changedItems } from '#memory/kept/unfinished.ts'
import { begunSitting, questionHashes, sittingOf } from './begun-sitting.ts'

const practiceOf = (stored: object) => {
  const parsed = parsePractice('english-2024', stored)
  if (parsed.status !== 'ok') throw new Error('the sample is no practice')
  return parsed.practice
}
const practice = practiceOf(storedPractice)

const chosen = reduce(practice, firstState(practice), { type: 'choose', option: 2 })
const next = reduce(practice, chosen, { type: 'next' })
const both = reduce(practice, next, { type: 'choose', option: 0 })
const played = reduce(practice, both, { type: 'charge', clip: 0 })

describe('a sitting that was begun', () => {
  test('comes back with its answers, its place and its plays', () => {
    const begun = begunSitting(practice, played, 7)
    expect(begun).toMatchObject({ path: '/listening/english-2024/practice', subject: 'english', done: 2, of: 3, at: 7 })
    expect(sittingOf(JSON.parse(JSON.stringify(begun)), practice, [])).toEqual(played)
  })

  test('has no answer to a question that has changed since', () => {
    const [first, ...others] = storedPractice.clips
    const [asked, ...more] = first?.questions ?? []
    const changed = {
      ...storedPractice,
      clips: [{ ...first, questions: [{ ...asked, questionText: 'How?' }, ...more] }, ...others],
    }
    const now = practiceOf(changed)
    const begun = begunSitting(practice, played, 7)
    const numbers = changedItems(begun, questionHashes(now))
    expect(numbers).toEqual(['1'])
    expect(sittingOf(begun, now, numbers)?.responses).toEqual({ '0-1': 0 })
  })
})
