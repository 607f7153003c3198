/** The facts of the examination: its dates, and the formats of each subject. */
import { type ExamDates, examDates, type SubjectFacts, subjectFacts } from '#exam/exam-facts.ts'
import { SUBJECTS, subjects } from '#lib/subjects.ts'
import { type ContentSource, invalid, oncePerVersion, type Parsed, parseBy, readAll } from './parsed.ts'

/** In the order of pages. */
const IDS: readonly string[] = SUBJECTS.map((subject) => subjects[subject].factsId)
const DATES = 'dates'

type ExamDocument = ExamDates | SubjectFacts

/** `dates` is null and `subjects` lacks an id where the content has no such document; subjects are in order. */
export type ExamFacts = Readonly<{ dates: ExamDates | null; subjects: ReadonlyMap<string, SubjectFacts> }>

/** Fails only where the store does. */
export type ExamRepository = Readonly<{ facts(): Promise<ExamFacts> }>

/** 'dates', or the id of the facts of a subject; another id does not hold. */
export function parseExamDocument(id: string, body: unknown): Parsed<ExamDocument> {
  if (id === DATES) return parseBy(examDates, body)
  if (!IDS.includes(id)) return invalid(`is called '${id}'; ${[...IDS, DATES].join(', ')} are expected here`)
  return parseBy(subjectFacts, body)
}

/** `documents` are those of the collection that hold. */
export function factsOf(documents: ReadonlyMap<string, ExamDocument>): ExamFacts {
  const dates = documents.get(DATES)
  return {
    dates: dates !== undefined && 'events' in dates ? dates : null,
    subjects: new Map(
      IDS.flatMap((id) => {
        const found = documents.get(id)
        return found !== undefined && 'formats' in found ? [[id, found] as const] : []
      }),
    ),
  }
}

/** Parses the collection once for each version of the content. */
export function createExamRepository(source: ContentSource): ExamRepository {
  return {
    facts: oncePerVersion(source.documents, async () => factsOf(await readAll(source, 'exam', parseExamDocument))),
  }
}
