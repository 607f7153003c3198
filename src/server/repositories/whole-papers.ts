/** The whole papers of the languages: a document a section, read by what the facts of the examination say. */
import type { ExamPaper } from '#exam/exam-facts.ts'
import { LANGUAGE_SUBJECTS, type LanguageSubject } from '#lib/subjects.ts'
import { type ReadPaper, readPaper } from '#whole-papers/certify.ts'
import type { PaperPart } from '#whole-papers/paper-part.ts'
import type { ExamFacts, ExamRepository } from './exam.ts'
import { type ContentSource, invalid, LEFT_OUT, oncePerVersion, type Parsed, readAll } from './parsed.ts'

/** `paper` is what the facts say of it, `parts` its sections in order. */
export type WholePaper = Readonly<{
  subject: LanguageSubject
  number: number
  paper: ExamPaper
  parts: readonly PaperPart[]
}>

/** A paper without its questions. */
type ListedPaper = Omit<WholePaper, 'parts'>

/** A paper that the facts do not describe is in neither. */
export type WholePaperRepository = Readonly<{
  /** By subject, then by number. */
  list(): Promise<readonly ListedPaper[]>
  get(subject: string, number: string): Promise<WholePaper | null>
}>

const COLLECTION = 'whole-papers'

type Section = Readonly<{ subject: LanguageSubject; number: number; play: string; body: unknown }>

/** Only its place: the body is read as a section of its paper. */
export function parseSection(id: string, body: unknown): Parsed<Section> {
  const [, name = '', number = '', play = ''] = /^(\w+)\/([1-9]\d?)\/([\w-]+)$/.exec(id) ?? []
  const subject = LANGUAGE_SUBJECTS.find((one) => one === name)
  if (subject === undefined)
    return invalid(`is called '${id}'; ${LANGUAGE_SUBJECTS.join(' or ')}, a number and a section are expected here`)
  return { status: 'ok', value: { subject, number: Number(number), play, body } }
}

type Read = Readonly<{ subject: LanguageSubject; number: number; read: ReadPaper }>

/** Every paper of the collection, with what it deviates from the facts in. */
export function readPapers({ subjects }: ExamFacts, documents: ReadonlyMap<string, Section>): readonly Read[] {
  const all = [...documents.values()]
  return LANGUAGE_SUBJECTS.flatMap((subject) => {
    const papers = Map.groupBy(
      all.filter((one) => one.subject === subject),
      ({ number }) => number,
    )
    const facts = subjects.get(subject)
    const reason = `is compared with exam/${subject}.json, and there is no such document`
    return [...papers]
      .sort(([a], [b]) => a - b)
      .map(([number, sections]) => {
        const stored = new Map(sections.map(({ play, body }) => [play, body]))
        const missing = { paper: null, parts: [], issues: [{ file: '', path: '$', reason }] }
        return { subject, number, read: facts === undefined ? missing : readPaper(facts, stored) }
      })
  })
}

/** Compares all papers with the facts of the examination once for each version of the content; `get` reads its paper again. */
export function createWholePaperRepository(source: ContentSource, exam: ExamRepository): WholePaperRepository {
  const { documents, log } = source

  /** Reads every paper and keeps what lists say: there are at most 99 of a subject. */
  const list = oncePerVersion(documents, async (): Promise<readonly ListedPaper[]> => {
    const read = readPapers(await exam.facts(), await readAll(source, COLLECTION, parseSection))
    return read.flatMap(({ subject, number, read: { paper, issues } }) => {
      if (paper !== null && issues.length === 0) return [{ subject, number, paper }]
      log.error({ collection: COLLECTION, id: `${subject}/${number}`, issues }, LEFT_OUT)
      return []
    })
  })

  return {
    list,
    async get(subject, number) {
      const listed = (await list()).find((one) => one.subject === subject && String(one.number) === number)
      const facts = listed === undefined ? undefined : (await exam.facts()).subjects.get(listed.subject)
      if (listed === undefined || facts === undefined) return null
      const plays = listed.paper.sections.map(({ play }) => play)
      const stored = plays.map(
        async (play) => [play, await documents.get(COLLECTION, `${subject}/${number}/${play}`)] as const,
      )
      return { ...listed, parts: readPaper(facts, new Map(await Promise.all(stored))).parts }
    },
  }
}
