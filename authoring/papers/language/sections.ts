/** The sections of a language paper as it asks and as its key answers, from what the quiz types put on paper. */
import type { Language } from '#lib/language.ts'
import type { PrintBlock } from '#quiz/contract/print-view.ts'
import type { ExamPart } from '#quiz/library/exam-paper.ts'
import { marksOf } from '#quiz/print/printout.ts'
import { printoutWords } from '#quiz/print/printout-words.ts'
import type { Block, Section } from './printout.ts'

const blockOf = (block: PrintBlock): Block =>
  block.kind === 'choice' ? { ...block, figures: [], tables: [], question: [], optionTable: [] } : block

/** The questions of a section, with the sum of their marks in words. */
export function askedSection(part: ExamPart, language: Language): Section {
  const { heading, instruction, newPage, blocks } = part
  const marks = printoutWords(language).marks(marksOf(part))
  return { heading, instructions: instruction, marks, newPage, blocks: blocks.map(blockOf) }
}

/** The key of a section: one table with number, answer and reason, without instructions, marks or page break. */
export function answeredSection({ heading, keys }: ExamPart, language: Language): Section {
  const { columns } = printoutWords(language)
  const rows = keys.map(({ number, answer, reason }) => ({
    number,
    answers: [answer],
    reasons: [{ line: reason, mark: '' }],
  }))
  const table: Block = { kind: 'keys', columns, wide: false, rows }
  return { heading, instructions: '', marks: '', newPage: false, blocks: [table] }
}

/** '1 – 10' */
export const questionsOf = ({ first, keys }: ExamPart): string => `${first} – ${first + keys.length - 1}`
