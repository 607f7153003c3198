/** A whole paper of English or Chinese as booklets A and B: what is shaded, and what is written. */
import type { Language } from '#lib/language.ts'
import type { Site } from '#lib/site.ts'
import type { PrintChoices } from '#quiz/print/print-choices.ts'
import { english } from '#quiz/print/runs.ts'
import { printTyped } from '#quiz/registry/documents.ts'
import type { PaperQuiz, PaperSection } from '#quiz/whole-paper/paper-quiz.ts'
import { questionBlock, shadedPlace, type WorkedKey, workedKey } from '#quiz/worksheet/print/blocks.ts'
import { stimulusOnPaper } from '#quiz/worksheet/print/stimulus.ts'
import type { Cover } from '#worksheets/booklets.ts'
import { type Booklet, bookletJob } from './booklets.ts'
import type { TypesetJob } from './typeset-job.ts'

/** `covers` are those of Booklet A and Booklet B; `shaded` are the sections of Booklet A. */
export type WholePrintout = Readonly<{
  quiz: PaperQuiz
  language: Language
  subject: string
  set: string
  covers: readonly [Cover, Cover]
  shaded: ReadonlySet<string>
  skillNames: Readonly<Record<string, string>>
  address: string
}>

const ORDINALS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']
const ORDINALS_ZH = ['一', '二', '三', '四', '五']

function printed({ asked, paperNote: note, marks }: PaperSection, heading: string) {
  if (asked.type === 'worksheet') {
    const { sections } = asked.quiz
    const questions = sections.flatMap((section) => section.questions)
    const stimulus = sections[0]?.stimulus ?? null
    return {
      part: {
        heading,
        note,
        marks,
        title: [],
        stimulus: stimulus === null ? null : stimulusOnPaper(stimulus),
        blocks: questions.map(questionBlock),
      },
      keys: questions.map(workedKey),
      places: questions.map(shadedPlace).filter((place) => place !== null),
    }
  }
  // The ids of a paper's items are the numbers that are printed.
  const { blocks, keys } = printTyped(asked, Number(asked.quiz.items[0]?.id ?? 1))
  return {
    part: { heading, note, marks, title: english(asked.quiz.title), stimulus: null, blocks },
    keys: keys.map(
      ({ number, answer, reason }): WorkedKey => ({
        number,
        answers: [answer],
        reasons: [{ line: reason, mark: '', figures: [] }],
      }),
    ),
    places: [],
  }
}

function booklet(cover: Cover, sections: readonly PaperSection[], first: number, print: WholePrintout): Booklet {
  const letters = print.language === 'en' ? ORDINALS : ORDINALS_ZH
  const all = sections.map((section, i) => {
    const letter = letters[first + i] ?? ''
    return printed(section, print.language === 'en' ? `${letter}. ${section.name}` : `${letter}　${section.name}`)
  })
  const items = sections.flatMap(({ asked, each, name }) =>
    asked.quiz.items.map((item) => ({ item, each, asked, topic: name })),
  )
  const marksOf = ({ item, each, asked }: (typeof items)[number]): number => {
    if (asked.type !== 'worksheet') return each
    const questions = asked.quiz.sections.flatMap((section) => section.questions)
    return questions.flatMap(({ parts }) => parts).find(({ id }) => id === item.id)?.marks ?? each
  }
  return {
    cover,
    heading: cover.component,
    note: '',
    marks: sections.reduce((sum, { marks }) => sum + marks, 0),
    first: items[0]?.item.id ?? '',
    last: items.at(-1)?.item.id ?? '',
    parts: all.map(({ part }) => part),
    places: all.flatMap(({ places }) => places),
    keys: all.flatMap(({ keys }) => keys),
    overview: items.map((one) => ({
      number: one.item.id,
      topic: one.topic,
      skill: print.skillNames[one.item.skill] ?? '',
      level: one.item.level === 0 ? '' : String(one.item.level),
      marks: String(marksOf(one)),
    })),
  }
}

/** `name` becomes the file name of the PDF. */
export function wholePaperJob(printout: WholePrintout, choices: PrintChoices, name: string, site: Site): TypesetJob {
  const { quiz, language, subject, set, covers, shaded, address } = printout
  const inA = quiz.sections.filter(({ play }) => shaded.has(play))
  const inB = quiz.sections.filter(({ play }) => !shaded.has(play))
  const booklets = [booklet(covers[0], inA, 0, printout), booklet(covers[1], inB, inA.length, printout)]
  const paper = { language, heading: quiz.title, subject, set, format: quiz.format, address, booklets }
  return bookletJob(paper, choices, name, site)
}
