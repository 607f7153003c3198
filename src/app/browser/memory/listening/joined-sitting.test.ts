import { describe, expect, test } from 'vitest'
import { storedPractice } from '#listening/practice/samples.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { firstState, type SittingState } from '#listening/sitting/sitting-state.ts'
import { begunSitting, sittingOf } from './begun-sitting.ts'
import { joinedSitting } from './joined-sitting.ts'

const parsed = parsePractice('english-2024', storedPractice)
if (parsed.status !== 'ok') throw new Error('the sample is no practice')
const { practice } = parsed
const state = (more: Partial<SittingState>): SittingState => ({ ...firstState(practice), ...more })
const begun = (more: Partial<SittingState>) => begunSitting(practice, state(more), 7)

const mine = { position: { clip: 0, question: 1 }, responses: { '0-0': 2, '0-1': 0 }, plays: { '0': 1, '1': 1 } }
const theirs = { responses: { '0-0': 1, '0-1': 2, '1-0': 1 }, plays: { '0': 2 } }

describe('of two tabs with one sitting', () => {
  test('the answers of both are kept, those of this tab where it gave them, and the most plays', () => {
    const joined = joinedSitting(begun(theirs), begun(mine), ['0-1'])
    expect(joined === null ? null : sittingOf(joined, practice, [])).toEqual({
      position: mine.position,
      responses: { '0-0': 1, '0-1': 0, '1-0': 1 },
      plays: { '0': 2, '1': 1 },
    })
    expect(joined?.done).toBe(3)
  })

  test('what one of them submitted is over', () => {
    expect(joinedSitting(begun(theirs), { ...begun(mine), open: false }, [])).toBeNull()
  })

  test('nothing is taken from another text of the practice, or from what cannot be read', () => {
    const other = begun(theirs)
    expect(joinedSitting({ ...other, texts: { ...other.texts, 1: 'another' } }, begun(mine), [])).toEqual(begun(mine))
    expect(joinedSitting({ ...other, state: {} }, begun(mine), [])).toEqual(begun(mine))
    expect(joinedSitting(null, begun(mine), [])).toEqual(begun(mine))
  })
})
