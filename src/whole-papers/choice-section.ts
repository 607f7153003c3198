/** A quiz of choice items as questions of a worksheet, numbered as in a whole paper. Pure. */
import { titleAfterColon } from '#quiz/contract/own-title.ts'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import type { Question, Stimulus, WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'

/** A text with the numbers of the paper. A word that is asked for has its number before it, since the questions name it. */
function numbered(text: string, first: number): string {
  const numberOf = (label: string): number => Number(label) + first - 1
  return parseMarkup(text)
    .segments.map((segment) => {
      switch (segment.kind) {
        case 'blank':
        case 'slot':
          return `[${numberOf(segment.label)}]____`
        case 'target':
          return `(${numberOf(segment.label)})\u00a0[w]${segment.text}[/w]`
        default:
          return segment.source
      }
    })
    .join('')
}

const whyOf = ({ mistakes }: Item, option: number): string =>
  mistakes.find(({ response }) => response === String(option))?.reason ?? ''

function questionOf(item: Item, number: number, marks: number): Question {
  const whys = item.options.map((_text, i) => whyOf(item, i))
  return {
    id: String(number),
    number: String(number),
    stem: item.prompt === '' ? [] : [item.prompt],
    figures: [],
    table: [],
    asks: [],
    calculator: false,
    until: 0,
    parts: [
      {
        id: String(number),
        label: '',
        ask: '',
        marks,
        answer: { kind: 'choice', options: item.options, table: [], key: Number(item.key), whys },
        slips: [],
        follows: '',
        steps: [],
        reason: item.explanation,
      },
    ],
  }
}

/** The passage that the questions are about; null where they stand alone. */
function passageOf({ type, quiz }: Typed, first: number): Stimulus | null {
  if (type !== 'vocab-cloze' && type !== 'inline-context') return null
  const paragraphs = quiz.passage.split(/\n\s*\n/).filter((text) => text.trim() !== '')
  return {
    look: 'passage',
    title: titleAfterColon(quiz.title),
    blocks: paragraphs.map((text) => ({ kind: 'text' as const, text: numbered(text.trim(), first) })),
  }
}

/** `first` is the number of the first question, `each` what one earns. */
export function choiceSection(typed: Typed, first: number, each: number): WorksheetQuiz {
  const { quiz } = typed
  // The options of a blank are asked for by its number alone.
  const asked = quiz.items.map((item) => (typed.type === 'inline-context' ? { ...item, prompt: '' } : item))
  const items = quiz.items.map((item, i) => ({ ...item, id: String(first + i) }))
  const questions = asked.map((item, i) => questionOf(item, first + i, each))
  return { ...quiz, items, sections: [{ heading: '', note: '', stimulus: passageOf(typed, first), questions }] }
}
