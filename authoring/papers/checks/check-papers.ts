/**
 * The part of `npm run content -- check` that is about papers: the banks' shape, drawings that cannot be read in print, and
 * PDFs older than their sources.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#lib/issue.ts'
import type { Site } from '#lib/site.ts'
import { isWorksheet } from '#quiz/worksheet/worksheet.ts'
import type { FileIssue } from '#server/content/issue.ts'
import { allPrintouts } from '../all-printouts.ts'
import { readBanks } from '../banks.ts'
import { stale } from '../manifest.ts'
import type { Printout } from '../printout.ts'
import { drawingFaults } from './drawing-faults.ts'

/** `issues` fail the check; `advice` names, one sentence a file, what `npm run papers` would change. */
export type PapersCheck = Readonly<{ issues: readonly FileIssue[]; advice: readonly string[] }>

/** What is wrong with the drawings of a printout, by the number of the question. */
function drawingIssues(printout: Printout): FileIssue[] {
  if (printout.part === 'key') return []
  return printout.worksheet.exercise.sections
    .flatMap(({ asked }) => (isWorksheet(asked.quiz) ? asked.quiz.questions : []))
    .flatMap(({ number, figures }) =>
      figures.flatMap(({ svg, width }) =>
        drawingFaults(svg, width).map((fault) => ({
          file: printout.fileName,
          path: ROOT,
          reason: `question ${number}: ${fault}`,
        })),
      ),
    )
}

/** A folder without content/papers makes no papers, and nothing is said about it. */
export function checkPapers(contentDir: string, site: Site): PapersCheck {
  if (!existsSync(join(contentDir, 'papers'))) return { issues: [], advice: [] }
  const { issues } = readBanks(contentDir)
  if (issues.length > 0) return { issues, advice: [] }
  const { printouts } = allPrintouts(contentDir)
  const old = stale(contentDir, printouts, site)
  return { issues: printouts.flatMap(drawingIssues), advice: old.map((line) => `papers: ${line}: npm run papers`) }
}
