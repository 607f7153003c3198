/** What a page for printing and its PDF need, whatever is printed. */
import type { Language } from '#lib/language.ts'
import type { PrintChoices } from '#quiz/print/print-choices.ts'
import type { TypesetJob } from '#server/typeset/typeset-job.ts'

/** What the URL names. `origin` is that of the site, with which a printout says where it is answered on a screen. */
export type PrintRequest = Readonly<{
  params: Readonly<Partial<Record<string, string>>>
  query: URLSearchParams
  origin: string
  isExport: boolean
}>

export type Printable = Readonly<{
  status: 'ok'
  heading: string
  language: Language
  /** 'English Language · 2024 set', and how much it is: '10 questions · 10 marks'. */
  facts: readonly [string, string]
  /** The page that it prints; the page for printing and the PDF are below it. */
  path: string
  /** Where the way back leads, and what it is called. */
  back: Readonly<{ to: string; text: string }>
  /** The parameters of the URL that name what is printed, beside the choices. */
  query: readonly (readonly [string, string])[]
  /** What was asked for and is not on the paper, in words; '' for nothing. */
  leftOut: string
  /** Whether the path alone says what is printed: else its page is not cached. */
  isByPath: boolean
  /** Whether an answer sheet is chosen: a whole paper has one, and what is only written has none. */
  choosesSheet: boolean
  /** Whether a static export has its PDF: not of the sets that are drawn by their number. */
  isStored: boolean
  job(choices: PrintChoices): TypesetJob | Promise<TypesetJob>
}>

/** `refused` says in `words` why there is nothing to print. */
export type NotPrintable =
  | Readonly<{ status: 'missing' }>
  | Readonly<{ status: 'refused'; words: string; back: Printable['back']; httpStatus: 200 | 404; isByPath: boolean }>

export const MISSING: NotPrintable = { status: 'missing' }

/** One set, text or paper at `path`, without a query. */
export const atPath = (path: string, of: 'paper' | 'practice' | 'quiz' | 'set') => ({
  path,
  back: { to: path, text: `Back to the ${of}` },
  query: [],
  leftOut: '',
  isByPath: true,
})
