import { expect, test } from 'vitest'
import { namedSet } from '#quiz/library/library-set.ts'
import { topicOfType } from '#quiz/library/topics.ts'
import { setAfter, setAt, stepToSet } from './next-step.ts'

const SHELVES = [
  { type: 'grammar-mcq', numbers: [1, 6] },
  { type: 'chinese-mcq', numbers: [1] },
] as const

const ANIMALS = namedSet(topicOfType('grammar-mcq'), 6, 'Grammar: Animals')

test('the next set is the one with the next number, then the first of the next topic, then the first of all', () => {
  expect(setAfter(SHELVES, { type: 'grammar-mcq', number: 1 })).toEqual({ type: 'grammar-mcq', number: 6 })
  expect(setAfter(SHELVES, { type: 'grammar-mcq', number: 6 })).toEqual({ type: 'chinese-mcq', number: 1 })
  expect(setAfter(SHELVES, { type: 'chinese-mcq', number: 1 })).toEqual({ type: 'grammar-mcq', number: 1 })
  expect(setAfter(SHELVES, { type: 'editing', number: 1 })).toEqual({ type: 'grammar-mcq', number: 1 })
  expect(setAfter([], { type: 'editing', number: 1 })).toBeNull()
})

test('a number leads to one set, whatever its size', () => {
  expect(setAt(SHELVES, 2)).toEqual({ type: 'chinese-mcq', number: 1 })
  expect(setAt(SHELVES, 20_001)).toEqual({ type: 'grammar-mcq', number: 1 })
  expect(setAt([], 20_000)).toBeNull()
})

test('the next set of the topic comes by its own title, of another one by its topic', () => {
  expect(stepToSet(ANIMALS, 'grammar-mcq')).toEqual({
    to: '/quiz/grammar-mcq/Set_6',
    lead: 'Next: ',
    title: 'Animals',
    language: 'en',
  })
  expect(stepToSet(ANIMALS, null).title).toBe('Grammar: Animals')
  const chinese = namedSet(topicOfType('chinese-mcq'), 1, '语文应用：校园生活')
  expect(stepToSet(chinese, 'grammar-mcq')).toMatchObject({ title: '语文应用：校园生活', language: 'zh-Hans' })
})

test('a set that cannot be read comes by its name', () => {
  const unread = namedSet(topicOfType('grammar-mcq'), 6, '')
  expect(stepToSet(unread, 'grammar-mcq').title).toBe('Grammar Set 6')
  expect(stepToSet(unread, null).title).toBe('Grammar Set 6')
})

test('without any set the topics come', () =>
  expect(stepToSet(null, null)).toMatchObject({ to: '/practice', title: 'All topics' }))
