import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { choiceType } from '#quiz/interactions/choice/choice-type.ts'
import { itemOf, NO_EXTRAS } from '#quiz/stored/stored.ts'
import { type GrammarClozeQuiz, definition as grammarCloze } from '#quiz/types/grammar-cloze/definition.ts'
import { activeItems, shownScore } from './active-items.ts'
import { askAs, finish, goTo } from './any-order.ts'
import { withEarlyAnswers } from './early-answers.ts'
import { fieldsOf, play } from './form.ts'
import { initialState, type QuizAction, type QuizState } from './quiz-state.ts'
import { reduce } from './reduce.ts'
import { readLeft, readSaved, withSaved } from './saved-state.ts'

const extras = { ...NO_EXTRAS, explanation: '', skill: '' }
const stepperType: QuizType<Quiz> = choiceType({
  language: 'en',
  heading: () => 'T',
  instruction: 'I',
  today: '',
  pace: () => 60,
  scoreText: (a, b) => `${a}/${b}`,
})
const choices: Quiz = {
  title: 'T',
  format: '',
  items: ['1', '2', '3'].map((id) => itemOf(id, extras, { key: '1', options: ['a', 'b', 'c', 'd'] })),
}
const cloze: GrammarClozeQuiz = {
  title: 'T',
  format: '',
  passage: '[1]_____ [2]_____',
  wordList: [
    { letter: 'A', word: 'a' },
    { letter: 'B', word: 'b' },
  ],
  items: [itemOf('1', extras, { key: 'A' }), itemOf('2', extras, { key: 'B' })],
}

function after<Q extends Quiz>(type: QuizType<Q>, quiz: Q, actions: readonly QuizAction[]): QuizState {
  return actions.reduce((state, action) => reduce(type, quiz, state, action), initialState(type, quiz))
}
const choose = (id: string, value: string): QuizAction => ({ type: 'respond', id, value })
const submit: QuizAction = { type: 'submit' }
const next: QuizAction = { type: 'next' }
const again: QuizAction = { type: 'again' }
const stepped = (...actions: QuizAction[]) => after(stepperType, choices, actions)
const sheeted = (...actions: QuizAction[]) => after(grammarCloze, cloze, actions)

describe('a stepper', () => {
  test('does nothing on Submit until an option is chosen', () => expect(stepped(submit).phase).toBe('answering'))
  test('marks on Submit and locks the choice', () =>
    expect(stepped(choose('1', '2'), submit, choose('1', '1'))).toMatchObject({
      phase: 'marked',
      response: { 1: '2' },
    }))
  test('does not go on before it is marked', () => expect(stepped(choose('1', '2'), next).position).toBe(0))
  test('goes to the next item', () =>
    expect(stepped(choose('1', '1'), submit, next)).toMatchObject({ position: 1, phase: 'answering' }))
  test('is answered in any order: Next goes to what is open, a marked question is shown again', () => {
    const to = (state: QuizState, id: string) => goTo(stepperType, choices, state, id)
    const on = (state: QuizState, ...actions: QuizAction[]) =>
      actions.reduce((now, action) => reduce(stepperType, choices, now, action), state)
    const third = on(to(stepped(), '3'), choose('3', '1'), submit, next)
    expect(third).toMatchObject({ position: 0, phase: 'answering', marked: ['3'] })
    expect(to(third, '3')).toMatchObject({ position: 2, phase: 'marked' })
    expect(to(third, '9')).toBe(third)
    expect(on(third, choose('1', '1'), submit, next, choose('2', '1'), submit, next).phase).toBe('finished')
    expect(finish(third)).toMatchObject({ phase: 'finished', marked: ['3'] })
  })
  test('becomes a sheet with its answers', () => {
    const sheet = reduce(stepperType, choices, askAs(stepped(choose('1', '2')), 'sheet'), choose('3', '1'))
    expect(sheet).toMatchObject({ flow: 'sheet', response: { 1: '2', 3: '1' } })
  })
  test('takes no answer for an item that is not on stage', () =>
    expect(stepped(choose('2', '1')).response['2']).toBe(''))
  test('finishes after the last item', () => {
    const all = ['1', '2', '3'].flatMap((id) => [choose(id, '1'), submit, next])
    expect(stepped(...all).phase).toBe('finished')
    expect(stepped(...all, next, submit).phase).toBe('finished')
  })
  test('starts again on Retry with nothing kept', () =>
    expect(stepped(choose('1', '1'), submit, next, { type: 'retry' })).toEqual(initialState(stepperType, choices)))
  test('a second Submit changes nothing', () =>
    expect(stepped(choose('1', '1'), submit, submit)).toEqual(stepped(choose('1', '1'), submit)))
  test('steps over an item that cannot be asked', () => {
    const faulty: Quiz = {
      ...choices,
      items: choices.items.map((item, i) => (i === 0 ? { ...item, fault: 'Error: Question not found' } : item)),
    }
    expect(after(stepperType, faulty, [next]).position).toBe(1)
  })
})

