/** What a page of a printout shows, as its loader gives it. */
import type { PrintChoices } from '#quiz/print/print-choices.ts'
import type { Printout } from '#quiz/print/printout.ts'

export type PrintoutView =
  /** `pdf` tells whether it can be had as a PDF. */
  | Readonly<{ status: 'ok'; printout: Printout; choices: PrintChoices; pdf: boolean }>
  | Readonly<{ status: 'missing' }>
  /** `words` say why there is none. */
  | Readonly<{ status: 'refused'; words: string }>
