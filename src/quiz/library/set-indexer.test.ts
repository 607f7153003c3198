import { expect, test } from 'vitest'
import { HEAD } from '#lib/indexer.ts'
import { createSetIndexer, rowsPart, skillPart } from './set-indexer.ts'
import { MAX_ASKED_SETS, ROWS_A_PART, shelfRows, shelves, skillPostings } from './shelf.ts'
import { skillsIn } from './skills-in.ts'

const question = (skill: string, level: number) => ({
  question: 'The box _____ to her.',
  options: ['belong', 'belongs', 'belonging', 'belonged'],
  answer: 1,
  skill,
  level,
})

const grammar = (title: string, ...skills: readonly string[]) => ({
  type: 'grammar-mcq',
  title,
  questions: skills.map((skill) => question(skill, 2)),
})

function partsOf(documents: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> {
  const indexer = createSetIndexer()
  for (const [id, body] of Object.entries(documents)) indexer.add(id, body)
  return new Map(Array.from(indexer.parts(), ({ name, body }) => [name, JSON.parse(JSON.stringify(body))]))
}

const EDITING = {
  type: 'editing',
  title: 'Editing: The Cake',
  passage: 'She [1]go[/1] home.',
  errors: [{ index: 1, correct: 'went', skill: 'tense-simple' }],
}

const parts = partsOf({
  Grammar_Set_10: grammar('Grammar: Ten', 'passive', 'passive', 'modal'),
  Grammar_Set_6: { type: 'crossword' },
  Editing_Set_1: EDITING,
  Grammar_Set_2: grammar('Grammar: Two', 'modal', 'passive', 'juggling', ''),
  Grammar_Extra: grammar('Grammar: Extra', 'passive'),
  Unknown_Set_1: grammar('Unknown', 'passive'),
})
const [grammarShelf, editingShelf, ...otherShelves] = shelves.parse(parts.get(HEAD))

test('a shelf has its sets by number, also one that cannot be read, and counts what can be asked alone', () => {
  expect(grammarShelf).toMatchObject({
    type: 'grammar-mcq',
    numbers: [2, 6, 10],
    alone: [4, 0, 3],
    unread: [6],
  })
  expect(editingShelf).toMatchObject({ type: 'editing', numbers: [1], alone: [0], unread: [] })
  expect(otherShelves).toEqual([])
})

test('the skills of a shelf are those with a name, in the order of the sets, each with its richest sets', () => {
  expect(Object.entries(grammarShelf?.skills ?? {})).toEqual([
    [
      'modal',
      {
        items: 2,
        best: [
          [2, 1],
          [10, 1],
        ],
      },
    ],
    [
      'passive',
      {
        items: 3,
        best: [
          [10, 2],
          [2, 1],
        ],
      },
    ],
  ])
  expect(skillsIn([grammarShelf, editingShelf].flatMap((one) => one ?? []))).toEqual([
    { tag: 'passive', name: 'the passive', count: 3 },
    { tag: 'modal', name: 'modal verbs', count: 2 },
    { tag: 'tense-simple', name: 'simple tenses', count: 1 },
  ])
})

test('rows say what lists say of each set', () =>
  expect(shelfRows.parse(parts.get(rowsPart('grammar-mcq', 0)))).toEqual([
    { number: 2, title: 'Grammar: Two', items: 4, levels: [0, 4, 0] },
    { number: 6, title: '', items: 0, levels: [0, 0, 0] },
    { number: 10, title: 'Grammar: Ten', items: 3, levels: [0, 3, 0] },
  ]))

test('a skill has its sets in the order of the practice page', () => {
  expect(skillPostings.parse(parts.get(skillPart('passive')))).toEqual([
    { type: 'grammar-mcq', number: 2, items: 1, alone: 1 },
    { type: 'grammar-mcq', number: 10, items: 2, alone: 2 },
  ])
  expect(skillPostings.parse(parts.get(skillPart('tense-simple')))).toEqual([
    { type: 'editing', number: 1, items: 1, alone: 0 },
  ])
})

test('a part stays small however many sets there are', () => {
  const count = ROWS_A_PART + 20
  const many = partsOf(
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`Grammar_Set_${i + 1}`, grammar(`Grammar: ${i}`, 'passive')]),
    ),
  )
  expect(shelfRows.parse(many.get(rowsPart('grammar-mcq', 0)))).toHaveLength(ROWS_A_PART)
  expect(shelfRows.parse(many.get(rowsPart('grammar-mcq', 1)))).toHaveLength(20)
  const [only] = shelves.parse(many.get(HEAD))
  expect(only?.skills.passive?.items).toBe(count)
  expect(only?.skills.passive?.best).toHaveLength(MAX_ASKED_SETS + 1)
})
