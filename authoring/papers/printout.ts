/**
 * What a paper or a key is made of, before it is typeset: plain data. A paper of a language is drawn by `paper.typ`, one of
 * Mathematics or Science by `worksheet.typ`, as the whole papers are.
 */

import type { PrimaryTag } from '#lib/language.ts'
import type { Site } from '#lib/site.ts'
import type { PrintBlock } from '#quiz/contract/print-view.ts'
import type { Line } from '#quiz/worksheet/print/lines.ts'
import { type ExercisePrintout, exerciseJob } from '#server/typeset/exercise-job.ts'
import type { TypesetJob } from '#server/typeset/typeset-job.ts'

/** The number of a question, what answers it, and why. */
type KeyRow = Readonly<{ number: string; answer: Line; reason: Line }>

/** What a question asks, in the words of the columns of the grid. */
type GridRow = readonly string[]

/** `paper.typ` draws each kind. `columns` are the header: of a key number, answer and reason; of a grid what its rows have. */
type Block =
  | PrintBlock
  | Readonly<{ kind: 'keys'; columns: readonly [string, string, string]; rows: readonly KeyRow[] }>
  | Readonly<{ kind: 'grid'; columns: readonly string[]; rows: readonly GridRow[]; note: string }>

/** A part of a paper under one heading; `newPage` starts it on a new page. */
export type Section = Readonly<{
  heading: string
  instructions: string
  /** '10 marks', or '' */
  marks: string
  newPage: boolean
  blocks: readonly Block[]
}>

/** The fixed words of a paper in its language; `level` is whom it is for, `key` what the foot of a key calls it. */
type PaperWords = Readonly<Record<'level' | 'key' | 'instructions' | 'colon' | 'notice', string>>

/** A whole paper or a whole key of a language. */
export type LanguagePrintout = Readonly<{
  kind: 'language'
  fileName: string
  language: PrimaryTag
  /** The title of the document, as a reader's window shows it. */
  title: string
  school: string
  occasion: string
  subject: string
  component: string
  /** The labels of the fields to fill in; none on a key. */
  fields: readonly string[]
  instructions: readonly string[]
  /** Rows of the marks table, the first its header, the last its total; none on a key. */
  marksTable: readonly (readonly string[])[]
  sections: readonly Section[]
  ending: string
  words: PaperWords
}>

/** A paper or a key of Mathematics or Science. */
export type WorksheetPart = Readonly<{
  kind: 'worksheet'
  fileName: string
  part: 'paper' | 'key'
  worksheet: ExercisePrintout
}>

/** Its job is hashed to find old PDFs (manifest.ts), so equal sources must give equal data. */
export type Printout = LanguagePrintout | WorksheetPart

/** The job for the typesetter. */
export function typesetJob(printout: Printout, site: Site): TypesetJob {
  const { kind, fileName } = printout
  if (kind === 'worksheet')
    return exerciseJob(printout.worksheet, { part: printout.part, large: false, answerSheet: true }, fileName, site)
  const { name, shortName } = site
  return { template: 'paper', name: fileName, data: JSON.stringify({ ...printout, site: { name, shortName } }) }
}
