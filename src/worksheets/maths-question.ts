/** A Mathematics problem as a question of a worksheet. Pure: the server and the commands of authors use it. */
import { drawBars, unitOf } from '#families/bar-picture.ts'
import { DrawError } from '#families/draw-error.ts'
import type { Part as MathsPart, Quantity } from '#families/family.ts'
import { yearsOf } from '#families/skills.ts'
import type { Asked } from '#maths/set.ts'
import type { Answer, Part, Question } from '#quiz/worksheet/worksheet.ts'

/** How a quantity is answered in boxes. */
function boxes({ form, text }: Quantity): Answer {
  switch (form.kind) {
    case 'number':
    case 'fraction':
      return { kind: form.kind, before: form.before, after: form.after, key: text }
    case 'ratio':
      return { kind: 'ratio', terms: form.terms, key: text }
    case 'time':
      return { kind: 'time', key: text }
    case 'expression':
      return { kind: 'expression', letter: form.letter, before: form.before, after: form.after, key: text }
    case 'words':
      throw new DrawError('options', `the problem whose answer '${text}' can only be chosen`)
  }
}

function answerOf({ answer }: MathsPart, { options }: Asked): Answer {
  if (options === null) return boxes(answer)
  const texts = options.options.map(({ text }) => text)
  return { kind: 'choice', options: texts, table: [], key: options.key, whys: options.whys }
}

/** The family, the number of its maker from 0, and whether it has options: 'ratio-12 0 choice'. */
const originOf = ({ family, maker, options }: Asked): string =>
  `${family.id} ${family.makers.indexOf(maker)} ${options === null ? 'boxes' : 'choice'}`

const idOf = (number: number, index: number, count: number): string => `${number}${count === 1 ? '' : 'abc'[index]}`

/** `number` is the one that is printed. */
export function mathsQuestion(asked: Asked, number: number): Question {
  const { problem, maker, family } = asked
  const { parts, stem, picture } = problem
  const single = parts.length === 1
  const unit = unitOf(parts.flatMap(({ steps }) => steps.flatMap(({ bars }) => bars ?? [])))
  return {
    id: String(number),
    number: String(number),
    stem: single ? [parts[0]?.ask ?? ''] : [stem],
    figures: picture === null ? [] : [picture],
    table: [],
    asks: [],
    calculator: maker.calculator,
    ...yearsOf(family.skill),
    origin: originOf(asked),
    parts: parts.map(
      (part, i): Part => ({
        id: idOf(number, i, parts.length),
        label: single ? '' : `(${'abc'[i]})`,
        ask: single ? '' : part.ask,
        marks: part.marks,
        answer: answerOf(part, asked),
        slips: part.slips.map(({ text, why }) => ({ answer: text, why })),
        follows: part.follows,
        steps: part.steps.map(({ text, mark, bars }) => ({
          text,
          mark,
          figure: bars === null ? null : drawBars(bars, unit),
        })),
        reason: '',
      }),
    ),
  }
}
