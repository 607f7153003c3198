import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Quiz, QuizType, Responses } from '#quiz/contract/quiz-type.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import type { Typed, TypeName } from '#quiz/registry/definitions.ts'
import { definitions, isTypeName } from '#quiz/registry/definitions.ts'
import { samples } from '#quiz/registry/samples.ts'
import { NOTHING_SHARED, readShared, sharedFragment } from './shared-options.ts'
import { shuffleOptions, shuffleResponse } from './shuffle-options.ts'

const seeds = fc.stringMatching(/^[a-z0-9]{1,8}$/)

describe('the fragment of a shared link', () => {
  test.each([
    ['', NOTHING_SHARED],
    ['#why-3', NOTHING_SHARED],
    ['#score=off', { ...NOTHING_SHARED, hideScore: true }],
    ['#time=more&text=largest', { ...NOTHING_SHARED, moreTime: true }],
    ['#score=off&shuffle=k7f3', { ...NOTHING_SHARED, hideScore: true, shuffle: 'k7f3' }],
    ['#shuffle=UPPER', NOTHING_SHARED],
    ['#shuffle=waytoolongaseed', NOTHING_SHARED],
    ['#view=print', { ...NOTHING_SHARED, print: true }],
  ])('%j', (fragment, options) => expect(readShared(fragment)).toEqual(options))

  test('comes back as it was written', () =>
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.oneof(fc.constant(''), seeds), (hideScore, moreTime, shuffle) => {
        const options = { hideScore, moreTime, shuffle, print: false }
        expect(readShared(sharedFragment(options))).toEqual(options)
      }),
    ))
})

function withSample(name: string, run: <Q extends Quiz>(type: QuizType<Q>, quiz: Q) => void) {
  if (!isTypeName(name)) throw new Error(name)
  const parsed = parseQuiz(samples[name])
  if (parsed.status !== 'ok') throw new Error(name)
  const go = <T extends TypeName>(typed: Typed<T>) => run(definitions[typed.type], typed.quiz)
  go(parsed.typed)
}
const keys = (quiz: Quiz): Responses => Object.fromEntries(quiz.items.map((item) => [item.id, item.key]))

describe.each(Object.keys(definitions))('shuffled options: %s', (name) => {
  test('keys follow, options stay, marking is the same', () =>
    withSample(name, (type, quiz) =>
      fc.assert(
        fc.property(seeds, fc.array(fc.nat(3), { maxLength: 20 }), (seed, picks) => {
          const shuffled = shuffleOptions(quiz, seed)
          expect(type.score(shuffled, keys(shuffled)).earned).toBe(quiz.items.length)
          for (const [i, item] of quiz.items.entries())
            expect([...(shuffled.items[i]?.options ?? [])].sort()).toEqual([...item.options].sort())
          const response = Object.fromEntries(quiz.items.map(({ id }, i) => [id, String(picks[i] ?? '')]))
          const same = type.score(shuffled, shuffleResponse(quiz, seed, response))
          expect(same).toEqual(type.score(quiz, response))
        }),
        { numRuns: 40 },
      ),
    ))

  test('the same seed gives the same order, another seed another', () =>
    withSample(name, (_type, quiz) => {
      expect(shuffleOptions(quiz, 'k7f3')).toEqual(shuffleOptions(quiz, 'k7f3'))
      const orders = ['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(shuffleOptions(quiz, seed).items))
      const chosen = quiz.items.some(({ options }) => options.length > 1)
      expect(new Set(orders).size > 1).toBe(chosen)
    }))
})
