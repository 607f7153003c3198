/** Puts quizzes of one language together as the exam does: its order, its headings, its numbers. Draws nothing. */

import type { ByLanguage, Language } from '#lib/language.ts'
import type { ExamSection } from '#quiz/contract/quiz-document.ts'
import type { PrintSection } from '#quiz/print/printout.ts'
import type { Typed, TypeName } from '#quiz/registry/definitions.ts'
import { documents, printTyped } from '#quiz/registry/documents.ts'
import { topics } from './topics.ts'

type Section = ExamSection & Readonly<{ type: TypeName }>

/**
 * The sections of a paper of this language, in its order. Between 20 and 29 the English examination has a visual text,
 * which no topic practises.
 */
const sectionsOf = (language: Language): readonly Section[] =>
  topics.filter((topic) => topic.language === language).map(({ type }) => ({ type, ...documents[type].exam }))

/** The types that a paper of this language asks, in its order. */
export const examTypes = (language: Language): readonly TypeName[] => sectionsOf(language).map(({ type }) => type)

const ORDINALS = ['一', '二', '三']

/** `at` is the place of the section on its paper, from 0. */
const HEADINGS: ByLanguage<(heading: string, at: number) => string> = {
  en: (heading) => heading,
  'zh-Hans': (heading, at) => `${ORDINALS[at]}　${heading}`,
}

/** Whole sets in the order of the exam, numbered from 1 throughout. At most one quiz a type; empty ones are left out. */
export function runningPaper(language: Language, quizzes: readonly Typed[]): readonly PrintSection[] {
  const sections: PrintSection[] = []
  let next = 1
  for (const { type, heading } of sectionsOf(language)) {
    const typed = quizzes.find((quiz) => quiz.type === type)
    const printed = typed === undefined ? null : printTyped(typed, next)
    if (printed === null || printed.keys.length === 0) continue
    sections.push({ ...printed, heading: HEADINGS[language](heading, sections.length) })
    next += printed.keys.length
  }
  return sections
}
