import { expect, test } from 'vitest'
import type { LibrarySet } from '#quiz/library/library-set.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { setLabel, topicOf } from '#quiz/library/topics.ts'
import { stepAfterSet, stepToSet } from './next-step.ts'

function setOf(type: string, setId: string, title: string): LibrarySet {
  const topic = topicOf(type)
  const parsed = parseQuiz({ type, title, questions: [] })
  if (topic === null || parsed.status !== 'ok') throw new Error('no such set')
  return { topic, setId, label: setLabel(setId), typed: parsed.typed }
}

const FIRST = setOf('grammar-mcq', 'Set_1', 'Grammar: People at Work')
const SECOND = setOf('grammar-mcq', 'Set_6', 'Grammar: Animals')
const OTHER = setOf('chinese-mcq', 'Set_1', '语文应用：校园生活')
const SETS = [FIRST, SECOND, OTHER]

test('the next set of the topic comes by its own title', () =>
  expect(stepAfterSet(SETS, 'grammar-mcq', 'Set_1')).toEqual({
    to: '/quiz/grammar-mcq/Set_6',
    lead: 'Next: ',
    title: 'Animals',
    language: 'en',
  }))

test('after the last set of a topic comes the first of the next one, by its topic', () => {
  expect(stepAfterSet(SETS, 'grammar-mcq', 'Set_6')).toMatchObject({ title: '语文应用：校园生活', language: 'zh-Hans' })
  expect(stepAfterSet(SETS, 'chinese-mcq', 'Set_1')).toMatchObject({ title: 'Grammar: People at Work' })
})

test('a set that cannot be read comes by its name', () => {
  const unread = { ...SECOND, typed: null }
  expect(stepAfterSet([FIRST, unread], 'grammar-mcq', 'Set_1').title).toBe('Grammar Set 6')
})

test('without any set the topics come', () => {
  expect(stepAfterSet([], 'grammar-mcq', 'Set_1')).toMatchObject({ to: '/practice', title: 'All topics' })
  expect(stepToSet([], 20_000)).toMatchObject({ to: '/practice' })
})

test('a number leads to one set, whatever its size', () =>
  expect(stepToSet(SETS, 20_001).title).toBe('Grammar: People at Work'))
