/** The whole papers of a subject, whatever makes them. Server side only. */
import { paperNumbers } from '#app/loaders/subjects/exam-papers.server.ts'
import { listedPapers } from '#app/loaders/whole/find-paper.server.ts'
import type { NamedLink } from '#app/parts/subjects/subject.ts'
import { paperPath } from '#app/parts/subjects/subject-paths.ts'
import { isLanguageSubject, type Subject } from '#lib/subjects.ts'

/** A whole paper of the subject, as rows and sheets call it. */
export async function wholePapersOf(subject: Subject): Promise<readonly NamedLink[]> {
  if (isLanguageSubject(subject))
    return (await listedPapers())
      .filter((paper) => paper.subject === subject)
      .map(({ path, number }) => ({ to: path, text: `Paper ${number}`, language: 'en' }))
  const numbers = (await paperNumbers())[subject]
  return numbers.map((number) => ({ to: paperPath(subject, number), text: `Paper ${number}`, language: 'en' }))
}
