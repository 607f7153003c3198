/** Puts quizzes of one language together as the exam does: its order, its headings, its numbers. Draws nothing. */

import type { ByLanguage, Language } from '#lib/language.ts'
import type { ExamSection } from '#quiz/contract/quiz-document.ts'
import type { Item, Quiz } from '#quiz/contract/quiz-type.ts'
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

/** A set that holds two papers' worth of questions gives every second one. */
function onePaper<T extends TypeName>(typed: Typed<T>, count: number): Typed<T> {
  return typed.quiz.items.length === 2 * count ? { ...typed, quiz: everySecond(typed.quiz) } : typed
}

function everySecond<Q extends Quiz>(quiz: Q): Q {
  return { ...quiz, items: quiz.items.filter((_, i) => i % 2 === 0) }
}

/** `first` is the number of its first question; `newPage` is true where the exam turns the page; `items` has one entry a key. */
export type ExamPart = PrintSection & Readonly<{ newPage: boolean; first: number; items: readonly Item[] }>

/** `asInExam` tells whether every section has the length, and so the numbers, that it has in the exam. */
export type ExamPaper = Readonly<{ parts: readonly ExamPart[]; asInExam: boolean }>

/** At most one quiz a type; a quiz of another language is left out. */
export function examPaper(language: Language, quizzes: readonly Typed[]): ExamPaper {
  const chosen = sectionsOf(language).flatMap((section) => {
    const typed = quizzes.find(({ type }) => type === section.type)
    return typed === undefined ? [] : [{ section, typed: onePaper(typed, section.count) }]
  })
  const asInExam = chosen.every(({ section, typed }) => typed.quiz.items.length === section.count)
  let next = 1
  const parts = chosen.map(({ section, typed }, i): ExamPart => {
    const first = asInExam ? section.first : next
    const printed = printTyped(typed, first)
    next = first + printed.keys.length
    const items = typed.quiz.items.filter(({ fault }) => fault === '')
    return { ...printed, heading: HEADINGS[language](section.heading, i), newPage: section.newPage, first, items }
  })
  return { parts, asInExam }
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
