/** The contract of a quiz type, run over the registry: it covers a tenth type without a change. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Quiz, QuizType, Responses } from '#quiz/contract/quiz-type.ts'
import { lintQuizDocument } from '#quiz/library/lint-quiz.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { topics } from '#quiz/library/topics.ts'
import type { Typed, TypeName } from './definitions.ts'
import { definitions } from './definitions.ts'
import { samples } from './samples.ts'

function sample(name: TypeName): Typed {
  const parsed = parseQuiz(samples[name])
  if (parsed.status !== 'ok') throw new Error(`${name}: ${JSON.stringify(parsed)}`)
  return parsed.typed
}

/** Runs a test with a type and its own quiz. */
function withSample(name: TypeName, run: <Q extends Quiz>(type: QuizType<Q>, quiz: Q) => void) {
  const go = <T extends TypeName>(typed: Typed<T>) => run(definitions[typed.type], typed.quiz)
  go(sample(name))
}

const keys = (quiz: Quiz): Responses => Object.fromEntries(quiz.items.map((item) => [item.id, item.key]))
const names = Object.keys(definitions).filter((name): name is TypeName => Object.hasOwn(definitions, name))

test('there is a topic for every type', () =>
  expect(topics.map((topic) => topic.type).sort()).toEqual([...names].sort()))

describe.each(names)('%s', (name) => {
  test('its sample passes the check', () => expect(lintQuizDocument(samples[name])).toEqual([]))

  test('the key scores full and total is the number of items', () =>
    withSample(name, (type, quiz) => {
      const score = type.score(quiz, keys(quiz))
      expect(score).toMatchObject({ earned: quiz.items.length, total: quiz.items.length })
      expect(Object.keys(score.results)).toHaveLength(quiz.items.length)
    }))

  test('every key is a response that the input rule keeps', () =>
    withSample(name, (type, quiz) => {
      for (const item of quiz.items) expect(type.accept(quiz, item.id, item.key)).toBe(item.key)
    }))

  test('an empty response scores 0', () =>
    withSample(name, (type, quiz) => expect(type.score(quiz, type.emptyResponse(quiz)).earned).toBe(0)))

  test('the key is a complete response', () =>
    withSample(name, (type, quiz) => expect(type.refusal(quiz, keys(quiz))).toBe('')))

  test('scoring any response gives the same score twice, between 0 and total', () =>
    withSample(name, (type, quiz) =>
      fc.assert(
        fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 20 }), (given) => {
          const response = Object.fromEntries(quiz.items.map((item, i) => [item.id, given[i] ?? '']))
          const score = type.score(quiz, response)
          expect(type.score(quiz, response)).toEqual(score)
          expect(score.earned).toBeGreaterThanOrEqual(0)
          expect(score.earned).toBeLessThanOrEqual(score.total)
        }),
      ),
    ))

  test('one wrong item costs one mark', () =>
    withSample(name, (type, quiz) => {
      const [first] = quiz.items
      expect(type.score(quiz, { ...keys(quiz), [first?.id ?? '']: '' }).earned).toBe(quiz.items.length - 1)
    }))

  test('with fewer items it scores those alone, so that lost items can be tried again', () =>
    withSample(name, (type, quiz) => {
      const some = { ...quiz, items: quiz.items.slice(1) }
      const score = type.score(some, keys(quiz))
      expect(score).toMatchObject({ earned: some.items.length, total: some.items.length })
      expect(Object.keys(score.results)).toEqual(some.items.map(({ id }) => id))
    }))

  test('the examination gives each item between half a minute and three', () =>
    withSample(name, (type, quiz) => {
      expect(type.pace(quiz)).toBeGreaterThan(30)
      expect(type.pace(quiz)).toBeLessThan(180)
    }))

  test('ignores input for an item that it does not have', () =>
    withSample(name, (type, quiz) => expect(type.accept(quiz, '99', '1')).toBeNull()))

  test('every key can be read by a pupil', () =>
    withSample(name, (type, quiz) => {
      for (const item of quiz.items) expect(type.responseText(quiz, item, item.key)).not.toBe('')
      expect(type.responseText(quiz, quiz.items[0] ?? fail(), '')).toBe('')
    }))
})

function fail(): never {
  throw new Error('the sample has no items')
}
