/**
 * The quiz as a real form: reads a posted form back into the state it was drawn from and the button that was pressed.
 */

import { fieldName, INTENT, ONLY, PHASE, POSITION, tickOf } from '#quiz/contract/fields.ts'
import type { ItemId, Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { CLOCK_OFF } from './exam-clock.ts'
import { initialState, type QuizState } from './quiz-state.ts'
import { reduce } from './reduce.ts'

/**
 * The fields of a form, by name; files are not part of a quiz. An item that is answered in several boxes has a field for each:
 * its response has all of them, with '|' between.
 */
export type Fields = ReadonlyMap<string, string>

export function fieldsOf(form: FormData): Fields {
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    const before = fields.get(name)
    if (typeof value === 'string') fields.set(name, before === undefined ? value : `${before}|${value}`)
  }
  return fields
}

function positionOf(fields: Fields): number {
  const raw = fields.get(POSITION) ?? ''
  return /^\d{1,3}$/.test(raw) ? Number(raw) : 0
}

function phaseOf(fields: Fields): QuizState['phase'] {
  const raw = fields.get(PHASE)
  return raw === 'marked' || raw === 'finished' ? raw : 'answering'
}

/** The responses that the form holds and the type's input rule takes. */
function responseOf<Q extends Quiz>(type: QuizType<Q>, quiz: Q, fields: Fields): QuizState['response'] {
  const given = quiz.items.map((item) => {
    const raw = fields.get(fieldName(item.id)) ?? ''
    return [item.id, type.accept(quiz, item.id, raw) ?? ''] as const
  })
  return { ...type.emptyResponse(quiz), ...Object.fromEntries(given) }
}

/** The items of the quiz that the form says are tried again. */
function onlyOf(quiz: Quiz, fields: Fields): ItemId[] {
  const named = (fields.get(ONLY) ?? '').split(' ')
  return quiz.items.flatMap(({ id }) => (named.includes(id) ? [id] : []))
}

function tickedOf(quiz: Quiz, fields: Fields): QuizState['ticked'] {
  const ticks = [...fields.keys()].flatMap((name) => tickOf(name) ?? [])
  const entries = quiz.items.map(
    ({ id }) => [id, ticks.filter((one) => one.id === id).map(({ value }) => value)] as const,
  )
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0))
}

/** Without script one question follows the other: those before a place are marked. */
const markedBefore = <Q extends Quiz>(type: QuizType<Q>, quiz: Q, place: number): ItemId[] =>
  type
    .steps(quiz)
    .slice(0, place)
    .flatMap((step) => step.map(({ id }) => id))

/** The state a posted form was drawn from, with what was typed into it since. */
function stateOf<Q extends Quiz>(type: QuizType<Q>, quiz: Q, fields: Fields): QuizState {
  const [position, phase] = [positionOf(fields), phaseOf(fields)]
  return {
    flow: type.formFlow,
    position,
    marked: markedBefore(type, quiz, phase === 'answering' ? position : position + 1),
    phase,
    response: responseOf(type, quiz, fields),
    refused: false,
    only: onlyOf(quiz, fields),
    crossed: {},
    flagged: [],
    ticked: tickedOf(quiz, fields),
    clock: CLOCK_OFF,
  }
}

/** What the server answers to a posted form: the state after the button that was pressed. */
export function play<Q extends Quiz>(type: QuizType<Q>, quiz: Q, fields: Fields): QuizState {
  const intent = fields.get(INTENT)
  if (intent === 'retry') return { ...initialState(type, quiz), flow: type.formFlow }
  // The ticks of a marked sheet, added up.
  if (intent === 'count') return stateOf(type, quiz, fields)
  const does = intent === 'next' || intent === 'again' ? intent : 'submit'
  return reduce(type, quiz, stateOf(type, quiz, fields), { type: does })
}
