/** The whole papers of English and Chinese: a document a section, read by what the facts of the examination say. */
import type { ExamPaper } from '#exam/exam-facts.ts'
import type { LanguageSubject } from '#quiz/whole-paper/definition.ts'
import type { StoredDocument } from '#server/ports/document-store.ts'
import { type ReadPaper, readPaper } from '#whole-papers/certify.ts'
import { type PaperPart, readDocument } from '#whole-papers/paper-part.ts'
import type { ExamFacts, ExamRepository } from './exam.ts'
import { type ContentSource, invalid, LEFT_OUT, oncePerVersion, type Parsed } from './parsed.ts'

/** `paper` is what the facts say of it, `parts` its sections in order. */
export type WholePaper = Readonly<{
  subject: LanguageSubject
  number: number
  paper: ExamPaper
  parts: readonly PaperPart[]
}>

/** English before Chinese, then by number. */
export type WholePaperRepository = Readonly<{ all(): Promise<readonly WholePaper[]> }>

const SUBJECTS: readonly LanguageSubject[] = ['english', 'chinese']
const COLLECTION = 'whole-papers'

type Place = Readonly<{ subject: LanguageSubject; number: number; play: string }>

/** Null for an id that is not {subject}/{number}/{section}. */
function placeOf(id: string): Place | null {
  const [, name = '', number = '', play = ''] = /^(\w+)\/([1-9]\d?)\/([\w-]+)$/.exec(id) ?? []
  const subject = SUBJECTS.find((one) => one === name)
  return subject === undefined ? null : { subject, number: Number(number), play }
}

/** Of one section alone. */
export function parseSection(id: string, body: unknown): Parsed<unknown> {
  const place = placeOf(id)
  if (place === null)
    return invalid(`is called '${id}'; ${SUBJECTS.join(' or ')}, a number and a section are expected here`)
  const { document, issues } = readDocument(body, place.play)
  return issues.length > 0 ? { status: 'invalid', issues } : { status: 'ok', value: document }
}

type Read = Readonly<{ subject: LanguageSubject; number: number; read: ReadPaper }>

/** Every paper of the collection, with what it deviates from the facts in. */
export function readPapers({ subjects }: ExamFacts, documents: readonly StoredDocument[]): readonly Read[] {
  const placed = documents.flatMap(({ id, body }) => {
    const place = placeOf(id)
    return place === null ? [] : [{ ...place, body }]
  })
  return SUBJECTS.flatMap((subject) => {
    const papers = Map.groupBy(
      placed.filter((one) => one.subject === subject),
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

export function createWholePaperRepository(
  { documents, log }: ContentSource,
  exam: ExamRepository,
): WholePaperRepository {
  async function all(): Promise<readonly WholePaper[]> {
    const read = readPapers(await exam.facts(), await documents.list(COLLECTION))
    return read.flatMap(({ subject, number, read: { paper, parts, issues } }) => {
      if (paper !== null && issues.length === 0) return [{ subject, number, paper, parts }]
      log.error({ collection: COLLECTION, id: `${subject}/${number}`, issues }, LEFT_OUT)
      return []
    })
  }
  return { all: oncePerVersion(documents, all) }
}
