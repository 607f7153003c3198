/** A worksheet as the data of `worksheet.typ`: booklets with covers, an answer sheet to shade, and the worked key. */
import { qrSvg } from '#lib/qr-drawing.ts'
import type { Site } from '#lib/site.ts'
import type { PrintChoices } from '#quiz/print/print-choices.ts'
import { questionBlock, shadedPlace, workedKey } from '#quiz/worksheet/print/blocks.ts'
import { stimulusOnPaper } from '#quiz/worksheet/print/stimulus.ts'
import { partsOf, type Question, type WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import type { Cover } from '#worksheets/booklets.ts'
import { fileName } from './file-name.ts'
import type { TypesetJob } from './typeset-job.ts'

/** `skillNames` by the tags of the items; `covers` one a section, none for a set; `address` is where it is answered on screen. */
export type WorksheetPrintout = Readonly<{
  quiz: WorksheetQuiz
  subject: string
  set: string
  covers: readonly Cover[]
  skillNames: Readonly<Record<string, string>>
  address: string
}>

const marksOf = (questions: readonly Question[]): number =>
  questions.reduce((sum, { parts }) => sum + parts.reduce((all, { marks }) => all + marks, 0), 0)

/** A line of the overview in the key: which question asks what, for how many marks. */
function overview({ quiz, skillNames }: WorksheetPrintout, question: Question) {
  const skill = quiz.items.find(({ id }) => id === question.parts[0]?.id)?.skill ?? ''
  return { number: question.number, skill: skillNames[skill] ?? '', marks: String(marksOf([question])) }
}

/** `name` becomes the file name of the PDF. */
export function worksheetJob(printout: WorksheetPrintout, choices: PrintChoices, name: string, site: Site): TypesetJob {
  const { quiz, subject, set, covers, address } = printout
  const data = {
    language: 'en',
    site: { name: site.name, shortName: site.shortName },
    ...choices,
    title: `${subject}, ${set}: ${quiz.title}`,
    heading: quiz.title,
    subject,
    set,
    format: quiz.format,
    total: partsOf(quiz).reduce((sum, { marks }) => sum + marks, 0),
    address,
    shown: address.replace(/^https?:\/\//, ''),
    qr: qrSvg(address),
    booklets: quiz.sections.map(({ heading, note, stimulus, questions }, i) => ({
      cover: covers[i] ?? null,
      heading,
      note,
      stimulus: stimulus === null ? null : stimulusOnPaper(stimulus),
      marks: marksOf(questions),
      first: questions[0]?.number ?? '',
      last: questions.at(-1)?.number ?? '',
      blocks: questions.map(questionBlock),
      places: questions.map(shadedPlace).filter((place) => place !== null),
      keys: questions.map(workedKey),
      overview: questions.map((question) => overview(printout, question)),
    })),
  }
  return { template: 'worksheet', name: fileName(name), data: JSON.stringify(data) }
}
