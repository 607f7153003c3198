/** The sets of the practice page: what the index says of them, and each with its quiz. */
import { HEAD } from '#lib/indexer.ts'
import { type LibrarySet, type NamedSet, namedSet, setOf } from '#quiz/library/library-set.ts'
import { rowsPart, skillPart } from '#quiz/library/set-indexer.ts'
import {
  ROWS_A_PART,
  type SetPlace,
  type Shelf,
  type ShelfRow,
  type SkillPosting,
  shelfRows,
  shelves,
  skillPostings,
} from '#quiz/library/shelf.ts'
import { documentId, setIdOf, topicOfType } from '#quiz/library/topics.ts'
import type { ContentIndex } from './content-index.ts'
import type { QuizRepository } from './quizzes.ts'

/** A set that cannot be read has neither title nor quiz. */
export type SetLibrary = Readonly<{
  shelves(): Promise<readonly Shelf[]>
  /** What lists say of the first so many sets of a shelf, by number. */
  rows(of: Pick<Shelf, 'type'>, count: number): Promise<readonly ShelfRow[]>
  named(place: SetPlace): Promise<NamedSet>
  withQuiz(place: SetPlace): Promise<LibrarySet>
  /** The sets that ask a skill, in the order of the practice page. */
  withSkill(tag: string): Promise<readonly SkillPosting[]>
}>

const SHELF_CHARACTERS = 2_000_000
const ROW_CHARACTERS = 1_000_000

/** Reads the index of an import, and a quiz only for `withQuiz`. */
export function createSetLibrary(index: ContentIndex, quizzes: QuizRepository): SetLibrary {
  const readShelves = index.reader('quizzes', shelves, SHELF_CHARACTERS)
  const readRows = index.reader('quizzes', shelfRows, ROW_CHARACTERS)
  const readSkill = index.reader('quizzes', skillPostings, ROW_CHARACTERS)

  const all = async () => (await readShelves(HEAD)) ?? []

  async function rowAt({ type, number }: SetPlace): Promise<ShelfRow | null> {
    const shelf = (await all()).find((one) => one.type === type)
    const at = shelf?.numbers.indexOf(number) ?? -1
    if (at < 0) return null
    return (await readRows(rowsPart(type, Math.floor(at / ROWS_A_PART))))?.[at % ROWS_A_PART] ?? null
  }

  return {
    shelves: all,
    async rows({ type }, count) {
      const parts = Array.from({ length: Math.ceil(count / ROWS_A_PART) }, (_, part) => readRows(rowsPart(type, part)))
      return (await Promise.all(parts)).flatMap((rows) => rows ?? []).slice(0, count)
    },
    async named(place) {
      return namedSet(topicOfType(place.type), place.number, (await rowAt(place))?.title ?? '')
    },
    async withQuiz({ type, number }) {
      const topic = topicOfType(type)
      const parsed = await quizzes.get('quizzes', documentId(topic, setIdOf(number)))
      return setOf(topic, number, parsed.status === 'ok' ? parsed.typed : null)
    },
    withSkill: async (tag) => (await readSkill(skillPart(tag))) ?? [],
  }
}
