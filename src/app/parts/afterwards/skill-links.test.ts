import { expect, test } from 'vitest'
import type { LibrarySet } from '#quiz/library/library-set.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { setLabel, topicOf } from '#quiz/library/topics.ts'
import { linkSkills } from './skill-links.ts'

function setOf(type: string, setId: string, skills: readonly string[]): LibrarySet {
  const topic = topicOf(type)
  const questions = skills.map((skill) => ({ question: 'Q', options: ['a', 'b', 'c', 'd'], answer: 0, skill }))
  const parsed = parseQuiz({ type, title: 'T', questions })
  if (topic === null || parsed.status !== 'ok') throw new Error('no such set')
  return { topic, setId, label: setLabel(setId), typed: parsed.typed }
}

const ONE = setOf('grammar-mcq', 'Set_1', ['passive'])
const TWO = setOf('grammar-mcq', 'Set_2', ['passive', 'article', 'passive'])
const CHINESE = setOf('chinese-mcq', 'Set_6', ['passive', 'passive', 'passive', 'passive', '成语'])
const broken: LibrarySet = { ...ONE, setId: 'Set_9', typed: null }
const link = (skills: readonly string[], here: LibrarySet | null) =>
  linkSkills(
    skills,
    [ONE, TWO, CHINESE, broken],
    (set) => set === here,
    ({ topic }) => topic.type === 'grammar-mcq',
  )

test('a skill leads to its page, and says how many more the nearest rich set has', () => {
  expect(link(['passive'], ONE).passive).toEqual({
    name: 'the passive',
    language: 'en',
    to: '/skill/passive',
    more: '2 more in Grammar 2021',
  })
  expect(link(['passive'], TWO).passive?.more).toBe('1 more in Grammar 2020')
})

test('a set of another topic is named where the own topic has no more of it', () =>
  expect(link(['成语'], ONE)).toEqual({
    成语: {
      name: '成语',
      language: 'zh-Hans',
      to: `/skill/${encodeURIComponent('成语')}`,
      more: '1 more in Chinese language application Set 6',
    },
  }))

test('a skill that is asked nowhere else is named without a link', () => {
  expect(link(['modal'], null)).toEqual({ modal: { name: 'modal verbs', language: 'en', to: '', more: '' } })
  expect(link(['article'], TWO).article?.to).toBe('')
})

test('each skill is listed once, one without a name not at all', () => {
  expect(Object.keys(link(['article', 'juggling', 'article', ''], null))).toEqual(['article'])
})
