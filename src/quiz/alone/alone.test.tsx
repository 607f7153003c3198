/** Every type, over its sample: a question is asked, marked and drawn away from its quiz as within it. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import type { Player } from '#quiz/contract/player.tsx'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { type Typed, type TypeName, typeNames } from '#quiz/registry/definitions.ts'
import type { Playable, TextName } from '#quiz/registry/playable.ts'
import { samples } from '#quiz/registry/samples.ts'
import { textKits } from '#quiz/registry/text-kits.tsx'
import { itemOf, NO_EXTRAS } from '#quiz/stored/stored.ts'
import { samplePart, sampleQuestion, sampleWorksheet } from '#quiz/worksheet/samples.ts'
import { alone } from './alone.ts'
import { atPlace, inAnotherOrder } from './at-place.ts'
import { lineOf } from './line-of.ts'

function sample(name: TypeName): Typed {
  const parsed = parseQuiz(samples[name])
  if (parsed.status !== 'ok') throw new Error(name)
  return parsed.typed
}

/** Runs a test with a type, its own quiz and its player. */
function withSample(name: TypeName, run: <Q extends Quiz>(type: QuizType<Q>, quiz: Q, player: Player<Q>) => void) {
  const go = <T extends TextName>({ type, quiz }: Playable<T>) =>
    run(textKits.definitions[type], quiz, textKits.players[type])
  go(sample(name))
}

describe.each(typeNames)('%s', (name) => {
  test('each question alone, at another place and in another order, has its key and no marker of others', () =>
    withSample(name, (type, quiz, player) => {
      for (const { id } of quiz.items) {
        const one = inAnotherOrder(atPlace(alone(quiz, [id]), 7), 'seed')
        expect(one.items.map((item) => item.id)).toEqual(['7'])
        const keys = { 7: one.items[0]?.key ?? '' }
        expect(type.score(one, keys)).toMatchObject({ earned: 1, total: 1 })
        const drawn = renderToStaticMarkup(
          player({
            quiz: one,
            response: { 7: '' },
            score: null,
            reasons: null,
            stage: '7',
            crossed: {},
            ticked: {},
            onRespond: () => undefined,
            onCross: () => undefined,
            onTick: () => undefined,
          }),
        )
        expect(drawn).toContain('name="r.7"')
        expect(drawn).not.toMatch(/\[\/?\d+\]|Q\[|\[\?\]/)
      }
    }))

  test('each has a line for a list', () =>
    withSample(name, (_, quiz) => {
      for (const item of quiz.items) expect(lineOf(alone(quiz, [item.id]), item)).toMatch(/\p{L}{2}/u)
    }))
})

it('a passage keeps the paragraph of the question, with the keys of the others in it', () => {
  const item = (id: string, key: string) => itemOf(id, NO_EXTRAS, { key })
  const quiz = {
    title: '',
    format: '',
    passage: 'She [1]____[/1] home.\n\nThen he [2]____[/2] and [3]____[/3].',
    items: [item('1', 'went'), item('2', 'sat'), item('3', 'slept')],
  }
  expect(alone(quiz, ['3']).passage).toBe('Then he sat and [3]____[/3].')
  expect(atPlace(alone(quiz, ['3']), 5).passage).toBe('Then he sat and [5]____[/5].')
})

describe('a question of a worksheet', () => {
  const choice = {
    kind: 'choice',
    options: ['a', 'b', 'c', 'd'],
    table: [],
    key: 2,
    whys: ['x', 'y', '', 'z'],
  } as const

  it('keeps its parts together', () => {
    const quiz = {
      ...sampleWorksheet(
        samplePart({ kind: 'time', key: '2.05|p.m.' }, { id: '3a' }),
        samplePart(choice, { id: '3b' }),
      ),
      questions: [
        sampleQuestion(samplePart({ kind: 'time', key: '2.05|p.m.' }, { id: '3a' }), samplePart(choice, { id: '3b' })),
      ],
    }
    const one = atPlace(alone(quiz, ['3a', '3b']), 9)
    expect(one.items.map(({ id }) => id)).toEqual(['9a', '9b'])
    expect(one.questions.map(({ number }) => number)).toEqual(['9'])
  })

  it('has its options in another order, each with its own reason', () => {
    const quiz = sampleWorksheet(samplePart(choice))
    const orders = ['one', 'two', 'three'].map((seed) => {
      const answer = inAnotherOrder(quiz, seed).questions[0]?.parts[0]?.answer
      if (answer?.kind !== 'choice') throw new Error('no choice')
      expect(answer.options[answer.key]).toBe('c')
      expect(answer.whys[answer.key]).toBe('')
      expect(answer.whys[answer.options.indexOf('a')]).toBe('x')
      return answer.options.join('')
    })
    expect(new Set(orders).size).toBeGreaterThan(1)
  })
})
