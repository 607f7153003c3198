/**
 * A whole paper of the examination as one quiz: its sections, each a passage of a quiz type or questions of a worksheet.
 * The ids of items are the numbers that are printed: '1' to '75'. Plain data, so that a page can carry it to the browser.
 */
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import type { WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'

/** The types whose blanks stand in a text. The others are questions one below the other, as in a worksheet. */
export type TextType = 'grammar-cloze' | 'editing' | 'compre-cloze' | 'chinese-dialogue'

/** The types with blanks in a text, in the order of the examination. */
const TEXT_TYPES: readonly string[] = ['grammar-cloze', 'editing', 'compre-cloze', 'chinese-dialogue']

export const isText = (typed: Typed): typed is Typed<TextType> => TEXT_TYPES.includes(typed.type)

/** What a section asks. */
export type Asked = Typed<TextType> | Readonly<{ type: 'worksheet'; quiz: WorksheetQuiz }>

/**
 * `play` names its kind, as in the facts of the examination; `numbers` as printed ('26 to 35'); `note` is the instruction on
 * the screen, `paperNote` the one on paper; `marks` what it earns; `each` what one blank of a text earns.
 */
export type PaperSection = Readonly<{
  play: string
  name: string
  numbers: string
  note: string
  paperNote: string
  marks: number
  each: number
  asked: Asked
}>

/** `marks` are those of all sections, `minutes` what the examination gives for them. */
export type PaperQuiz = Quiz & Readonly<{ marks: number; minutes: number; sections: readonly PaperSection[] }>

/** The worksheets of a paper as one, for its sums. */
export const worksheetOf = (quiz: PaperQuiz): WorksheetQuiz => ({
  ...quiz,
  sections: quiz.sections.flatMap(({ asked }) => (asked.type === 'worksheet' ? asked.quiz.sections : [])),
})
