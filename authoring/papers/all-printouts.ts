/** Every printout that the content folder makes, and why a paper is left out. Nothing is typeset here. */
import { ROOT } from '#lib/issue.ts'
import { LANGUAGE_SUBJECTS, subjects } from '#lib/subjects.ts'
import type { ExamFacts } from '#server/repositories/exam.ts'
import type { ReadPaper } from '#whole-papers/certify.ts'
import { readBanks } from './banks.ts'
import { languagePrintouts, listPrelims, readFacts } from './languages.ts'
import { mathsPrintouts } from './maths.ts'
import type { Printout } from './printout.ts'
import type { Prelim } from './school-paper.ts'
import { sciencePrintouts } from './science.ts'

/** `skipped` has a sentence for each paper left out and each issue of a bank; `npm run papers` prints them. */
export type Printouts = Readonly<{ printouts: readonly Printout[]; skipped: readonly string[] }>

const inWords = ({ file, path, reason }: ReadPaper['issues'][number]): string =>
  [file, path === ROOT ? '' : `${path}:`, reason].filter((part) => part !== '').join(' ')

function ofPrelim(contentDir: string, prelim: Prelim, { subjects: facts }: ExamFacts): readonly Printouts[] {
  return LANGUAGE_SUBJECTS.map((subject) => {
    const own = facts.get(subject)
    if (own === undefined) return { printouts: [], skipped: [`there is no exam/${subject}.json`] }
    const { printouts, issues } = languagePrintouts(contentDir, prelim, subject, own)
    const name = `${prelim.year} ${prelim.school} ${subjects[subject].name}`
    return { printouts, skipped: issues.length === 0 ? [] : [`${name}: ${issues.map(inWords).join('; ')}`] }
  })
}

/** Every paper comes with its key. Nothing is written; throws for a Science plan that names a question which the bank does not have. */
export function allPrintouts(contentDir: string): Printouts {
  const facts = readFacts(contentDir)
  const made = listPrelims(contentDir).flatMap((prelim) => ofPrelim(contentDir, prelim, facts))
  const banks = readBanks(contentDir)
  const science = banks.science.flatMap((plan) => sciencePrintouts(plan, banks.themes, banks.figures))
  return {
    printouts: [...made.flatMap(({ printouts }) => printouts), ...banks.maths.flatMap(mathsPrintouts), ...science],
    skipped: [
      ...made.flatMap(({ skipped }) => skipped),
      ...banks.issues.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`),
    ],
  }
}
