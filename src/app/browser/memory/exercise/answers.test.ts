import { describe, expect, it } from 'vitest'
import { oneSection } from '#quiz/exercise/exercise.ts'
import { CLOCK_OFF } from '#quiz/flow/state/exam-clock.ts'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import type { Attempt } from '#quiz/screen/attempt.ts'
import { samplePart, sampleWorksheet } from '#quiz/worksheet/samples.ts'
import { answersOf } from './answers.ts'
import { attemptOf, begunExercise, withoutItems } from './begun-exercise.ts'
import { type ExerciseOnPage, entriesOf } from './exercise-on-page.ts'

const number = { kind: 'number', before: '', after: '', key: '4' } as const
const page: ExerciseOnPage = {
  documentId: 'maths decimals 1',
  path: '/maths/decimals/1',
  title: 'Mathematics: Decimals, Set 1',
  exercise: oneSection({
    type: 'problems',
    quiz: sampleWorksheet(samplePart(number), samplePart(number, { id: '2a' }), samplePart(number, { id: '2b' })),
  }),
}
const entries = entriesOf(page)

const right = { earned: 2, marks: 2, hint: 'none' } as const
const partly = { earned: 1, marks: 2, hint: 'form' } as const
const open = { earned: 0, marks: 0, hint: 'none' } as const

const state = (more: Partial<QuizState> = {}): QuizState => ({
  flow: 'stepper',
  position: 0,
  marked: ['1', '2a', '2b'],
  phase: 'marked',
  response: { 1: '4', '2a': '4', '2b': '5' },
  refused: false,
  only: [],
  crossed: {},
  flagged: [],
  ticked: {},
  clock: CLOCK_OFF,
  ...more,
})

const attempt = (more: Partial<QuizState> = {}, results: Attempt['score']['results'] = {}): Attempt => ({
  documentId: page.documentId,
  state: state(more),
  score: { earned: 0, total: 0, results: { 1: right, '2a': right, '2b': right, ...results } },
  languageOf: () => 'en',
  tickedIn: () => ({ earned: 1, total: 2 }),
})

const said = (from: Attempt, written: readonly string[] = [], leaving = false) =>
  answersOf(entries, from, written, { leaving, sure: new Set(['2a']) }).map(({ answer }) => [answer.ref, answer.right])

describe('the book gets', () => {
  it('each question once, by its path, as a subject knows it', () => {
    expect(answersOf(entries, attempt(), [], { leaving: false, sure: new Set() })[0]?.answer).toMatchObject({
      ref: 'maths/decimals/1 1',
      subject: 'maths',
    })
    expect(said(attempt(), ['1'])).toEqual([['maths/decimals/1 2', true]])
  })

  it('the parts of a question as one, which is right if all of them are', () => {
    expect(said(attempt({}, { '2b': partly }))).toEqual([
      ['maths/decimals/1 1', true],
      ['maths/decimals/1 2', false],
    ])
  })

  it('that the pupil was sure of a wrong answer', () => {
    const sure = (from: Attempt) =>
      answersOf(entries, from, [], { leaving: false, sure: new Set(['2a']) }).map(({ answer }) => answer.sure)
    expect(sure(attempt({}, { '2a': partly }))).toEqual([false, true])
    expect(sure(attempt())).toEqual([false, false])
  })

  it('only what is marked: on a stepper question by question, on a sheet after Submit', () => {
    expect(said(attempt({ marked: ['1', '2a'] }))).toEqual([['maths/decimals/1 1', true]])
    expect(said(attempt({ flow: 'sheet', marked: [], phase: 'answering' }))).toEqual([])
    expect(said(attempt({ flow: 'sheet', marked: [] }))).toHaveLength(2)
  })

  it('what was left empty where at least half was answered', () => {
    expect(said(attempt({ response: { 1: '', '2a': '4', '2b': '4' } }, { 1: { ...right, earned: 0 } }))).toHaveLength(2)
    expect(said(attempt({ response: { 1: '', '2a': '4', '2b': '' } }, { 1: { ...right, earned: 0 } }))).toEqual([
      ['maths/decimals/1 2', true],
    ])
  })

  it('an open answer by its ticks, once the page is left and if there are any', () => {
    const ticked = { 1: ['0'] }
    expect(said(attempt({ ticked }, { 1: open }))).toEqual([['maths/decimals/1 2', true]])
    expect(said(attempt({ ticked }, { 1: open }), ['2'], true)).toEqual([['maths/decimals/1 1', false]])
    expect(said(attempt({}, { 1: open }), ['2'], true)).toEqual([])
  })
})

describe('an exercise to go on with', () => {
  const now = 1_764_000_000_000

  it('is read back as it was, with the clock at rest', () => {
    const clock = { on: true, paused: false, more: false, before: 1_000, since: now - 60_000 }
    const kept = begunExercise(page, attempt({ clock, marked: ['1'], phase: 'answering' }), ['1'], now)
    expect(kept).toMatchObject({ done: 1, of: 3, open: true, subject: 'maths', written: ['1'] })
    expect(attemptOf(kept)).toEqual(
      state({ marked: ['1'], phase: 'answering', clock: { ...clock, before: 61_000, since: null } }),
    )
  })

  it('has no responses once it is finished', () => {
    const kept = begunExercise(page, attempt({ phase: 'finished' }), ['1', '2'], now)
    expect(kept).toMatchObject({ open: false, state: {}, texts: {} })
    expect(attemptOf(kept)).toBeNull()
  })

  it('asks again what has another text', () => {
    expect(withoutItems(state(), ['2b'])).toMatchObject({
      response: { 1: '4', '2a': '4', '2b': '' },
      marked: ['1', '2a'],
      phase: 'answering',
    })
    expect(withoutItems(state(), [])).toEqual(state())
  })
})
