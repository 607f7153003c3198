/** Quizzes of one language as one paper. */
import { runningPaper } from '#quiz/library/exam-paper.ts'
import type { Printout } from '#quiz/print/printout.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import type { PaperLanguage } from './whole-choice.ts'

const WORDS = {
  en: {
    subject: 'English Language',
    heading: 'Practice paper',
    note: (count: number) => `There ${count === 1 ? 'is 1 question' : `are ${count} questions`}. Answer all of them.`,
  },
  'zh-Hans': { subject: '华文', heading: '综合练习卷', note: (count: number) => `共 ${count} 题，全部作答。` },
} as const

/** `address` is where its sets are answered on the screen. Null if there is no question to ask. */
export function wholePrintout(
  language: PaperLanguage,
  quizzes: readonly Typed[],
  set: string,
  address: string,
): Printout | null {
  const sections = runningPaper(language, quizzes)
  if (sections.length === 0) return null
  const { subject, heading, note } = WORDS[language]
  const count = sections.reduce((sum, { keys }) => sum + keys.length, 0)
  return { language, subject, heading, set, notes: [note(count)], sections, address }
}
