/** A paper as data: the sections it asks with their keys, and what stands around them. The PDF draws it. */
import type { Language } from '#lib/language.ts'
import type { PrintedQuiz } from '#quiz/contract/print-view.ts'

/** `heading` is '' where the paper's own heading says it. */
export type PrintSection = PrintedQuiz & Readonly<{ heading: string }>

/** English headings and runs already have printer's quotes. The heading of a single section is ''. */
export type Printout = Readonly<{
  language: Language
  /** 'English Language' */
  subject: string
  heading: string
  /** Which one it is: '2024 set', or the school and year. */
  set: string
  /** What a pupil is told before the first question, beside the instructions of the sections. */
  notes: readonly string[]
  sections: readonly PrintSection[]
  /** The whole url where it is answered on the screen. */
  url: string
}>

/** An item with a fault is not printed and has no row in `keys`, so it does not count. */
export const marksOf = ({ keys, marksEach }: PrintedQuiz): number => keys.length * marksEach

/** The sum over the sections. */
export const totalMarks = ({ sections }: Printout): number =>
  sections.reduce((total, section) => total + marksOf(section), 0)
