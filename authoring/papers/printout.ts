/**
 * What a paper or a key is made of, before it is typeset: plain data that `paper.typ` draws. It knows no quiz, no
 * problem and no Typst.
 */

import type { Site } from '#lib/site.ts'
import type { PrintBlock } from '#quiz/contract/print-view.ts'
import type { ChoiceBlock, WrittenBlock } from '#quiz/worksheet/print/blocks.ts'
import type { Line } from '#quiz/worksheet/print/lines.ts'
import type { TypesetJob } from '#server/typeset/typeset-job.ts'

/** `reasons` are lines of working, each with the mark it earns ('' for none). */
type KeyRow = Readonly<{
  number: string
  answers: readonly Line[]
  reasons: readonly Readonly<{ line: Line; mark: string }>[]
}>

/** `paper.typ` draws each kind. `columns` are the header of a key: number, answer, and reason or working. */
export type Block =
  | ChoiceBlock
  | WrittenBlock
  | Exclude<PrintBlock, { kind: 'choice' }>
  | Readonly<{ kind: 'note'; text: string }>
  | Readonly<{ kind: 'keys'; columns: readonly [string, string, string]; wide: boolean; rows: readonly KeyRow[] }>

/** A part of a paper under one heading; `newPage` starts it on a new page. */
export type Section = Readonly<{
  heading: string
  instructions: string
  /** '10 marks', or '' */
  marks: string
  newPage: boolean
  blocks: readonly Block[]
}>

/** A whole paper or a whole key. Its job is hashed to find old PDFs (manifest.ts), so equal sources must give equal data. */
export type Printout = Readonly<{
  fileName: string
  language: 'en' | 'zh'
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
}>

/** The job for the typesetter: the printout with the name of the site is the template's data. */
export const typesetJob = (printout: Printout, { name, shortName }: Site): TypesetJob => ({
  template: 'paper',
  name: printout.fileName,
  data: JSON.stringify({ ...printout, site: { name, shortName } }),
})
