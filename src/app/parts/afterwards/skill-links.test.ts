import { expect, test } from 'vitest'
import { MAX_ASKED_SETS, type SetPlace, type Shelf } from '#quiz/library/shelf.ts'
import { linkSkills } from './skill-links.ts'

const shelf = (type: Shelf['type'], skills: Shelf['skills']): Shelf => ({
  type,
  numbers: [],
  alone: [],
  unread: [],
  skills,
})

const GRAMMAR = shelf('grammar-mcq', {
  passive: {
    items: 3,
    best: [
      [2, 2],
      [1, 1],
    ],
  },
  article: { items: 1, best: [[2, 1]] },
})
const CHINESE = shelf('chinese-mcq', { passive: { items: 4, best: [[6, 4]] }, 成语: { items: 1, best: [[6, 1]] } })
const SHELVES = [GRAMMAR, CHINESE]

const ONE = { type: 'grammar-mcq', number: 1 } as const
const TWO = { type: 'grammar-mcq', number: 2 } as const

/** The links of a set of grammar that asks these skills. */
const link = (skills: readonly string[], here: SetPlace) =>
  linkSkills(
    skills,
    SHELVES,
    skills.map((skill) => ({ ...here, skill })),
    'grammar-mcq',
  )

test('a skill leads to its page, and says how many more the nearest rich set has', () => {
  expect(link(['passive'], ONE).passive).toEqual({
    name: 'the passive',
    language: 'en',
    to: '/skill/passive',
    more: '2 more in Grammar 2021',
  })
  expect(link(['passive', 'passive'], TWO).passive?.more).toBe('1 more in Grammar 2020')
})

test('what a quiz asks itself is no more practice: of two sets with as many others the first one is named', () => {
  expect(link(['passive'], TWO).passive?.more).toBe('1 more in Grammar 2020')
  const best = Array.from({ length: MAX_ASKED_SETS + 1 }, (_, i) => [i + 1, 3] as const)
  const asked = best.slice(1).map(([number]) => ({ type: 'grammar-mcq', number, skill: 'modal' }) as const)
  const many = shelf('grammar-mcq', { modal: { items: 33, best } })
  expect(linkSkills(['modal'], [many], asked, '').modal?.more).toBe('3 more in Grammar 2020')
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
  expect(link(['modal'], ONE)).toEqual({ modal: { name: 'modal verbs', language: 'en', to: '', more: '' } })
  expect(link(['article'], TWO).article?.to).toBe('')
})

test('each skill is listed once, one without a name not at all', () => {
  expect(Object.keys(link(['article', 'juggling', 'article', ''], ONE))).toEqual(['article'])
})
