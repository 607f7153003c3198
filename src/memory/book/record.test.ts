import { describe, expect, it } from 'vitest'
import type { Book } from '#memory/kept/shapes.ts'
import { EMPTY_BOOK } from './book.ts'
import { takeOut } from './by-hand.ts'
import { type Answer, record } from './record.ts'
import { skillState } from './skill-state.ts'

const answer = (more: Partial<Answer>): Answer => ({
  ref: 'grammar-mcq/Set_1 4',
  version: 'a',
  skill: 'connector',
  subject: 'english',
  right: false,
  sure: false,
  ...more,
})

const written = (answers: readonly (readonly [day: number, more: Partial<Answer>])[], from: Book = EMPTY_BOOK): Book =>
  answers.reduce((book, [day, more]) => record(book, answer(more), day, null), from)

describe('the book', () => {
  it('has what was missed, not what was right at once', () => {
    expect(Object.keys(written([[100, {}]]).mistakes)).toEqual(['grammar-mcq/Set_1 4'])
    expect(written([[100, { right: true }]]).mistakes).toEqual({})
  })

  it('is the same after the same answers of a day once more', () => {
    const once = written([[100, {}]])
    expect(
      written(
        [
          [100, {}],
          [100, {}],
        ],
        once,
      ),
    ).toEqual(once)
  })

  it('says whether the pupil was sure of the wrong answer', () => {
    expect(written([[100, { sure: true }]]).mistakes['grammar-mcq/Set_1 4']?.sure).toBe(true)
  })

  it('drops a mistake whose text has changed, and begins again if the new text is missed', () => {
    const before = written([
      [100, {}],
      [101, { right: true }],
    ])
    expect(
      record(before, answer({ version: 'b', right: true }), 104, null).mistakes['grammar-mcq/Set_1 4']?.state,
    ).toBe('out')
    const again = record(before, answer({ version: 'b' }), 104, null).mistakes['grammar-mcq/Set_1 4']
    expect(again).toMatchObject({ version: 'b', missed: 1, right: 0, state: 'here' })
  })

  it('leaves out what was taken out, until it is missed again', () => {
    const book = written([[100, {}]])
    const ref = 'grammar-mcq/Set_1 4'
    const out = takeOut(book, ref, 101)
    expect(record(out, answer({ right: true }), 103, null).mistakes[ref]?.state).toBe('out')
    expect(record(out, answer({}), 103, null).mistakes[ref]?.state).toBe('here')
  })
})

describe('a skill', () => {
  const stateAfter = (answers: Parameters<typeof written>[0]) => skillState(written(answers).skills.connector)

  it('is begun with the first answer and done when right on two days', () => {
    expect(skillState(undefined)).toBe('not yet')
    expect(stateAfter([[100, {}]])).toBe('begun')
    expect(
      stateAfter([
        [100, { right: true }],
        [100, { right: true, ref: 'other' }],
      ]),
    ).toBe('begun')
    expect(
      stateAfter([
        [100, { right: true }],
        [103, { right: true, ref: 'other' }],
      ]),
    ).toBe('done')
  })

  it('never goes back', () => {
    expect(
      stateAfter([
        [100, { right: true }],
        [103, { right: true }],
        [104, {}],
        [200, {}],
      ]),
    ).toBe('done')
  })

  it('is not kept of an item without one', () => {
    expect(written([[100, { skill: '' }]]).skills).toEqual({})
  })
})
