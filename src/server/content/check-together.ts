/**
 * Checks documents that need each other: a question and its drawing, a plan and the bank, a whole paper and the facts of
 * the examination. Each of them has passed its own check before.
 */
import { errorMessage } from '#lib/error-message.ts'
import { type Issue, ROOT } from '#lib/issue.ts'
import { makeScienceExam } from '#science/exam/exam-paper.ts'
import type { Collection, StoredDocument } from '#server/ports/document-store.ts'
import { factsOf, parseExamDocument } from '#server/repositories/exam.ts'
import { type Parse, valid } from '#server/repositories/parsed.ts'
import { parsePlan, plansOf } from '#server/repositories/plans.ts'
import { bankOf, missingDrawings, parseDrawing, parseTheme, type ScienceBank } from '#server/repositories/science.ts'
import { readPapers } from '#server/repositories/whole-papers.ts'

/** The collections whose documents need each other. They are small: an import has all of them in memory. */
export const TOGETHER: readonly Collection[] = ['exam', 'science', 'drawings', 'plans', 'whole-papers']

/** `name` is that of a file, or of a folder, in the folder of the collection. */
type TogetherIssue = Issue & Readonly<{ collection: Collection; name: string }>

type Documents = (collection: Collection) => readonly StoredDocument[]

/** `documents` gives the documents of a collection as they are after the import. */
export function checkTogether(documents: Documents): readonly TogetherIssue[] {
  const all = <T>(collection: Collection, parse: Parse<T>) => valid(documents(collection), parse)
  const bank = bankOf(all('science', parseTheme), all('drawings', parseDrawing))
  return [...bankIssues(bank), ...planIssues(documents, bank), ...paperIssues(documents)]
}

function bankIssues({ themes, drawings }: ScienceBank): readonly TogetherIssue[] {
  const seen = new Map<string, string>()
  return themes.flatMap((one) => {
    const twice = [...one.choice, ...one.open].flatMap(({ id }) => {
      const other = seen.get(id) ?? one.theme
      seen.set(id, one.theme)
      return other === one.theme ? [] : [{ path: ROOT, reason: `question ${id} is in ${other}.json as well` }]
    })
    const issues = [...missingDrawings(one, drawings), ...twice]
    return issues.map((issue) => ({ collection: 'science' as const, name: `${one.theme}.json`, ...issue }))
  })
}

/** A plan of Mathematics names problems that the program makes: its own check knows them. */
function planIssues(documents: Documents, { themes }: ScienceBank): readonly TogetherIssue[] {
  return plansOf(valid(documents('plans'), parsePlan)).science.flatMap((plan) => {
    try {
      makeScienceExam(themes, plan)
      return []
    } catch (error) {
      const name = `science/${plan.number}.json`
      return [{ collection: 'plans' as const, name, path: ROOT, reason: errorMessage(error) }]
    }
  })
}

function paperIssues(documents: Documents): readonly TogetherIssue[] {
  const facts = factsOf(valid(documents('exam'), parseExamDocument))
  return readPapers(facts, documents('whole-papers')).flatMap(({ subject, number, read }) =>
    read.issues.map(({ file, ...issue }) => ({
      collection: 'whole-papers' as const,
      name: file === '' ? `${subject}/${number}` : `${subject}/${number}/${file}`,
      ...issue,
    })),
  )
}