describe('a stepper of questions with parts', () => {
  const parts: Quiz = {
    ...choices,
    items: ['1', '2a', '2b'].map((id) => itemOf(id, extras, { key: 'x' })),
  }
  const typed: QuizType<Quiz> = { ...stepperType, accept: (_quiz, _id, raw) => raw, refusal: () => '' }
  const played = (...actions: QuizAction[]) => after(typed, parts, actions)
  test('asks the parts of a question together, and marks them with one Submit', () => {
    const second = played(choose('1', 'x'), submit, next)
    expect(second).toMatchObject({ position: 1, phase: 'answering' })
    const marked = [choose('2a', 'x'), choose('2b', 'y'), choose('1', 'z'), submit].reduce(
      (state, action) => reduce(typed, parts, state, action),
      second,
    )
    expect(marked).toMatchObject({ phase: 'marked', response: { 1: 'x', '2a': 'x', '2b': 'y' } })
    expect(reduce(typed, parts, marked, next).phase).toBe('finished')
  })
  test('asks once before it marks a question without an answer', () => {
    expect(played(submit)).toMatchObject({ phase: 'answering', refused: true })
    expect(played(submit, submit)).toMatchObject({ phase: 'marked', refused: false })
    expect(played(submit, choose('1', 'x'))).toMatchObject({ phase: 'answering', refused: false })
  })
})

describe('a sheet', () => {
  test('refuses Submit until every blank is filled, and says so', () =>
    expect(sheeted(choose('1', 'A'), submit)).toMatchObject({ phase: 'answering', refused: true }))
  test('is marked and locked by one Submit', () =>
    expect(sheeted(choose('1', 'A'), choose('2', 'b'), submit, choose('2', 'A'))).toMatchObject({
      phase: 'marked',
      response: { 1: 'A', 2: 'B' },
    }))
  test.each([
    ['a', 'A'],
    ['Ｂ', 'B'],
    ['q', 'Q'],
    ['', ''],
  ])('takes %j as %j', (raw, kept) => expect(sheeted(choose('1', raw)).response['1']).toBe(kept))
  test.each(['R', '1', 'AB', '字', '?'])('ignores %j', (raw) =>
    expect(sheeted(choose('1', 'A'), choose('1', raw)).response['1']).toBe('A'),
  )
  test('clears on Retry', () =>
    expect(sheeted(choose('1', 'A'), choose('2', 'B'), submit, { type: 'retry' }).response).toEqual({ 1: '', 2: '' }))
})

