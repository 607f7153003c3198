/** The table of judge/marked-forms.txt: what pupils write, with a marker's verdict, and what the page says of the same. */
import { readFileSync } from 'node:fs'
import { isAnswered } from '#quiz/contract/responses.ts'
import { askedText } from '#quiz/worksheet/judge/asked-text.ts'
import { compare } from '#quiz/worksheet/judge/compare.ts'
import { judge, understood } from '#quiz/worksheet/judge/judge.ts'
import { samplePart, sampleQuestion } from '#quiz/worksheet/samples.ts'
import type { Answer, Part, Question } from '#quiz/worksheet/worksheet.ts'

/** One line of the table. `wanted` is the marker's verdict: 'right', 'form unit', 'sure 12,500'. */
export type MarkedForm = Readonly<{ line: number; question: Question; part: Part; given: string; wanted: string }>

const SLIP = 'a slip'

function answerOf(kind: string, key: string, fields: ReadonlyMap<string, string>): Answer {
  const [before = '', after = ''] = [fields.get('before'), fields.get('after')]
  switch (kind) {
    case 'number':
      return { kind, before, after, key }
    case 'fraction':
      return { kind, before, after, key: `{${key}}${after === '' ? '' : ` ${after}`}` }
    case 'ratio':
      return { kind, terms: fields.get('boxes') === '3' ? 3 : 2, key }
    case 'time':
      return { kind, key }
    case 'expression': {
      const letters = (key.match(/[a-z]/g) ?? []).filter((letter, i, all) => all.indexOf(letter) === i).join('')
      const fraction = /^\((.*)\)\/(.*)$/.exec(key)
      return { kind, letter: letters, before, after, key: fraction === null ? key : `{${fraction[1]}/${fraction[2]}}` }
    }
    default:
      throw new Error(`'${kind}' is not a kind of answer`)
  }
}

/** A line '? number; 0.75; after kg; marks 2; slip 7.5: 6 bags have …' */
function questionOf(line: string): Question {
  const [, head = '', ask = ''] = /^\? (.*?): (.*)$/.exec(line.replaceAll(' : ', ' ∶ ')) ?? []
  const [kind = '', key = '', ...rest] = head.replaceAll(' ∶ ', ' : ').split('; ')
  const fields = new Map(rest.map((field) => [field.split(' ')[0] ?? '', field.split(' ').slice(1).join(' ')]))
  const slip = fields.get('slip')
  return sampleQuestion(
    samplePart(answerOf(kind, key, fields), {
      ask,
      marks: Number(fields.get('marks')),
      slips: slip === undefined ? [] : [{ answer: slip, why: SLIP }],
    }),
  )
}

/** The verdict, which 'sure' ends with four spaces, and what was written. */
const LINE = /^(?:(right|slip|near|wrong|ask|empty) *|(form [a-z-]+) +|(sure .*?) {4})(.*)$/

const unescaped = (text: string): string =>
  text.replace(/\\u\{([0-9A-F]+)\}/g, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

const TABLE = new URL('../../../src/quiz/worksheet/judge/marked-forms.txt', import.meta.url)

/** The lines of the table. */
export function markedForms(): readonly MarkedForm[] {
  let question: Question | null = null
  return readFileSync(TABLE, 'utf8')
    .split('\n')
    .flatMap((text, i) => {
      if (text.startsWith('? ')) question = questionOf(text)
      const [, plain, form, sure, given = ''] = LINE.exec(text) ?? []
      const wanted = plain ?? form ?? sure
      const part = question?.parts[0]
      if (wanted === undefined || question === null || part === undefined) return []
      return [{ line: i + 1, question, part, given: unescaped(given), wanted }]
    })
}

/** What the page says of it, in the words of the table. */
export function verdictOf({ question, part, given }: MarkedForm): string {
  if (!isAnswered(given.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''))) return 'empty'
  const { refusal, isSure, reading } = understood(question, part, given, 'en')
  if (refusal !== '') return isSure ? 'ask' : `sure ${reading}`
  const { verdict } = judge(question, part, { [part.id]: given })
  return verdict === 'form' ? `form ${compare(part.answer, given, askedText(question, part)).verdict}` : verdict
}

/** The marks that a verdict of the table earns; null for what is not marked. */
export function marksOf(verdict: string, { marks }: Part): number | null {
  if (/^(?:ask|sure|empty)/.test(verdict)) return null
  return verdict === 'right' ? marks : verdict.startsWith('form') ? Math.max(0, marks - 1) : 0
}
