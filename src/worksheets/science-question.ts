/** A question of the Science bank as a question of a worksheet. Pure: the server and the commands of authors use it. */
import type { Figure, Part, Question } from '#quiz/worksheet/worksheet.ts'
import { marksOfPart, type ScienceChoice, type ScienceOpen, type SciencePart } from '#science/bank.ts'

/** The drawings of the bank, by file name. */
type Drawings = ReadonlyMap<string, string>

/** What a question with options earns in the exam. */
const CHOICE_MARKS = 2

type Asked = Pick<ScienceChoice, 'stem' | 'figure' | 'table' | 'statements' | 'until'>

function figuresOf({ figure }: Asked, drawings: Drawings): readonly Figure[] {
  const svg = figure === null ? undefined : drawings.get(figure.file)
  return figure === null || svg === undefined ? [] : [{ svg, alt: figure.alt, width: figure.width }]
}

/** What is told stands above the drawing, what is asked (the last line) below it, and the lettered statements below that. */
function told(item: Asked, drawings: Drawings): Omit<Question, 'id' | 'number' | 'parts'> {
  const figures = figuresOf(item, drawings)
  const split = figures.length > 0 || item.table.length > 0 ? Math.max(1, item.stem.length - 1) : item.stem.length
  return {
    stem: item.stem.slice(0, split),
    figures,
    table: item.table,
    asks: [...item.stem.slice(split), ...item.statements.map((line, i) => `${'ABCDEF'[i]}: ${line}`)],
    calculator: false,
    since: 0,
    until: item.until,
    origin: '',
  }
}

const plainPart = { slips: [], follows: '', steps: [] } as const

/** `number` is the one that is printed. */
export function choiceQuestion(item: ScienceChoice, number: number, drawings: Drawings): Question {
  const { optionTable, options, key, reasons } = item
  const rows = optionTable?.rows ?? []
  const texts = optionTable === null ? options : rows.map((row) => row.join('; '))
  const part: Part = {
    ...plainPart,
    id: String(number),
    label: '',
    ask: '',
    marks: CHOICE_MARKS,
    answer: {
      kind: 'choice',
      options: texts,
      table: optionTable === null ? [] : [optionTable.head, ...rows],
      key,
      whys: texts.map((_, i) => reasons[i] ?? ''),
    },
    reason: item.explanation,
  }
  return { ...told(item, drawings), id: String(number), number: String(number), parts: [part] }
}

/** How a part is answered, and why its key is right where no marking point says so. */
function answerOf(part: SciencePart): Pick<Part, 'answer' | 'reason'> {
  if ('fill' in part) return { answer: { kind: 'fill', ...part.fill }, reason: '' }
  if ('plot' in part) return { answer: { kind: 'plot', ...part.plot }, reason: part.reason }
  const { lines, points, accept, refuse, samples } = part
  return { answer: { kind: 'lines', lines, points, accept, refuse, samples }, reason: '' }
}

/** As `choiceQuestion`. */
export function openQuestion(item: ScienceOpen, number: number, drawings: Drawings): Question {
  const single = item.parts.length === 1
  const parts = item.parts.map(
    (part, i): Part => ({
      ...plainPart,
      id: `${number}${single ? '' : 'abcdef'[i]}`,
      label: single ? '' : `(${'abcdef'[i]})`,
      ask: part.text,
      marks: marksOfPart(part),
      ...answerOf(part),
    }),
  )
  return { ...told({ ...item, statements: [] }, drawings), id: String(number), number: String(number), parts }
}
