/** Every printout that the content folder makes, and why a paper is left out. Nothing is typeset here. */
import { LANGUAGE_SUBJECTS, type LanguageSubject, subjects } from '#lib/subjects.ts'
import { readBanks } from './banks.ts'
import { chinesePrintouts } from './language/chinese.ts'
import { englishPrintouts } from './language/english.ts'
import { type FindQuiz, finder, listPrelims, type Prelim } from './language/prelim-documents.ts'
import { mathsPrintouts } from './maths.ts'
import type { Printout } from './printout.ts'
import { sciencePrintouts } from './science.ts'

/** `skipped` has a sentence for each paper left out and each issue of a bank; `npm run papers` prints them. */
export type Printouts = Readonly<{ printouts: readonly Printout[]; skipped: readonly string[] }>

type Make = (prelim: Prelim, find: FindQuiz) => readonly Printout[] | null

const makers: Readonly<Record<LanguageSubject, Make>> = { english: englishPrintouts, chinese: chinesePrintouts }

function languagePrintouts(contentDir: string, prelim: Prelim, subject: LanguageSubject): Printouts {
  const missing: string[] = []
  const printouts = makers[subject](prelim, finder(contentDir, prelim, missing))
  if (printouts !== null) return { printouts, skipped: [] }
  const why = missing.length > 0 ? `no ${missing.join(', ')}` : 'a document is not of the length of the exam'
  return { printouts: [], skipped: [`${prelim.year} ${prelim.school} ${subjects[subject].name}: ${why}`] }
}

/** Every paper comes with its key. Nothing is written; throws for a Science plan that names a question which the bank does not have. */
export function allPrintouts(contentDir: string): Printouts {
  const made = listPrelims(contentDir).flatMap((prelim) =>
    LANGUAGE_SUBJECTS.map((subject) => languagePrintouts(contentDir, prelim, subject)),
  )
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
