/** The papers of a year as the downloads page lists them: years to choose from, and a column a subject. */
import { SUBJECTS, type Subject } from '#lib/subjects.ts'
import type { PaperName } from './paper-name.ts'

/** `bytes` is the size of the file; `pages` is null where they cannot be counted. */
export type Paper = PaperName & Readonly<{ fileName: string; bytes: number; pages: number | null }>

/** A school's paper of a subject with its answer key, `answers`; one of them may be missing. */
export type PaperPair = Readonly<{ school: string; paper: Paper | null; answers: Paper | null }>

/** Is shown even if it has no papers. */
export type Column = Readonly<{ subject: Subject; pairs: readonly PaperPair[] }>

/** Shown even when they have no papers (docs/behaviour.md, 17.4). */
const YEARS = [2024, 2023, 2022]

/** docs/behaviour.md, 9.5 and 17.4. Its page is /downloads itself. */
export const DEFAULT_YEAR = 2024

/** The years that have a button, newest first; `found` are those of the papers that are there. */
export function yearChoices(found: readonly number[]): readonly number[] {
  return [...new Set([...found, ...YEARS])].sort((a, b) => b - a)
}

/** The year that a URL asks for; the default if it asks for none, or for one without a button. */
export function chosenYear(asked: string | null, choices: readonly number[]): number {
  return choices.find((year) => String(year) === asked) ?? DEFAULT_YEAR
}

/** Each key beside its paper; the schools stay in the order of the list. */
function pairUp(papers: readonly Paper[]): readonly PaperPair[] {
  const schools = [...new Set(papers.map(({ school }) => school))]
  const bySchool = Map.groupBy(papers, ({ school }) => school)
  return schools.map((school) => {
    const own = bySchool.get(school) ?? []
    const of = (kind: Paper['kind']) => own.find((paper) => paper.kind === kind) ?? null
    return { school, paper: of('paper'), answers: of('key') }
  })
}

/** All four columns, in order, for the papers of one year. */
export function columns(papers: readonly Paper[]): readonly Column[] {
  return SUBJECTS.map((subject) => ({ subject, pairs: pairUp(papers.filter((paper) => paper.subject === subject)) }))
}
