import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { datesFrom } from '#lib/days/singapore-date.ts'
import { HEAD } from '#lib/indexer.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { definition as selection } from '#quiz/selection/definition.ts'
import { type Candidate, candidatesOf, selectionOf } from './candidates.ts'
import { setOf } from './library-set.ts'
import { parseQuiz } from './parse-quiz.ts'
import { createSetIndexer } from './set-indexer.ts'
import { shelves } from './shelf.ts'
import { type PickedItem, TEN, todaysItems } from './todays-ten.ts'
import { documentId, setIdOf, topicOfType } from './topics.ts'

const bodyOf = (id: string): unknown => JSON.parse(readFileSync(`content/quizzes/${id}.json`, 'utf8'))

const indexer = createSetIndexer()
for (const file of readdirSync('content/quizzes')) {
  const id = file.replace('.json', '')
  indexer.add(id, bodyOf(id))
}
const SHELVES = shelves.parse([...indexer.parts()].find(({ name }) => name === HEAD)?.body)
const ofTypes = (...types: readonly string[]) => SHELVES.filter(({ type }) => types.includes(type))

function candidateAt({ type, number, at }: PickedItem): readonly Candidate[] {
  const topic = topicOfType(type)
  const parsed = parseQuiz(bodyOf(documentId(topic, setIdOf(number))))
  return candidatesOf(setOf(topic, number, parsed.status === 'ok' ? parsed.typed : null)).slice(at, at + 1)
}

const nameOf = ({ type, number, at }: PickedItem) => `${type} ${number} ${at}`
const tenOn = (date: string, from = SHELVES) => todaysItems(date, from, TEN)
const namesOn = (date: string, from = SHELVES) => tenOn(date, from).map(nameOf)
const topicsOn = (date: string) => tenOn(date).map(({ type }) => type)
const inARow = (types: readonly string[]) => types.filter((type, i) => i > 0 && type === types[i - 1])

const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => datesFrom('2026-01-01', days + 1).at(-1) ?? '')

describe('the ten of a day', () => {
  test('are ten different items, the same each time, on any date', () =>
    fc.assert(
      fc.property(dates, (date) => {
        const names = namesOn(date)
        expect(new Set(names).size).toBe(10)
        expect(namesOn(date)).toEqual(names)
      }),
      { numRuns: 20 },
    ))

  test('mix English and Chinese over four topics, the same shares each day, no topic twice in a row', () => {
    for (const date of datesFrom('2026-11-22', 60)) {
      const types = topicsOn(date)
      expect(inARow(types), date).toEqual([])
      expect(types.toSorted(), date).toEqual([
        ...Array(2).fill('chinese-mcq'),
        ...Array(2).fill('grammar-mcq'),
        ...Array(2).fill('vocab-cloze'),
        ...Array(4).fill('vocab-mcq'),
      ])
    }
  })

  test.each([1, 3, 4, 5, 7])('are %i where other subjects have the other places', (places) => {
    for (const date of datesFrom('2026-11-22', 30)) expect(todaysItems(date, SHELVES, places)).toHaveLength(places)
  })

  test('bring no item again within two weeks', () => {
    const days = datesFrom('2026-11-22', 200).map((date) => namesOn(date))
    for (const [i, today] of days.entries()) {
      const before = new Set(days.slice(Math.max(0, i - 13), i).flat())
      expect(today.filter((name) => before.has(name))).toEqual([])
    }
  })

  test('stand in another order on another day', () => {
    const orders = datesFrom('2026-11-22', 14).map((date) => topicsOn(date).join())
    expect(new Set(orders).size).toBeGreaterThan(10)
  })

  test('are of one topic where the library has one, fewer where it has fewer, none where it has none', () => {
    expect(namesOn('2026-11-22', ofTypes('vocab-cloze'))).toHaveLength(10)
    const small = ofTypes('vocab-cloze').map((one) => ({ ...one, numbers: [1], alone: [5] }))
    expect(new Set(namesOn('2026-11-22', small)).size).toBe(5)
    expect(namesOn('2026-11-22', ofTypes('editing', 'compre-cloze'))).toEqual([])
    expect(namesOn('2026-11-22', [])).toEqual([])
  })

  test('leave out a set that cannot be read', () =>
    expect(tenOn('2026-11-22', [...ofTypes('vocab-mcq').map((one) => ({ ...one, numbers: [1], alone: [0] }))])).toEqual(
      [],
    ))
})

describe('a selection', () => {
  const chosen = tenOn('2026-11-22').flatMap(candidateAt)
  const quiz = selectionOf('Ten', chosen)
  const keys = Object.fromEntries(quiz.items.map(({ id, key }) => [id, key]))

  test('numbers its items from 1 and knows the topic and language of each', () => {
    expect(quiz.items.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    for (const [i, { set }] of chosen.entries()) {
      const id = String(i + 1)
      expect(quiz.sources[id]?.topic).toBe(set.topic.title)
      expect(selection.itemLanguage(quiz, id)).toBe(set.topic.language)
    }
  })

  test('is marked as its items are in their sets', () => {
    expect(selection.score(quiz, keys)).toMatchObject({ earned: 10, total: 10 })
    expect(selection.score(quiz, { ...keys, 3: '' })).toMatchObject({ earned: 9 })
    for (const [i, { item, set }] of chosen.entries()) {
      const text = definitions['grammar-mcq'].responseText(set.typed?.quiz ?? quiz, item, item.key)
      expect(selection.responseText(quiz, quiz.items[i] ?? item, item.key)).toBe(text)
    }
  })

  test('shows the sentence of a passage before its question, with the one word marked', () => {
    const all = datesFrom('2026-11-22', 25)
      .flatMap((date) => tenOn(date, ofTypes('vocab-cloze')))
      .flatMap(candidateAt)
    expect(all.length).toBeGreaterThan(20)
    for (const { item, sentence } of all) {
      const word = /"(.+)"/.exec(item.prompt)?.[1] ?? 'none'
      expect(sentence).toContain(`[${item.id}]${word}[/${item.id}]`)
      expect(sentence.match(/\[\d+\]/g)).toHaveLength(1)
      expect(sentence).toMatch(/[.!?]['"”’]?$/)
    }
  })
})
