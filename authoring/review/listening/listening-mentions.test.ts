import { describe, expect, test } from 'vitest'
import { reviewMentions } from './listening-mentions.ts'

const TRANSCRIPT = "Mei takes the bus. Ali rides a bicycle. Ravi doesn't like to walk."
const [BUS, BICYCLE, WALK] = ['takes the bus', 'rides a bicycle', "doesn't like to walk"] as const
const question = (correctAnswer: number, mentions: readonly string[] = [BUS, BICYCLE, WALK]) => ({
  correctAnswer,
  mentions,
})
const review = (questions: ReturnType<typeof question>[], file = 'content/listeningPractices/e.json') =>
  reviewMentions([{ file, body: { clips: [{ transcript: TRANSCRIPT, questions }] } }])
const even = [question(0), question(1), question(2)]

describe('a practice', () => {
  test('whose keys are raised first, second and last names what is denied too often only', () =>
    expect(review(even)).toEqual([
      'content/listeningPractices/e.json: a wrong option is denied outright in 67 % of the items',
    ]))

  test('whose key is always raised last is named, for each place', () =>
    expect(review([question(2), question(2), question(2)])).toEqual([
      'content/listeningPractices/e.json: the key is raised first in 0 % of the items (chance: 33 %)',
      'content/listeningPractices/e.json: the key is raised second in 0 % of the items (chance: 33 %)',
      'content/listeningPractices/e.json: the key is raised last in 100 % of the items (chance: 33 %)',
    ]))

  test('may deny nothing but its key', () => {
    const order = [BUS, BICYCLE, WALK]
    const denied = review([question(2, order), question(2, order)]).filter((line) => line.includes('denied'))
    expect(denied).toEqual([])
  })

  test.each([
    [['takes the bus', 'rides a bicycle'], 'item 1: mentions of 2 options, not 3'],
    [['takes the bus', 'rides a bicycle', 'takes a taxi'], "item 1: the transcript does not say 'takes a taxi'"],
    [['takes the bus', 'rides a bicycle', ''], "item 1: the transcript does not say ''"],
  ])('whose question quotes %j is named', (mentions, fault) =>
    expect(review([question(0, mentions)])).toEqual([`content/listeningPractices/e.json: ${fault}`]),
  )
})

test('documents of other collections are passed over', () =>
  expect(review([question(0, [])], 'content/quizzes/e.json')).toEqual([]))
