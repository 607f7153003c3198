/** An exercise as booklets: those of a whole paper have covers, a set is one without. */
import type { Language } from '#lib/language.ts'
import type { Site } from '#lib/site.ts'
import type { AnswerPlace, PrintBlock, PrintedQuiz } from '#quiz/contract/print-view.ts'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { type Exercise, marksOf, type Section } from '#quiz/exercise/exercise.ts'
import type { PrintChoices } from '#quiz/print/print-choices.ts'
import { english } from '#quiz/print/runs.ts'
import * as questionTypes from '#quiz/question-types/definitions.ts'
import { definitions, isTypeName, type Typed, type TypeName } from '#quiz/registry/definitions.ts'
import { printTyped } from '#quiz/registry/documents.ts'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import { definition as selection } from '#quiz/selection/definition.ts'
import { print as printSelection } from '#quiz/selection/print.ts'
import {
  type ChoiceBlock,
  questionBlock,
  shadedPlace,
  type WorkedKey,
  workedKey,
} from '#quiz/worksheet/print/blocks.ts'
import { stimulusOnPaper } from '#quiz/worksheet/print/stimulus.ts'
import { isWorksheet, marksOf as questionMarks, type WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import { type Booklet, type BookletPart, bookletJob } from './booklets.ts'
import type { PrintedBooklet } from './exercise-booklets.ts'
import type { TypesetJob } from './typeset-job.ts'

/**
 * `skillNames` by the tags of the items, with '' for a topic that says no more; `url` is where it is answered on screen,
 * '' if nowhere.
 */
export type ExercisePrintout = Readonly<{
  exercise: Exercise
  subject: string
  set: string
  booklets: readonly PrintedBooklet[]
  skillNames: Readonly<Record<string, Readonly<{ topic: string; name: string }>>>
  url: string
}>

/** A row of the overview in the key: which question asks what, for how many marks. */
type Row = Readonly<{ number: string; item: Item | undefined; marks: number }>

/** A section on paper. */
type Printed = Readonly<{
  part: BookletPart
  keys: readonly WorkedKey[]
  places: readonly AnswerPlace[]
  rows: readonly Row[]
}>

const types: Readonly<Record<PlayableName, Readonly<{ language: Language }>>> = {
  ...definitions,
  ...questionTypes,
  selection,
}

function printedQuestions(
  { name, note, marks, asked }: Section,
  { items, questions, stimulus }: WorksheetQuiz,
): Printed {
  const { language } = types[asked.type]
  return {
    part: {
      heading: name,
      note,
      marks,
      title: [],
      stimulus: stimulus === null ? null : stimulusOnPaper(stimulus),
      blocks: questions.map(questionBlock),
    },
    keys: questions.map((question) => workedKey(question, language)),
    places: questions.map(shadedPlace).filter((place) => place !== null),
    rows: questions.map((question) => ({
      number: question.number,
      item: items.find(({ id }) => id === question.parts[0]?.id),
      marks: questionMarks([question]),
    })),
  }
}

/** The template draws options beside figures and tables. */
const asDrawn = (block: PrintBlock): PrintBlock | ChoiceBlock =>
  block.kind === 'choice' ? { ...block, figures: [], tables: [], question: [], optionTable: [] } : block

/** The ids of items are the numbers that are printed. */
function printedText({ name, marks, each, asked: { quiz } }: Section, print: (first: number) => PrintedQuiz): Printed {
  const { items, title } = quiz
  const { instruction, blocks, keys, answers } = print(Number(items[0]?.id ?? 1))
  return {
    part: {
      heading: name,
      note: instruction,
      marks,
      // A heading without words is no PDF/UA.
      title: title === '' ? [] : english(title),
      stimulus: null,
      blocks: blocks.map(asDrawn),
    },
    keys: keys.map(({ number, answer, reason }) => ({
      number,
      answers: [answer],
      reasons: [{ line: reason, mark: '', figures: [] }],
    })),
    places: answers.filter(({ ovals }) => ovals.length > 0),
    rows: items.map((item) => ({ number: item.id, item, marks: each })),
  }
}

const isTyped = (asked: Playable): asked is Typed => isTypeName(asked.type)

function printed(section: Section): Printed {
  const { asked } = section
  if (isWorksheet(asked.quiz)) return printedQuestions(section, asked.quiz)
  if (isTyped(asked)) return printedText(section, (first) => printTyped<TypeName>(asked, first))
  const { quiz } = asked
  return printedText(section, (first) => printSelection(quiz, first))
}

/** A title with no heading above it is that of the exercise, which is printed already; and PDF/UA skips no level. */
const titled = ({ heading }: Pick<PrintedBooklet, 'heading'>, part: BookletPart): BookletPart =>
  heading === '' && part.heading === '' ? { ...part, title: [] } : part

function bookletOf({ sections, ...head }: PrintedBooklet, { skillNames }: ExercisePrintout): Booklet {
  const all = sections.map(printed)
  const rows = all.flatMap(({ part, rows: own }) => own.map((row) => ({ ...row, section: part.heading })))
  return {
    ...head,
    marks: marksOf({ sections }),
    first: rows[0]?.number ?? '',
    last: rows.at(-1)?.number ?? '',
    parts: all.map(({ part }) => titled(head, part)),
    places: all.flatMap(({ places }) => places),
    keys: all.flatMap(({ keys }) => keys),
    overview: rows.map(({ number, item, marks, section }) => {
      const { topic = '', name = '' } = skillNames[item?.skill ?? ''] ?? {}
      return {
        number,
        topic: topic === '' ? section : topic,
        skill: name,
        level: item === undefined || item.level === 0 ? '' : String(item.level),
        marks: String(marks),
      }
    }),
  }
}

/** `name` becomes the file name of the PDF. */
export function exerciseJob(printout: ExercisePrintout, choices: PrintChoices, name: string, site: Site): TypesetJob {
  const { exercise, subject, set, url } = printout
  const { language, title: heading, format } = exercise
  const booklets = printout.booklets.map((booklet) => bookletOf(booklet, printout))
  return bookletJob({ language, heading, subject, set, format, url, booklets }, choices, name, site)
}
