/** A worksheet as booklets: those of a whole paper have covers, a set is one without. */
import type { Site } from '#lib/site.ts'
import type { PrintChoices } from '#quiz/print/print-choices.ts'
import { questionBlock, shadedPlace, workedKey } from '#quiz/worksheet/print/blocks.ts'
import { stimulusOnPaper } from '#quiz/worksheet/print/stimulus.ts'
import { marksOf, type Question, type WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import type { Cover } from '#worksheets/booklets.ts'
import { bookletJob } from './booklets.ts'
import type { TypesetJob } from './typeset-job.ts'

/**
 * `skillNames` by the tags of the items, with '' for a topic that says no more; `covers` one a section, none for a set; `address` is
 * where it is answered on screen, '' if nowhere.
 */
export type WorksheetPrintout = Readonly<{
  quiz: WorksheetQuiz
  subject: string
  set: string
  covers: readonly Cover[]
  skillNames: Readonly<Record<string, Readonly<{ topic: string; name: string }>>>
  address: string
}>

/** A line of the overview in the key: which question asks what, for how many marks. */
function overview({ quiz, skillNames }: WorksheetPrintout, question: Question) {
  const item = quiz.items.find(({ id }) => id === question.parts[0]?.id)
  const { topic = '', name = '' } = skillNames[item?.skill ?? ''] ?? {}
  return {
    number: question.number,
    topic,
    skill: name,
    level: item === undefined || item.level === 0 ? '' : String(item.level),
    marks: String(marksOf([question])),
  }
}

/** `name` becomes the file name of the PDF. */
export function worksheetJob(printout: WorksheetPrintout, choices: PrintChoices, name: string, site: Site): TypesetJob {
  const { quiz, subject, set, covers, address } = printout
  const booklets = quiz.sections.map(({ heading, note, stimulus, questions }, i) => ({
    cover: covers[i] ?? null,
    heading,
    note,
    marks: marksOf(questions),
    first: questions[0]?.number ?? '',
    last: questions.at(-1)?.number ?? '',
    parts: [
      {
        heading: '',
        note: '',
        marks: marksOf(questions),
        title: [],
        stimulus: stimulus === null ? null : stimulusOnPaper(stimulus),
        blocks: questions.map(questionBlock),
      },
    ],
    places: questions.map(shadedPlace).filter((place) => place !== null),
    keys: questions.map(workedKey),
    overview: questions.map((question) => overview(printout, question)),
  }))
  const { title: heading, format } = quiz
  const paper = { language: 'en' as const, heading, subject, set, format, address, booklets }
  return bookletJob(paper, choices, name, site)
}