describe('trying only the lost items', () => {
  const finished = stepped(
    ...['1', '2', '3'].flatMap((id) => [choose(id, id === '2' ? '1' : '0'), submit, next]),
    again,
  )
  test('asks a stepper’s lost items from the first, with nothing chosen', () =>
    expect(finished).toMatchObject({
      only: ['1', '3'],
      position: 0,
      phase: 'answering',
      response: { 1: '', 2: '1', 3: '' },
    }))
  test('counts places among the items that are asked', () => {
    const done = [choose('1', '1'), submit, next, choose('3', '0'), submit, next].reduce(
      (state, action) => reduce(stepperType, choices, state, action),
      finished,
    )
    expect(done.phase).toBe('finished')
    expect(stepperType.score(activeItems(choices, done), done.response)).toMatchObject({ earned: 1, total: 2 })
    expect(reduce(stepperType, choices, done, again).only).toEqual(['3'])
  })
  const marked = sheeted(choose('1', 'A'), choose('2', 'A'), submit)
  test('keeps a sheet’s right items marked and locked', () => {
    const state = reduce(grammarCloze, cloze, marked, again)
    expect(state.response).toEqual({ 1: 'A', 2: '' })
    expect(shownScore(grammarCloze, cloze, state)?.results).toEqual({ 1: { earned: 1, marks: 1, hint: 'none' } })
    expect(reduce(grammarCloze, cloze, state, choose('1', 'B'))).toEqual(state)
    expect(reduce(grammarCloze, cloze, state, submit).refused).toBe(true)
  })
  test('is the whole quiz again after Retry', () =>
    expect(reduce(stepperType, choices, finished, { type: 'retry' })).toEqual(initialState(stepperType, choices)))
  test('changes nothing before marking, or with nothing lost', () => {
    expect(sheeted(again)).toEqual(initialState(grammarCloze, cloze))
    const right = sheeted(choose('1', 'A'), choose('2', 'B'), submit)
    expect(reduce(grammarCloze, cloze, right, again)).toEqual(right)
  })
  test('works as a posted form', () => {
    const fields = { 'r.1': '0', 'r.2': '1', 'r.3': '0', phase: 'finished', intent: 'again' }
    expect(play(stepperType, choices, new Map(Object.entries(fields)))).toEqual(finished)
    const next = { 'r.1': '1', only: '1 3 nonsense', intent: 'submit' }
    expect(play(stepperType, choices, new Map(Object.entries(next)))).toMatchObject({
      only: ['1', '3'],
      phase: 'marked',
    })
  })
})

describe('notes', () => {
  const cross = (id: string, value: string): QuizAction => ({ type: 'cross', id, value })
  test('a crossed-out option cannot be chosen until it is brought back', () => {
    expect(stepped(cross('1', '2'), choose('1', '2')).response['1']).toBe('')
    expect(stepped(cross('1', '2'), cross('1', '2'), choose('1', '2')).response['1']).toBe('2')
  })
  test('crossing out what was chosen takes the choice back', () =>
    expect(stepped(choose('1', '2'), cross('1', '2')).response['1']).toBe(''))
  test('only open items and options that exist can be crossed out', () => {
    expect(stepped(cross('2', '0')).crossed).toEqual({})
    expect(stepped(cross('1', '4')).crossed).toEqual({})
    expect(stepped(choose('1', '0'), submit, cross('1', '1')).crossed).toEqual({})
  })
  test('an item can be flagged and unflagged at any time', () => {
    const flag = (id: string): QuizAction => ({ type: 'flag', id })
    expect(stepped(flag('3'), flag('1'), flag('9')).flagged).toEqual(['1', '3'])
    expect(stepped(flag('3'), flag('3')).flagged).toEqual([])
  })
  test('notes never change a score', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 })), (values) => {
        const noted = stepped(choose('1', '1'), submit, ...values.map((value) => cross('2', String(value))))
        expect(stepperType.score(choices, noted.response)).toEqual(
          stepperType.score(choices, stepped(choose('1', '1')).response),
        )
      }),
    ))
})

test('another attempt has the clock at zero', () => {
  const clock = { on: true, paused: false, more: true, before: 5000, since: 9 }
  const timed = { ...sheeted(choose('1', 'A'), choose('2', 'A'), submit), clock }
  for (const type of ['retry', 'again'] as const)
    expect(reduce(grammarCloze, cloze, timed, { type }).clock).toEqual({ ...clock, before: 0, since: null })
})

