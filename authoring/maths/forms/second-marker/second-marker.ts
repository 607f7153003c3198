/** The table of a second marker, forms.tsv: written forms with verdicts from somebody who knows the questions and not the reader. */
import { readFileSync } from 'node:fs'
import { type MarkedForm, verdictOf } from '#authoring/maths/forms/marked-forms.ts'
import { samplePart, sampleQuestion } from '#quiz/worksheet/samples.ts'
import type { Answer } from '#quiz/worksheet/worksheet.ts'

/** 'form': the right value in another form or unit. 'ask': it cannot be read with certainty, so it is asked again. */
export type Verdict = 'right' | 'form' | 'wrong' | 'ask'

/** What the marker and the page say of one written form. */
export type Compared = Readonly<{ box: string; key: string; given: string; marker: Verdict; page: Verdict }>

/** One row of the table: the kind of box, the key, what is printed beside it, and what the question asks for. */
type Row = Readonly<{ box: string; key: string; beside: string; asks: string; letter: string }>

const printed = (text: string): string => text.replaceAll('^2', '²').replaceAll('^3', '³').replaceAll(' - ', ' − ')

function expressionOf({ key, beside, letter }: Row): Answer {
  const [, top, bottom] = /^\(?([^()]*)\)?\/(.*)$/.exec(key) ?? []
  const written = top === undefined ? printed(key) : `{${printed(top)}/${bottom}}`
  const [before, after] = beside === '$' ? ['$', ''] : ['', printed(beside)]
  return { kind: 'expression', letter, before, after, key: written }
}

function numberOf({ key, beside }: Row): Answer {
  const grouped = /^\d{5,}$/.test(key) ? key.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : key
  const [before, after] = /^(?:\$|[a-z] =)$/.test(beside) ? [beside, ''] : ['', printed(beside)]
  return { kind: 'number', before, after, key: grouped }
}

/** The answer of a row; null for a kind of box that no problem has: lists, π in a key, two units with a box each, no unit printed. */
function answerOf(row: Row): Answer | null {
  const { box, key, beside } = row
  if (box === 'list' || key.includes('π') || /^(?:m cm|kg g|h min)$/.test(beside)) return null
  if (box === 'time-of-day') return { kind: 'time', key }
  if (box === 'ratio')
    return { kind: 'ratio', terms: key.split(':').length === 3 ? 3 : 2, key: key.replaceAll(':', ' : ') }
  if (box === 'fraction' || box === 'mixed')
    return { kind: 'fraction', before: '', after: beside, key: `{${key}} ${beside}`.trim() }
  if (box === 'expression') return expressionOf(row)
  return /[/%$]| (?:kg|cm)/.test(key) ? null : numberOf(row)
}

const GROUPS: Readonly<Record<string, Verdict>> = {
  right: 'right',
  unit: 'form',
  form: 'form',
  wrong: 'wrong',
  slip: 'wrong',
  near: 'wrong',
  ask: 'ask',
  sure: 'ask',
  empty: 'ask',
}

function verdict(text: string): Verdict {
  const group = GROUPS[text.split(' ')[0] ?? '']
  if (group === undefined) throw new Error(`'${text}' is not a verdict of the table`)
  return group
}

function compared(line: string): readonly Compared[] {
  const [box = '', key = '', beside = '', given = '', marker = '', reason = ''] = line.split('\t')
  const said = (name: string): string => new RegExp(`\\[${name}: ([^\\]]*)\\]`).exec(reason)?.[1] ?? ''
  const asks = said('asks')
  const answer = reason.includes('[unit not printed')
    ? null
    : answerOf({ box, key, beside, asks, letter: said('letters') })
  if (answer === null) return []
  const ask = `${asks === '' ? '' : `Give the answer ${asks}. `}${said('question has')}`
  const question = sampleQuestion(samplePart(answer, { ask, marks: 2 }))
  const [part] = question.parts
  if (part === undefined) return []
  const form: MarkedForm = { line: 0, question, part, given, wanted: marker }
  return [{ box, key, given, marker: verdict(marker), page: verdict(verdictOf(form)) }]
}

const TABLE = new URL('forms.tsv', import.meta.url)

export const secondMarker = (): readonly Compared[] =>
  readFileSync(TABLE, 'utf8').trimEnd().split('\n').slice(1).flatMap(compared)
