import { describe, expect, test } from 'vitest'
import { storedPractice } from '#listening/practice/samples.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { answersOf, clipEntries } from './clips.ts'

const parsed = parsePractice('english-2024', storedPractice)
if (parsed.status !== 'ok') throw new Error('the sample is no practice')
const { practice } = parsed
const [one, two] = clipEntries(practice)

describe('the clips of a practice', () => {
  test('have their questions, each as a practice of one clip', () => {
    expect([one?.ref, two?.ref]).toEqual(['listening/english-2024/practice 1', 'listening/english-2024/practice 2'])
    expect(two?.practice.clips).toEqual([practice.clips[1]])
  })

  test('have another version with another key', () => {
    const clips = practice.clips.map((clip) => ({
      ...clip,
      questions: clip.questions.map((question) => ({ ...question, key: 2 - question.key })),
    }))
    const [changed] = clipEntries({ ...practice, clips })
    expect(changed?.ref).toBe(one?.ref)
    expect(changed?.version).not.toBe(one?.version)
  })
})

describe('a clip is', () => {
  const rights = (responses: Readonly<Record<string, number>>) =>
    answersOf(practice, responses).map(({ id, answer }) => [id, answer.right])

  test('right where all its questions are', () => {
    expect(rights({ '0-0': 2, '0-1': 0, '1-0': 0 })).toEqual([
      ['1', true],
      ['2', false],
    ])
    expect(rights({ '0-0': 2, '0-1': 1, '1-0': 1 })).toEqual([
      ['1', false],
      ['2', true],
    ])
  })

  test('not counted where nothing of it was answered, unless half of the practice was', () => {
    expect(rights({ '1-0': 1 })).toEqual([['2', true]])
    expect(rights({ '0-0': 2, '0-1': 0 })).toEqual([
      ['1', true],
      ['2', false],
    ])
  })
})