describe('a posted form', () => {
  const posted = (fields: Record<string, string>) => new Map(Object.entries(fields))
  test('is marked by the same reducer', () =>
    expect(
      play(stepperType, choices, posted({ 'r.1': '1', intent: 'submit', position: '0', phase: 'answering' })),
    ).toMatchObject({
      phase: 'marked',
      position: 0,
      response: { 1: '1' },
    }))
  test('goes on from where it stood', () =>
    expect(
      play(stepperType, choices, posted({ 'r.1': '1', intent: 'next', position: '0', phase: 'marked' })),
    ).toMatchObject({
      phase: 'answering',
      position: 1,
    }))
  test('keeps what the input rule takes and drops the rest', () =>
    expect(
      play(grammarCloze, cloze, posted({ 'r.1': 'a', 'r.2': '7', 'r.9': 'A', intent: 'submit' })).response,
    ).toEqual({ 1: 'A', 2: '' }))
  test('reads files and nonsense as nothing', () => {
    const form = new FormData()
    form.set('position', '-1')
    form.set('r.1', new Blob(['x']))
    expect(play(stepperType, choices, fieldsOf(form))).toMatchObject({ position: 0, response: { 1: '' } })
  })
  test('starts again on Retry', () =>
    expect(play(stepperType, choices, posted({ 'r.1': '1', phase: 'finished', intent: 'retry' }))).toEqual(
      initialState(stepperType, choices),
    ))
})

describe('what the page remembers', () => {
  const state = stepped(choose('1', '1'), submit, next)
  test('comes back from the history entry', () =>
    expect(readSaved(withSaved({ key: 'k', usr: { from: 'x' } }, 'Doc', state, 0), 'Doc')).toEqual(state))
  test('comes back with its notes and the items tried again', () => {
    const clock = { on: true, paused: true, more: true, before: 5000, since: null }
    const noted = { ...state, only: ['1', '2'], crossed: { 2: ['0'] }, flagged: ['2'], clock }
    expect(readSaved(withSaved(null, 'Doc', noted, 0), 'Doc')).toEqual(noted)
  })
  test('leaves the rest of the entry alone', () =>
    expect(withSaved({ key: 'k', usr: { from: 'x' } }, 'Doc', state, 0)).toMatchObject({
      key: 'k',
      usr: { from: 'x' },
    }))
  test('is not another document’s', () => expect(readSaved(withSaved(null, 'Doc', state, 0), 'Other')).toBeNull())
  test.each([null, 1, 'x', [], { usr: 1 }, { usr: { quiz: { id: 'Doc', state: { position: 'x' } } } }])(
    '%j is no state',
    (entry) => expect(readSaved(entry, 'Doc')).toBeNull(),
  )
  const entry = (kept: QuizState, id = 'Doc') => withSaved(null, id, kept, 0)
  const finished = stepped(...['1', '2', '3'].flatMap((id) => [choose(id, '1'), submit, next]))
  const marked = sheeted(choose('1', 'A'), choose('2', 'B'), submit)
  test('can be taken up by a later entry, until it is finished', () => {
    expect(readLeft([null, entry(state, 'Other'), entry(state), entry(finished)], 'Doc')).toEqual(state)
    expect(readLeft([entry(finished), entry(state)], 'Doc')).toBeNull()
    expect(readLeft([entry(marked)], 'Doc')).toBeNull()
    expect(readLeft([entry(stepped(choose('1', '1'), submit))], 'Doc')).not.toBeNull()
  })
  test('is nothing to take up while nothing is answered', () =>
    expect(readLeft([entry(initialState(stepperType, choices)), entry(state)], 'Doc')).toBeNull())
  test('an answer given before the script counts', () =>
    expect(
      withEarlyAnswers(stepperType, choices, initialState(stepperType, choices), new Map([['r.1', '3']])).response['1'],
    ).toBe('3'))
  test('an early answer cannot change a marked item', () =>
    expect(
      withEarlyAnswers(stepperType, choices, stepped(choose('1', '1'), submit), new Map([['r.1', '3']])).response['1'],
    ).toBe('1'))
})
