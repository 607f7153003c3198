/** Puts quizzes of one language together as the exam does: its order, its headings, its numbers. Draws nothing. */
import type { Language } from '#lib/language.ts'
import type { PrintSection } from '#quiz/print/print-sheet.ts'
import { printTyped } from '#quiz/prints.ts'
import type { Typed, TypeName } from '#quiz/quizzes.ts'

/**
 * A section of the exam until 2024: its first number and how many questions it has. `newPage` is where the exam turns
 * over.
 */
type ExamSection = Readonly<{ type: TypeName; heading: string; first: number; count: number; newPage: boolean }>

/** Between 20 and 29 the English exam has a visual text, which no topic practises. */
const EXAMS: Readonly<Record<Language, readonly ExamSection[]>> = {
  en: [
    { type: 'grammar-mcq', heading: 'Grammar', first: 1, count: 10, newPage: true },
    { type: 'vocab-mcq', heading: 'Vocabulary', first: 11, count: 5, newPage: false },
    { type: 'vocab-cloze', heading: 'Vocabulary Cloze', first: 16, count: 5, newPage: true },
    { type: 'grammar-cloze', heading: 'Grammar Cloze', first: 29, count: 10, newPage: true },
    { type: 'editing', heading: 'Editing for Spelling and Grammar', first: 39, count: 12, newPage: true },
    { type: 'compre-cloze', heading: 'Comprehension Cloze', first: 51, count: 15, newPage: true },
  ],
  'zh-Hans': [
    { type: 'chinese-mcq', heading: '语文应用', first: 1, count: 15, newPage: true },
    { type: 'inline-context', heading: '短文填空', first: 16, count: 5, newPage: true },
    { type: 'chinese-dialogue', heading: '完成对话', first: 21, count: 4, newPage: true },
  ],
}

/** The types that a paper of this language asks, in its order. */
export const examTypes = (language: Language): readonly TypeName[] => EXAMS[language].map(({ type }) => type)

const ORDINALS = ['一', '二', '三']

/** `at` is the place of the section on its paper, from 0. */
const headingOf = (language: Language, heading: string, at: number): string =>
  language === 'en' ? heading : `${ORDINALS[at]}　${heading}`

/** A vocabulary set of ten holds two papers' worth: every second question goes on one. */
function onePaper(typed: Typed, count: number): Typed {
  if (typed.type !== 'vocab-mcq' || typed.quiz.items.length !== 2 * count) return typed
  return { ...typed, quiz: { ...typed.quiz, items: typed.quiz.items.filter((_, i) => i % 2 === 0) } }
}

export type ExamPart = PrintSection & Readonly<{ newPage: boolean; first: number }>

/** `asInExam` tells whether every section has the length, and so the numbers, that it has in the exam. */
export type ExamPaper = Readonly<{ parts: readonly ExamPart[]; asInExam: boolean }>

/** At most one quiz a type; a quiz of another language is left out. */
export function examPaper(language: Language, quizzes: readonly Typed[]): ExamPaper {
  const chosen = EXAMS[language].flatMap((section) => {
    const typed = quizzes.find(({ type }) => type === section.type)
    return typed === undefined ? [] : [{ section, typed: onePaper(typed, section.count) }]
  })
  const asInExam = chosen.every(({ section, typed }) => typed.quiz.items.length === section.count)
  let next = 1
  const parts = chosen.map(({ section, typed }, i): ExamPart => {
    const first = asInExam ? section.first : next
    const printed = printTyped(typed, first)
    next = first + printed.keys.length
    return { ...printed, heading: headingOf(language, section.heading, i), newPage: section.newPage, first }
  })
  return { parts, asInExam }
}

/** Whole sets in the order of the exam, numbered from 1 throughout. At most one quiz a type; empty ones are left out. */
export function runningPaper(language: Language, quizzes: readonly Typed[]): readonly PrintSection[] {
  const sections: PrintSection[] = []
  let next = 1
  for (const { type, heading } of EXAMS[language]) {
    const typed = quizzes.find((quiz) => quiz.type === type)
    const printed = typed === undefined ? null : printTyped(typed, next)
    if (printed === null || printed.keys.length === 0) continue
    sections.push({ ...printed, heading: headingOf(language, heading, sections.length) })
    next += printed.keys.length
  }
  return sections
}
