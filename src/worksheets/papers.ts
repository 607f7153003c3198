/** Whole papers as exercises: booklets as sections, numbers and marks as printed. Pure. */
import type { AskedSections } from '#maths/exam/sections.ts'
import type { Asked } from '#maths/set.ts'
import type { Item } from '#quiz/contract/quiz-type.ts'
import type { Exercise, Section } from '#quiz/exercise/exercise.ts'
import { marksOf, type Question } from '#quiz/worksheet/worksheet.ts'
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

type Asks = 'problems' | 'questions'
type Booklet = Readonly<{ id: string; name: string; note: string; type: Asks }>

/** A booklet of a paper as a section. `items` are those of its questions. */
function section({ type, ...booklet }: Booklet, questions: readonly Question[], items: readonly Item[]): Section<Asks> {
  const quiz = { title: '', format: '', items, stimulus: null, questions }
  return {
    ...booklet,
    numbers: `${questions[0]?.number ?? ''} to ${questions.at(-1)?.number ?? ''}`,
    marks: marksOf(questions),
    each: 1,
    asked: { type, quiz },
  }
}

function mathsSection(
  booklet: Omit<Booklet, 'type'>,
  asked: readonly Asked[],
  first: number,
  change: (question: Question) => Question,
): Section<Asks> {
  const questions = asked.map((one, i) => change(mathsQuestion(one, first + i)))
  const items = questions.flatMap((question, i) =>
    itemsOf(question, asked[i]?.family.skill ?? '', asked[i]?.maker.level ?? 0),
  )
  return section({ ...booklet, type: 'problems' }, questions, items)
}

/** A whole paper whose sections are booklets of questions. */
export type QuestionsPaper = Exercise<Asks>

/** What a paper is called and which format it has. */
type PaperHeading = Pick<Exercise, 'title' | 'format'>

const common = {
  language: 'en',
  flow: 'sheet',
} as const

/** A Mathematics paper of 100 marks. Items have the skill of their family as their tag. */
export function mathsPaper(heading: PaperHeading, { choice, short, paper2 }: AskedSections): QuestionsPaper {
  const keep = (question: Question): Question => ({ ...question, calculator: false })
  return {
    ...heading,
    ...common,
    instruction: 'Answer all questions. Work on paper.',
    minutes: 150,
    sections: [
      mathsSection(
        { id: 'booklet-a', name: 'Paper 1, Booklet A', note: 'Four options each. No calculator.' },
        choice,
        1,
        keep,
      ),
      mathsSection(
        { id: 'booklet-b', name: 'Paper 1, Booklet B', note: 'Show your working on paper. No calculator.' },
        short,
        choice.length + 1,
        keep,
      ),
      mathsSection(
        { id: 'paper-2', name: 'Paper 2', note: 'Show your working on paper. You may use a calculator.' },
        paper2,
        1,
        (question) => inPaper2(keep(question)),
      ),
    ],
  }
}

/** A Science paper of 100 marks. `tagOf` gives the tag of a question's items by its id. */
export function sciencePaper(
  heading: PaperHeading,
  { choice, open }: ScienceExam,
  tagOf: (id: string) => string,
  drawings: Drawings,
): QuestionsPaper {
  const booklet = (
    own: Omit<Booklet, 'type'>,
    questions: readonly Question[],
    asked: readonly Readonly<{ id: string; level: Item['level'] }>[],
  ): Section<Asks> => {
    const items = questions.flatMap((question, i) => itemsOf(question, tagOf(asked[i]?.id ?? ''), asked[i]?.level ?? 0))
    return section({ ...own, type: 'questions' }, questions, items)
  }
  return {
    ...heading,
    ...common,
    instruction: 'Answer all questions.',
    minutes: 105,
    sections: [
      booklet(
        { id: 'booklet-a', name: 'Booklet A', note: 'Four options each, two marks a question.' },
        choice.map((item, i) => choiceQuestion(item, i + 1, drawings)),
        choice,
      ),
      booklet(
        {
          id: 'booklet-b',
          name: 'Booklet B',
          note: 'Write your answers in full sentences. The marks are in brackets.',
        },
        open.map((item, i) => openQuestion(item, choice.length + i + 1, drawings)),
        open,
      ),
    ],
  }
}
