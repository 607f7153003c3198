/**
 * Checks the documents that need each other, alone and together: a question and its drawing, a plan and the bank, a whole
 * paper and the facts of the examination.
 */
import { errorMessage } from '#lib/error-message.ts'
import { type Issue, ROOT } from '#lib/issue.ts'
import { makeScienceExam } from '#science/exam/exam-paper.ts'
import { idsOf } from '#science/exam/questions.ts'
import type { Collection, StoredDocument } from '#server/ports/document-store.ts'
import { factsOf, parseExamDocument } from '#server/repositories/exam.ts'
import { type Parse, valid } from '#server/repositories/parsed.ts'
import { type Plans, parsePlan, plansOf } from '#server/repositories/plans.ts'
import { bankOf, missingDrawings, parseDrawing, parseTheme, type ScienceBank } from '#server/repositories/science.ts'
import { parseSection, readPapers } from '#server/repositories/whole-papers.ts'
import { extensionOf } from './collections.ts'

/** `name` is that of a file, or of a folder, in the folder of the collection. */
type TogetherIssue = Issue & Readonly<{ collection: Collection; name: string }>

/**
 * `documents` gives the documents of a collection as they are after the import, which brings those of `imported`. Of the
 * others only those count that hold.
 */
export function checkTogether(
  documents: (collection: Collection) => readonly StoredDocument[],
  imported: readonly Collection[],
): readonly TogetherIssue[] {
  const issues: TogetherIssue[] = []
  const all = <T>(collection: Collection, parse: Parse<T>) =>
    valid(documents(collection), parse, (id, found) => {
      const name = id + extensionOf(collection)
      if (imported.includes(collection)) issues.push(...found.map((issue) => ({ collection, name, ...issue })))
    })
  const facts = factsOf(all('exam', parseExamDocument))
  const bank = bankOf(all('science', parseTheme), all('drawings', parseDrawing))
  const plans = plansOf(all('plans', parsePlan))
  const papers = readPapers(facts, all('whole-papers', parseSection))
  // Where one does not hold, what others lack of it is no news.
  return issues.length > 0 ? issues : [...bankIssues(bank), ...planIssues(plans, bank), ...paperIssues(papers)]
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

/** A plan of Mathematics names problems that the program makes: its schema knows them. */
function planIssues({ science }: Plans, { themes }: ScienceBank): readonly TogetherIssue[] {
  const papers = new Map<string, number>()
  return science.flatMap((plan) => {
    const twice = idsOf(plan).filter((id) => papers.has(id))
    const reasons = twice.map((id) => `question ${id} is in paper ${papers.get(id)} as well`)
    for (const id of idsOf(plan)) papers.set(id, plan.number)
    try {
      makeScienceExam(themes, plan)
    } catch (error) {
      reasons.push(errorMessage(error))
    }
    const name = `science/${plan.number}.json`
    return reasons.map((reason) => ({ collection: 'plans' as const, name, path: ROOT, reason }))
  })
}

const paperIssues = (papers: ReturnType<typeof readPapers>): readonly TogetherIssue[] =>
  papers.flatMap(({ subject, number, read }) =>
    read.issues.map(({ file, ...issue }) => ({
      collection: 'whole-papers' as const,
      name: file === '' ? `${subject}/${number}` : `${subject}/${number}/${file}`,
      ...issue,
    })),
  )
