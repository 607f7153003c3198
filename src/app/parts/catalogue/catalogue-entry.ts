/** The catalogue for machines: what a page of it holds. `/catalogue.schema.json` is made from these shapes. */
import { z } from 'zod'
import { LANGUAGES } from '#lib/language.ts'
import { SUBJECTS } from '#lib/subjects.ts'
import { FILE_NAMES } from '#portable/file-names.ts'

const count = z.int().nonnegative()

const levels = z
  .strictObject({ warmUp: count, examination: count, challenge: count })
  .describe(
    'How many questions are easier than the examination, as in it, and harder. A question without a level is in none.',
  )

const links = z.strictObject({
  page: z.url().describe('Where it is answered on a screen; of a printed paper, its PDF'),
  pdf: z.url().nullable().describe('To print, with its answer key; null where there is none'),
  files: z.partialRecord(z.enum(FILE_NAMES), z.url()).describe('For other platforms, by the kind of file'),
})

const KINDS = ['set', 'prelim', 'worksheet', 'text', 'whole paper', 'section', 'listening', 'printed paper'] as const

const catalogueEntry = z.strictObject({
  title: z.string().min(1),
  kind: z.enum(KINDS),
  subject: z.enum(SUBJECTS),
  language: z.enum(LANGUAGES).describe('Of the questions'),
  types: z.array(z.string()).describe('Of its sections, such as grammar-mcq'),
  skills: z.array(z.string()).describe('The tags of what its questions ask'),
  levels,
  questions: count.nullable(),
  marks: count.nullable(),
  minutes: count.nullable().describe('What the examination gives for it'),
  year: z.int().nullable().describe('The year in its name'),
  format: z.string().describe('The format of the examination that it follows; empty where none is named'),
  licence: z.url(),
  links,
})

export const cataloguePage = z.strictObject({
  site: z.string(),
  schema: z.url(),
  licence: z.url(),
  page: z.int().positive(),
  pages: z.int().positive(),
  total: count.describe('Entries on all pages, with those that cannot be shown and are left out'),
  next: z.url().nullable().describe('The page after this one'),
  entries: z.array(catalogueEntry),
})

export type CatalogueEntry = Readonly<z.infer<typeof catalogueEntry>>
export type CataloguePage = Readonly<z.infer<typeof cataloguePage>>
