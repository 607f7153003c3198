/** The part of `npm run content -- check` that is about papers: the banks' shape, and PDFs older than their sources. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FileIssue } from '#server/content/issue.ts'
import { allPrintouts } from './all-printouts.ts'
import { readBanks } from './banks.ts'
import { stale } from './manifest.ts'

export type PapersCheck = Readonly<{ issues: readonly FileIssue[]; advice: readonly string[] }>

/** A folder without content/papers makes no papers, and nothing is said about it. */
export function checkPapers(contentDir: string): PapersCheck {
  if (!existsSync(join(contentDir, 'papers'))) return { issues: [], advice: [] }
  const { issues } = readBanks(contentDir)
  if (issues.length > 0) return { issues, advice: [] }
  const old = stale(contentDir, allPrintouts(contentDir).printouts)
  return { issues, advice: old.map((line) => `papers: ${line}: npm run papers`) }
}
