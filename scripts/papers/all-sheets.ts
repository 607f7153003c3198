/** Every sheet that the content folder makes, and why a paper is left out. Nothing is typeset here. */
import { readBanks } from './banks.ts'
import { chineseSheets } from './chinese.ts'
import { englishSheets } from './english.ts'
import { mathsSheets } from './maths.ts'
import { type FindQuiz, finder, listPrelims, type Prelim } from './prelim-documents.ts'
import type { Sheet } from './sheet.ts'

export type Sheets = Readonly<{ sheets: readonly Sheet[]; skipped: readonly string[] }>

type Make = (prelim: Prelim, find: FindQuiz) => readonly Sheet[] | null

function languageSheets(contentDir: string, prelim: Prelim, subject: string, make: Make): Sheets {
  const missing: string[] = []
  const sheets = make(prelim, finder(contentDir, prelim, missing))
  if (sheets !== null) return { sheets, skipped: [] }
  const why = missing.length > 0 ? `no ${missing.join(', ')}` : 'a document is not of the length of the exam'
  return { sheets: [], skipped: [`${prelim.year} ${prelim.school} ${subject}: ${why}`] }
}

export function allSheets(contentDir: string): Sheets {
  const made = listPrelims(contentDir).flatMap((prelim) => [
    languageSheets(contentDir, prelim, 'English', englishSheets),
    languageSheets(contentDir, prelim, 'Chinese', chineseSheets),
  ])
  const { maths, issues } = readBanks(contentDir)
  return {
    sheets: [...made.flatMap(({ sheets }) => sheets), ...maths.flatMap(mathsSheets)],
    skipped: [
      ...made.flatMap(({ skipped }) => skipped),
      ...issues.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`),
    ],
  }
}
