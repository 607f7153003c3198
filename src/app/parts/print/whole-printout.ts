/** Quizzes of one language as one paper. */
import type { ByLanguage, Language } from '#lib/language.ts'
import { runningPaper } from '#quiz/library/exam-paper.ts'
import type { Printout } from '#quiz/print/printout.ts'
import type { Typed } from '#quiz/registry/definitions.ts'

const WORDS: ByLanguage<Readonly<{ subject: string; heading: string; note(count: number): string }>> = {
  en: {
    subject: 'English Language',
    heading: 'Practice paper',
    note: (count) => `There ${count === 1 ? 'is 1 question' : `are ${count} questions`}. Answer all of them.`,
  },
  'zh-Hans': { subject: '华文', heading: '综合练习卷', note: (count) => `共 ${count} 题，全部作答。` },
}

/** `url` is where its sets are answered on the screen. Null if there is no question to ask. */
export function wholePrintout(
  language: Language,
  quizzes: readonly Typed[],
  set: string,
  url: string,
): Printout | null {
  const sections = runningPaper(language, quizzes)
  if (sections.length === 0) return null
  const { subject, heading, note } = WORDS[language]
  const count = sections.reduce((sum, { keys }) => sum + keys.length, 0)
  return { language, subject, heading, set, notes: [note(count)], sections, url }
}
