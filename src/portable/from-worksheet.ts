/** Questions with figures, parts and working. Each part becomes a question that stands alone. */
import { type ByLanguage, type Language, languageOf } from '#lib/language.ts'
import { gridFigure } from '#quiz/worksheet/hand/grid-figure.ts'
import { choiceLines, emptyTable, handPoints, rowReasons } from '#quiz/worksheet/hand/on-paper.ts'
import { askedText } from '#quiz/worksheet/judge/asked-text.ts'
import { plainText } from '#quiz/worksheet/notation.ts'
import {
  languageOfQuestion,
  type Part,
  type Question,
  type Stimulus,
  type StimulusBlock,
  type WorksheetQuiz,
} from '#quiz/worksheet/worksheet.ts'
import { lineBlock, titleBlock, worksheetLine } from './lines.ts'
import type { Block, Line, PortableAnswer, PortableItem } from './portable.ts'
import { typedAnswer } from './typed-answer.ts'

const tableBlock = (rows: readonly (readonly string[])[]): readonly Block[] =>
  rows.length === 0 ? [] : [{ kind: 'table', rows: rows.map((row) => row.map(plainText)) }]

function stimulusBlock(block: StimulusBlock): readonly Block[] {
  switch (block.kind) {
    case 'heading':
      return titleBlock(block.text)
    case 'list':
      return block.items.flatMap((text) => lineBlock(`• ${text}`))
    case 'table':
      return tableBlock(block.rows)
    default:
      return block.text.split(/\n+/).flatMap(lineBlock)
  }
}

const stimulusBlocks = (stimulus: Stimulus | null): readonly Block[] =>
  stimulus === null ? [] : [...titleBlock(stimulus.title), ...stimulus.blocks.flatMap(stimulusBlock)]

/** A part alone asks with its own words, else with the last line of its question. */
function linesOf({ stem, asks, parts }: Question, part: Part) {
  const above = parts.slice(0, parts.indexOf(part)).map(({ label, ask }) => `${label} ${ask}`)
  const own = part.ask === '' ? [] : [part.label === '' ? part.ask : `${part.label} ${part.ask}`]
  const after = [...asks, ...above, ...own]
  const ask = after.at(-1) ?? stem.at(-1) ?? ''
  return { before: after.length === 0 ? stem.slice(0, -1) : stem, after: after.slice(0, -1), ask }
}

const WRITTEN_AS: ByLanguage<(before: string, after: string) => string> = {
  en: (before, after) => ` Answer: ${before}____${after}`,
  'zh-Hans': (before, after) => ` 答案：${before}____${after}`,
}

/** The signs that are printed beside the box. */
function unitOf({ answer }: Part, language: Language): Line {
  if (!('before' in answer) || (answer.before === '' && answer.after === '')) return []
  const after = answer.after === '' ? '' : ` ${plainText(answer.after)}`
  return [{ kind: 'plain', text: WRITTEN_AS[language](plainText(answer.before), after) }]
}

const GIVEN: ByLanguage<(words: string) => string> = {
  en: (words) => ` Use: ${words}`,
  'zh-Hans': (words) => ` 用：${words}`,
}

/** The words that a sentence must have. */
const givenOf = ({ answer }: Part, language: Language): Line =>
  answer.kind === 'sentence' && answer.given !== '' ? [{ kind: 'plain', text: GIVEN[language](answer.given) }] : []

function answerOf(question: Question, part: Part): PortableAnswer {
  const { answer } = part
  switch (answer.kind) {
    case 'choice': {
      const [head = [], ...rows] = answer.table
      const cells = (i: number) => rows[i]?.map((cell, at) => `${head[at] ?? ''}: ${cell}`).join('; ')
      const options = answer.options.map((text, i) => ({
        line: worksheetLine(cells(i) ?? text),
        reason: i === answer.key ? '' : plainText(answer.whys[i] ?? ''),
      }))
      return { kind: 'choice', options, key: answer.key }
    }
    case 'lines':
      return { kind: 'written', points: answer.points.map(plainText) }
    case 'fill':
    case 'plot':
      return { kind: 'written', points: handPoints(answer, part.marks) }
    default:
      return typedAnswer(answer, part.slips, askedText(question, part))
  }
}

/** What is filled in, as one draws it there: the choices, and the empty table or grid. */
function handBlocks(answer: Part['answer']): readonly Block[] {
  if (answer.kind === 'plot') return [{ kind: 'picture', ...gridFigure(answer, []) }]
  if (answer.kind !== 'fill') return []
  return [...choiceLines(answer).flatMap(lineBlock), ...tableBlock(emptyTable(answer))]
}

const reasonOf = ({ reason, steps, answer }: Part): readonly string[] =>
  [...steps.map(({ text }) => plainText(text)), rowReasons(answer), plainText(reason)].filter((text) => text !== '')

function partItem(quiz: WorksheetQuiz, question: Question, part: Part, around: Language): PortableItem {
  const { before, after, ask } = linesOf(question, part)
  const language = languageOfQuestion(question, around)
  return {
    id: part.id.replaceAll(/[^A-Za-z0-9-]/g, '-'),
    number: `${question.number}${part.label}`,
    language: languageOf(ask, language),
    about: [
      ...stimulusBlocks(quiz.stimulus),
      ...before.flatMap(lineBlock),
      ...question.figures.map(({ svg, alt }): Block => ({ kind: 'picture', svg, alt })),
      ...tableBlock(question.table),
      ...after.flatMap(lineBlock),
      ...handBlocks(part.answer),
    ],
    ask: [...worksheetLine(ask), ...givenOf(part, language), ...unitOf(part, language)],
    marks: part.marks,
    answer: answerOf(question, part),
    reason: reasonOf(part),
    staysHere: quiz.stimulus === null || quiz.stimulus.words.length === 0 ? [] : ['glosses'],
  }
}

/** `around` is the language of the exercise. */
export const worksheetItems = (quiz: WorksheetQuiz, around: Language): readonly PortableItem[] =>
  quiz.questions.flatMap((question) => question.parts.map((part) => partItem(quiz, question, part, around)))
