/** What content/exam/ holds: the facts of the examination, one file a subject, and its dates. Pure. */
import { z } from 'zod'
import { LANGUAGES } from '#lib/language.ts'

const text = z.string().min(1).max(300)
const day = z.iso.date()

/** How sure we are: 'high' where several copies of the authority's text agree, 'medium' where two do, 'low' where one says so. */
const confidence = z.enum(['high', 'medium', 'low'])
export type Confidence = z.infer<typeof confidence>

/** One of the texts of a section, by the name that its questions begin with: '【A组】'. */
const group = z.strictObject({ name: text, items: z.int().positive(), marks: z.int().positive() })

/**
 * `numbers` as printed ('1 to 10'), '' where a section has none. `play` names what the site has of it, '' for nothing. `groups`
 * is empty where a section has one text or none.
 */
const section = z
  .strictObject({
    name: text,
    numbers: z.string(),
    items: z.int().positive(),
    marks: z.int().positive(),
    answered: z.enum(['chosen', 'written', 'spoken']),
    play: z.string(),
    groups: z.array(group),
  })
  .refine(
    ({ marks, groups }) => groups.length === 0 || marks === sum(groups.map((one) => one.marks)),
    'the marks of the groups make its marks',
  )

/** `minutes` is 0 where it is not known for certain. */
const paper = z
  .strictObject({
    name: text,
    marks: z.int().positive(),
    minutes: z.int().nonnegative(),
    confidence,
    unconfirmed: z.array(text),
    sections: z.array(section).min(1),
  })
  .refine(
    ({ marks, sections }) => marks === sum(sections.map((one) => one.marks)),
    'the marks of the sections make its marks',
  )

/** `from` and `until` are years of examination, both included; `until` is null while it is the format of today. */
const format = z
  .strictObject({
    from: z.int().min(2000),
    until: z.int().nullable(),
    marks: z.int().positive(),
    changes: z.array(text),
    papers: z.array(paper).min(1),
  })
  .refine(
    ({ marks, papers }) => marks === sum(papers.map((one) => one.marks)),
    'the marks of the papers make its marks',
  )

const source = z.strictObject({ name: text, url: z.url() })

/** `read` is the day on which a person last compared the facts with their source. */
export const subjectFacts = z.strictObject({
  subject: text,
  code: z.string().regex(/^\d{4}$/),
  language: z.enum(LANGUAGES),
  read: day,
  source,
  formats: z.array(format).min(1),
})

const event = z.strictObject({ name: text, from: day, to: day })

/** The days of the examination, in order. */
export const examDates = z.strictObject({ read: day, source, events: z.array(event) })

export type SubjectFacts = z.infer<typeof subjectFacts>
export type ExamFormat = SubjectFacts['formats'][number]
export type ExamPaper = ExamFormat['papers'][number]
export type ExamSection = ExamPaper['sections'][number]
export type ExamDates = z.infer<typeof examDates>

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
