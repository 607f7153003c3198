/** Whether a whole paper is what the facts of the examination say: sections, numbers, items, marks, format. Pure. */
import type { ExamFormat, ExamPaper, ExamSection, SubjectFacts } from '#exam/exam-facts.ts'
import type { Issue } from '#lib/issue.ts'
import type { Language } from '#lib/language.ts'
import { isWorksheet, marksOf as questionMarks } from '#quiz/worksheet/worksheet.ts'
import {
  firstOf,
  formatOf,
  itemCount,
  languagePaper,
  type PaperDocument,
  type PaperPart,
  readDocument,
} from './paper-part.ts'
import { sectionOf } from './paper-quiz.ts'

/** `file` is the file's name in the folder of its paper, '' for the paper as a whole. */
type PaperIssue = Issue & Readonly<{ file: string }>

export type ReadPaper = Readonly<{
  /** What the facts say; null where they have no such paper. */
  paper: ExamPaper | null
  parts: readonly PaperPart[]
  issues: readonly PaperIssue[]
}>

const deviation = (path: string, is: string | number, wanted: string | number): readonly Issue[] =>
  is === wanted ? [] : [{ path, reason: `is '${is}', and the examination has '${wanted}'` }]

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The marks that the questions really earn. */
function marksOf(part: PaperPart, language: Language): number {
  const { asked, each } = sectionOf(part, language, '')
  return isWorksheet(asked.quiz) ? questionMarks(asked.quiz.questions) : asked.quiz.items.length * each
}

/** The questions of each text of a section, by the name that they begin with. */
function groupIssues(part: PaperPart, language: Language): readonly Issue[] {
  const { quiz } = sectionOf(part, language, '').asked
  const questions = isWorksheet(quiz) ? quiz.questions : []
  return part.section.groups.flatMap(({ name, items, marks }) => {
    const own = questions.filter(({ stem }) => stem[0]?.startsWith(`【${name}】`) === true)
    return [
      ...deviation(`the number of questions of ${name}`, own.length, items),
      ...deviation(`the marks of ${name}`, questionMarks(own), marks),
    ]
  })
}

/** `format` is '' where any is taken. */
function sectionIssues(part: PaperPart, next: number, format: string, language: Language): readonly Issue[] {
  const { section, first, document } = part
  return [
    ...deviation('the first number', next, first),
    ...deviation('the number of questions', itemCount(document), section.items),
    ...deviation('the marks', marksOf(part, language), section.marks),
    ...groupIssues(part, language),
    ...(format === '' ? [] : deviation('format', formatOf(document), format)),
  ]
}

type Filled = Readonly<{ part: PaperPart | null; issues: readonly PaperIssue[] }>

function fill(section: ExamSection, stored: ReadonlyMap<string, unknown>): Filled {
  const file = `${section.play}.json`
  if (!stored.has(section.play))
    return { part: null, issues: [{ file, path: '$', reason: `the section '${section.name}' is missing` }] }
  const { document, issues } = readDocument(stored.get(section.play), section.play)
  const named = issues.map((issue) => ({ file, ...issue }))
  return { part: document === null ? null : partOf(section, document), issues: named }
}

const partOf = (section: ExamSection, document: PaperDocument): PaperPart => ({
  section,
  first: firstOf(section),
  document,
})

/** A paper of today. `stored` are its documents by the section that they fill. */
export const readPaper = (facts: SubjectFacts, stored: ReadonlyMap<string, unknown>): ReadPaper =>
  readPaperOf(facts, facts.formats.find(({ until }) => until === null) ?? null, stored)

/**
 * A paper of any format of the examination, null for one that the facts do not have. The documents of today's format name
 * it; those of one of before may name fewer years.
 */
export function readPaperOf(
  { language }: Pick<SubjectFacts, 'language'>,
  format: ExamFormat | null,
  stored: ReadonlyMap<string, unknown>,
): ReadPaper {
  const paper = format === null ? null : languagePaper(format)
  if (format === null || paper === null)
    return {
      paper: null,
      parts: [],
      issues: [{ file: '', path: '$', reason: 'the facts have no Paper 2 of its year' }],
    }
  const named = format.until === null ? `${format.from} to today` : ''
  const filled = paper.sections.map((section) => fill(section, stored))
  const parts = filled.flatMap(({ part }) => part ?? [])
  const wanted = new Set(paper.sections.map(({ play }) => play))
  const unknown = [...stored.keys()].filter((play) => !wanted.has(play))
  const marks = sum(parts.map((part) => marksOf(part, language)))
  let next = 1
  const deviations = parts.flatMap((part) => {
    const issues = sectionIssues(part, next, named, language)
    next += itemCount(part.document)
    return issues.map((issue) => ({ file: `${part.section.play}.json`, ...issue }))
  })
  return {
    paper,
    parts,
    issues: [
      ...filled.flatMap(({ issues }) => issues),
      ...deviations,
      ...deviation('the marks of the paper', marks, paper.marks).map((issue) => ({ file: '', ...issue })),
      ...unknown.map((play) => ({ file: `${play}.json`, path: '$', reason: 'is no section of the examination' })),
    ],
  }
}
