/** The sections of a language paper as it asks and as its key answers, from what the quiz types put on paper. */
import type { Language } from '#lib/language.ts'
import type { ExamPart } from '#quiz/library/exam-paper.ts'
import { skillName } from '#quiz/library/skills.ts'
import { marksOf } from '#quiz/print/printout.ts'
import { printoutWords } from '#quiz/print/printout-words.ts'
import { bookletWords } from '#server/typeset/booklet-words.ts'
import type { Section } from '../printout.ts'

/** The questions of a section, with the sum of their marks in words. */
export function askedSection(part: ExamPart, language: Language): Section {
  const { heading, instruction, newPage, blocks } = part
  const marks = printoutWords(language).marks(marksOf(part))
  return { heading, instructions: instruction, marks, newPage, blocks }
}

/** The key of a section: one table with number, answer and reason, without instructions, marks or page break. */
export function answeredSection({ heading, keys }: ExamPart, language: Language): Section {
  const { columns } = printoutWords(language)
  return { heading, instructions: '', marks: '', newPage: false, blocks: [{ kind: 'keys', columns, rows: keys }] }
}

/** What each question of the paper asks: section, skill, level and marks. */
export function gridSection(parts: readonly ExamPart[], language: Language): Section {
  const words = bookletWords(language)
  const rows = parts.flatMap(({ heading, keys, items, marksEach }) =>
    keys.map(({ number }, i) => {
      const { skill = '', level = 0 } = items[i] ?? {}
      return [number, heading, skillName(skill) ?? skill, level === 0 ? '' : String(level), String(marksEach)]
    }),
  )
  const columns = [words.columnNumber, words.columnTopic, words.columnSkill, words.columnLevel, words.columnMarks]
  const grid = { kind: 'grid' as const, columns, rows, note: words.levels }
  return { heading: words.overview, instructions: '', marks: '', newPage: true, blocks: [grid] }
}

/** '1 – 10' */
export const questionsOf = ({ first, keys }: ExamPart): string => `${first} – ${first + keys.length - 1}`
