/**
 * A school's English paper and its key from its prelim documents, in the order and with the numbers of the exam until
 * 2024. What the exam asks between them (questions 21 to 28, visual text) has no documents and is left out.
 */
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { format } from '#papers/paper-name.ts'
import { type ExamPart, examPaper } from '#quiz/library/exam-paper.ts'
import { NOTICE } from '#quiz/print/notice.ts'
import { marksOf } from '#quiz/print/printout.ts'
import type { LanguagePrintout } from '../printout.ts'
import type { FindQuiz, Prelim } from './prelim-documents.ts'
import { answeredSection, askedSection, gridSection, questionsOf } from './sections.ts'

const INSTRUCTIONS: readonly string[] = [
  'Write your name and class in the spaces above.',
  'Answer all questions. Write your answers in this paper.',
  'Questions 1 to 20 have four options. Write the number of the correct one in the brackets.',
  'The numbers are those of the examination paper until 2024. Questions 21 to 28 (visual text) and the sections after question 65 are not part of this practice paper.',
  'Suggested time: 50 minutes.',
]

function marksTable(parts: readonly ExamPart[]): string[][] {
  const total = parts.reduce((sum, part) => sum + marksOf(part), 0)
  return [
    ['Section', 'Questions', 'Marks', 'Your marks'],
    ...parts.map((part) => [part.heading, questionsOf(part), String(marksOf(part)), '']),
    ['Total', '', String(total), ''],
  ]
}

/** The topics of an English paper, in the order of the exam. */
export const ENGLISH_TOPICS = [
  'Grammar',
  'Vocabulary',
  'VocabularyCloze',
  'Grammarcloze',
  'Editing',
  'ComprehensionCloze',
] as const

/** The paper and its key, or null if a document is missing or is not of the exam's length. */
export function englishPrintouts(prelim: Prelim, find: FindQuiz): readonly LanguagePrintout[] | null {
  const quizzes = ENGLISH_TOPICS.map((topic) => find(topic)).filter((typed) => typed !== null)
  const { parts, asInExam } = examPaper('en', quizzes)
  if (parts.length !== ENGLISH_TOPICS.length || !asInExam) return null
  const { year, school } = prelim
  const paper: LanguagePrintout = {
    kind: 'language',
    fileName: format({ year, school, subject: 'english', kind: 'paper' }),
    language: 'en',
    title: `${splitCamelCase(school)} ${year}: English Language, prelim practice paper`,
    school: splitCamelCase(school),
    occasion: `Prelim practice paper ${year}`,
    subject: 'English Language',
    component: 'Paper 2: Language Use and Comprehension',
    fields: ['Name', 'Class', 'Date'],
    instructions: INSTRUCTIONS,
    marksTable: marksTable(parts),
    sections: parts.map((part) => askedSection(part, 'en')),
    ending: 'END OF PAPER',
    words: { level: 'Primary 6', key: 'key', instructions: 'Instructions', colon: ':', notice: NOTICE.en },
  }
  const key: LanguagePrintout = {
    ...paper,
    fileName: format({ year, school, subject: 'english', kind: 'key' }),
    title: `${paper.title}: answer key`,
    component: 'Answer key with reasons',
    fields: [],
    instructions: [],
    marksTable: [],
    sections: [...parts.map((part) => answeredSection(part, 'en')), gridSection(parts, 'en')],
    ending: 'END OF ANSWER KEY',
  }
  return [paper, key]
}
