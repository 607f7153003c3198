/** Whole papers as worksheets: booklets as sections, numbers and marks as printed. Pure. */
import type { AskedSections } from '#maths/exam/sections.ts'
import type { Asked } from '#maths/set.ts'
import { marksOf, type Question, type Section, type WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import type { ScienceExam } from '#science/exam/questions.ts'
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

function mathsSection(
  heading: string,
  note: string,
  asked: readonly Asked[],
  first: number,
  change: (question: Question) => Question,
): Readonly<{ section: Section; asked: readonly Asked[] }> {
  const questions = asked.map((one, i) => change(mathsQuestion(one, first + i)))
  return {
    section: { heading: `${heading} (${marksOf(questions)} marks)`, note, stimulus: null, questions },
    asked,
  }
}

/** What a paper is called and which format it has. */
type PaperHeading = Pick<WorksheetQuiz, 'title' | 'format'>

/** A Mathematics paper of 100 marks. Items have the skill of their family as their tag. */
export function mathsPaperQuiz(heading: PaperHeading, { choice, short, paper2 }: AskedSections): WorksheetQuiz {
  const keep = (question: Question): Question => ({ ...question, calculator: false })
  const parts = [
    mathsSection('Paper 1, Booklet A', 'Four options each. No calculator.', choice, 1, keep),
    mathsSection('Paper 1, Booklet B', 'Show your working on paper. No calculator.', short, choice.length + 1, keep),
    mathsSection('Paper 2', 'Show your working on paper. You may use a calculator.', paper2, 1, (question) =>
      inPaper2(keep(question)),
    ),
  ]
  const items = parts.flatMap(({ section, asked }) =>
    section.questions.flatMap((question, i) =>
      itemsOf(question, asked[i]?.family.skill ?? '', asked[i]?.maker.level ?? 0),
    ),
  )
  return { ...heading, items, sections: parts.map(({ section }) => section) }
}

/** A Science paper of 100 marks. `tagOf` gives the tag of a question's items by its id. */
export function sciencePaperQuiz(
  heading: PaperHeading,
  { choice, open }: ScienceExam,
  tagOf: (id: string) => string,
  drawings: Drawings,
): WorksheetQuiz {
  const a = choice.map((item, i) => choiceQuestion(item, i + 1, drawings))
  const b = open.map((item, i) => openQuestion(item, choice.length + i + 1, drawings))
  const asked = [...choice, ...open]
  const section = (name: string, note: string, questions: readonly Question[]): Section => ({
    heading: `${name} (${marksOf(questions)} marks)`,
    note,
    stimulus: null,
    questions,
  })
  return {
    ...heading,
    items: [...a, ...b].flatMap((question, i) => itemsOf(question, tagOf(asked[i]?.id ?? ''), asked[i]?.level ?? 0)),
    sections: [
      section('Booklet A', 'Four options each, two marks a question.', a),
      section('Booklet B', 'Write your answers in full sentences. The marks are in brackets.', b),
    ],
  }
}
