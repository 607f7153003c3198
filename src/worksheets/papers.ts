/** Whole papers as worksheets: booklets as sections, numbers and marks as printed. Pure. */
import type { ExamPaper } from '#maths/exam-paper.ts'
import type { Asked } from '#maths/set.ts'
import type { Question, Section, WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import type { ScienceExam } from '#science/exam-paper.ts'
import { itemsOf } from './items.ts'
import { mathsQuestion } from './maths-question.ts'
import { choiceQuestion, openQuestion } from './science-question.ts'

type Drawings = ReadonlyMap<string, string>

/** Questions of Paper 2 are numbered from 1 again: their ids say so. */
const inPaper2 = (question: Question): Question => ({
  ...question,
  id: `P2-${question.id}`,
  parts: question.parts.map((part) => ({ ...part, id: `P2-${part.id}` })),
})

const marksOf = (questions: readonly Question[]): number =>
  questions.reduce((sum, { parts }) => sum + parts.reduce((all, { marks }) => all + marks, 0), 0)

function mathsSection(
  heading: string,
  note: string,
  asked: readonly Asked[],
  first: number,
  change: (question: Question) => Question,
): Readonly<{ section: Section; skills: readonly string[] }> {
  const questions = asked.map((one, i) => change(mathsQuestion(one, first + i)))
  return {
    section: { heading: `${heading} (${marksOf(questions)} marks)`, note, stimulus: null, questions },
    skills: asked.map(({ family }) => family.skill),
  }
}

/** A Mathematics paper of 2026: 45 questions, 100 marks. */
export function mathsPaperQuiz({ number, choice, short, paper2 }: ExamPaper): WorksheetQuiz {
  const keep = (question: Question): Question => ({ ...question, calculator: false })
  const parts = [
    mathsSection('Paper 1, Booklet A', 'Four options each. No calculator.', choice, 1, keep),
    mathsSection('Paper 1, Booklet B', 'Show your working on paper. No calculator.', short, choice.length + 1, keep),
    mathsSection('Paper 2', 'Show your working on paper. You may use a calculator.', paper2, 1, (question) =>
      inPaper2(keep(question)),
    ),
  ]
  const items = parts.flatMap(({ section, skills }) =>
    section.questions.flatMap((question, i) => itemsOf(question, skills[i] ?? '')),
  )
  return {
    title: `Mathematics paper ${number}`,
    format: '2026 format',
    items,
    sections: parts.map(({ section }) => section),
  }
}

type Of<T> = Readonly<{ theme: string; item: T }>

/** A Science paper of 2026: 40 or 41 questions, 100 marks. `themeOf` tells the theme of a question's id. */
export function sciencePaperQuiz(
  number: number,
  { choice, open }: ScienceExam,
  themeOf: (id: string) => string,
  drawings: Drawings,
): WorksheetQuiz {
  const a: readonly Of<Question>[] = choice.map((item, i) => ({
    theme: themeOf(item.id),
    item: choiceQuestion(item, i + 1, drawings),
  }))
  const b: readonly Of<Question>[] = open.map((item, i) => ({
    theme: themeOf(item.id),
    item: openQuestion(item, choice.length + i + 1, drawings),
  }))
  const section = (heading: string, note: string, list: readonly Of<Question>[]): Section => {
    const questions = list.map(({ item }) => item)
    return { heading: `${heading} (${marksOf(questions)} marks)`, note, stimulus: null, questions }
  }
  return {
    title: `Science paper ${number}`,
    format: '2026 format',
    items: [...a, ...b].flatMap(({ item, theme }) => itemsOf(item, theme)),
    sections: [
      section('Booklet A', 'Four options each, two marks a question.', a),
      section('Booklet B', 'Write your answers in full sentences. The marks are in brackets.', b),
    ],
  }
}
