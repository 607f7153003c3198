/** The contract of the types of questions, run over their table with what the site ships: it covers a new type without a change. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { drawSet } from '#maths/set.ts'
import type { Responses } from '#quiz/contract/quiz-type.ts'
import { stepsOf } from '#quiz/contract/steps.ts'
import type { QuestionTypeName } from '#quiz/registry/playable.ts'
import { questionKits } from '#quiz/registry/question-kits.tsx'
import type { WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import { theme } from '#science/bank.ts'
import { task } from '#tasks/task.ts'
import { itemsOf } from './items.ts'
import { mathsQuestion } from './maths-question.ts'
import { choiceQuestion, openQuestion } from './science-question.ts'
import { taskQuiz } from './task-quiz.ts'

const stored = (file: string): unknown => JSON.parse(readFileSync(`content/${file}`, 'utf8'))
const textOf = (kind: string): WorksheetQuiz => taskQuiz(task.parse(stored(`tasks/${kind}/1.json`)))

function problems(): WorksheetQuiz {
  const questions = drawSet('mixed', 1).map((asked, i) => mathsQuestion(asked, i + 1))
  const items = questions.flatMap((question) => itemsOf(question, 'decimals', 2))
  return { title: 'Mixed practice', format: '', items, stimulus: null, questions }
}

function bankQuestions(): WorksheetQuiz {
  const { choice, open } = theme.parse(stored('science/energy.json'))
  const drawn = open.find(({ parts }) => parts.some((part) => 'plot' in part) && parts.some((part) => 'fill' in part))
  const questions = [
    ...choice.slice(0, 3).map((item, i) => choiceQuestion(item, i + 1, new Map())),
    ...[...open.slice(0, 2), ...(drawn === undefined ? [] : [drawn])].map((item, i) =>
      openQuestion(item, i + 4, new Map()),
    ),
  ]
  const items = questions.flatMap((question) => itemsOf(question, 'energy', 2))
  return { title: 'Energy', format: '', items, stimulus: null, questions }
}

/** A type without a sample does not compile. */
const SAMPLES: Readonly<Record<QuestionTypeName, WorksheetQuiz>> = {
  problems: problems(),
  questions: bankQuestions(),
  'visual-text': textOf('visual-text'),
  synthesis: textOf('synthesis'),
  comprehension: textOf('comprehension'),
  'reading-1': textOf('reading-1'),
  'reading-2': textOf('reading-2'),
}

const isName = (name: string): name is QuestionTypeName => Object.hasOwn(questionKits.definitions, name)
const names = Object.keys(questionKits.definitions).filter(isName)
const nothing = () => undefined

test('every type has a player and a sample', () => {
  expect(Object.keys(questionKits.players).sort()).toEqual([...names].sort())
  expect(Object.keys(SAMPLES).sort()).toEqual([...names].sort())
})

describe.each(names)('%s', (name) => {
  const [type, TypePlayer] = [questionKits.definitions[name], questionKits.players[name]]
  const quiz = SAMPLES[name]
  const keys: Responses = Object.fromEntries(quiz.items.map(({ id, key }) => [id, key]))
  const empty = type.emptyResponse(quiz)

  const draw = (response: Responses, stage: string, marked: boolean): string => {
    const score = marked ? type.score(quiz, response) : null
    const shown = { quiz, response, score, reasons: score, stage, crossed: {}, ticked: {} }
    return renderToStaticMarkup(<TypePlayer {...shown} onRespond={nothing} onCross={nothing} onTick={nothing} />)
  }

  test('is asked one by one, and is a sheet without script', () =>
    expect([type.flow, type.formFlow]).toEqual(['stepper', 'sheet']))

  test('the keys earn every mark that is given here, and nothing earns nothing', () => {
    const { earned, total, results } = type.score(quiz, keys)
    expect(earned).toBe(total)
    expect(Object.keys(results).sort()).toEqual(quiz.items.map(({ id }) => id).sort())
    expect(type.score(quiz, empty)).toMatchObject({ earned: 0, total })
    expect(type.refusal(quiz, keys)).toBe('')
  })

  test('the input rule keeps every key and ignores what is not asked', () => {
    for (const { id, key } of quiz.items) expect(type.accept(quiz, id, key)).toBe(key)
    expect(type.accept(quiz, '99', '1')).toBeNull()
  })

  test('with fewer items it scores those alone', () => {
    const some = { ...quiz, items: quiz.items.slice(1) }
    expect(Object.keys(type.score(some, keys).results).sort()).toEqual(some.items.map(({ id }) => id).sort())
  })

  test('scoring any response gives the same score twice, between 0 and total', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 20 }), (given) => {
        const response = Object.fromEntries(quiz.items.map(({ id }, i) => [id, given[i] ?? '']))
        const score = type.score(quiz, response)
        expect(type.score(quiz, response)).toEqual(score)
        expect(score.earned).toBeGreaterThanOrEqual(0)
        expect(score.earned).toBeLessThanOrEqual(score.total)
      }),
    ))

  test('the examination gives a question between half a minute and ten', () => {
    const seconds = (type.pace(quiz) * quiz.items.length) / stepsOf(quiz.items).length
    expect(seconds).toBeGreaterThan(30)
    expect(seconds).toBeLessThan(600)
  })

  test('draws the question on show alone, with its reason once it is marked', () => {
    for (const step of stepsOf(quiz.items)) {
      const stage = step[0]?.id ?? ''
      const fields = (html: string) => html.match(/<fieldset/g)?.length
      expect(fields(draw(empty, stage, false))).toBe(1)
      const marked = draw(empty, stage, true)
      for (const { id } of step) expect(marked).toContain(`id="why-${id}"`)
    }
    expect(draw(keys, 'all', true).match(/<fieldset/g)).toHaveLength(quiz.questions.length)
  })

  test('no mark of the notation is shown', () =>
    expect(draw(empty, 'all', true).replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/__|\*\w|\{\d/))
})
