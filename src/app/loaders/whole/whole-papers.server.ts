/** The whole papers of English and Chinese, from the files that the build has. Server side only. */
import { subjectFactsOf } from '#app/loaders/exam-facts.server.ts'
import type { ExamPaper } from '#exam/exam-facts.ts'
import type { LanguageSubject } from '#quiz/whole-paper/definition.ts'
import { readPaper } from '#whole-papers/certify.ts'
import type { PaperPart } from '#whole-papers/paper-part.ts'

const FILES: Readonly<Record<string, unknown>> = import.meta.glob('/content/whole-papers/*/*/*.json', {
  eager: true,
  import: 'default',
})
const FILE = /\/whole-papers\/(\w+)\/(\d+)\/([\w-]+)\.json$/

/** `paper` is what the facts say of it, `parts` its sections in order. */
export type WholePaper = Readonly<{
  subject: LanguageSubject
  number: number
  paper: ExamPaper
  parts: readonly PaperPart[]
}>

const SUBJECTS: readonly LanguageSubject[] = ['english', 'chinese']

type Found = Readonly<{ number: number; stored: ReadonlyMap<string, unknown> }>

/** The files of a subject by the number of their paper and the section that they fill. */
function filesOf(subject: LanguageSubject): readonly Found[] {
  const papers = new Map<number, Map<string, unknown>>()
  for (const [file, stored] of Object.entries(FILES)) {
    const [, folder, number = '', play = ''] = FILE.exec(file) ?? []
    if (folder !== subject) continue
    const found = papers.get(Number(number)) ?? new Map<string, unknown>()
    papers.set(Number(number), found.set(play, stored))
  }
  return [...papers].map(([number, stored]) => ({ number, stored })).sort((a, b) => a.number - b.number)
}

/** Throws what a paper deviates from the facts in: the build stops. */
function readSubject(subject: LanguageSubject): readonly WholePaper[] {
  return filesOf(subject).map(({ number, stored }) => {
    const { paper, parts, issues } = readPaper(subjectFactsOf(subject), stored)
    const [issue] = issues
    if (issue !== undefined || paper === null)
      throw new Error(
        `whole-papers/${subject}/${number}/${issue?.file ?? ''}: ${issue?.path ?? ''}: ${issue?.reason ?? ''}`,
      )
    return { subject, number, paper, parts }
  })
}

let papers: readonly WholePaper[] | null = null

/** English before Chinese, then by number. */
export function wholePapers(): readonly WholePaper[] {
  papers ??= SUBJECTS.flatMap(readSubject)
  return papers
}
