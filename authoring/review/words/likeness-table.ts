/** What any two English papers of schools have in common. */
import { listPrelims, readFacts, readPrelimPaper } from '#authoring/papers/languages.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import type { ReadPaper } from '#whole-papers/certify.ts'
import { type Common, commonOfPapers } from './language-likeness.ts'

const MAX_SHARED_PATTERNS = 2
/** Above chance by this many standard deviations: an accident makes one pair in some hundreds so. */
const MAX_DEVIATIONS = 3

export type PairOfPapers = Common & Readonly<{ papers: string }>

const isTooAlike = ({ items, patterns, places, chance }: Common): boolean =>
  items > 0 || patterns > MAX_SHARED_PATTERNS || places > chance + MAX_DEVIATIONS * Math.sqrt(chance)

const mean = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(1)

const quizzesOf = ({ parts }: ReadPaper): readonly Typed[] =>
  parts.flatMap(({ document }) => (document.kind === 'quiz' ? [document.typed] : []))

/** A summary of all pairs in sentences, and the pairs that have too much in common. */
export function likenessTable(dir: string): Readonly<{ lines: readonly string[]; alike: readonly PairOfPapers[] }> {
  const facts = readFacts(dir).subjects.get('english')
  const papers = (facts === undefined ? [] : listPrelims(dir))
    .map((prelim) => ({
      name: `${prelim.year} ${prelim.school}`,
      documents: facts === undefined ? [] : quizzesOf(readPrelimPaper(dir, prelim, facts)),
    }))
    .filter(({ documents }) => documents.length > 0)
  const pairs = papers.flatMap((a, i) =>
    papers.slice(i + 1).map((b) => ({ papers: `${a.name}, ${b.name}`, ...commonOfPapers(a, b) })),
  )
  const most = (of: (pair: PairOfPapers) => number): number => Math.max(0, ...pairs.map(of))
  const places = pairs.map((pair) => pair.places)
  const chance = pairs.map((pair) => pair.chance)
  return {
    lines: [
      `${papers.length} English papers of schools, ${pairs.length} pairs`,
      `Items in both: at most ${most(({ items }) => items)}`,
      `Sentence patterns in both: at most ${most(({ patterns }) => patterns)} (limit ${MAX_SHARED_PATTERNS})`,
      `Skills at the same place: mean ${mean(places)}, by chance ${mean(chance)}, at most ${Math.max(0, ...places)}`,
    ],
    alike: pairs.filter(isTooAlike),
  }
}
