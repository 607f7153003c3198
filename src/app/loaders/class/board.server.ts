/** What the boards of an exercise and of a list load: items one by one, beside the text that they are about. Server side only. */
import { data } from 'react-router'
import { findList, LIST_HEADERS } from '#app/loaders/exercises/find-list.server.ts'
import { type ExerciseArgs, findExercise } from '#app/loaders/exercises/kinds.server.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { LIST, setsPath } from '#app/parts/sets/chosen-sets.ts'
import { counted } from '#lib/counted.ts'
import { PAGE_LANGUAGE } from '#lib/language.ts'
import { boardContent } from '#quiz/in-class/board-content.ts'
import type { Board, BoardSection } from '#quiz/in-class/board-view.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'

const contentOf = <T extends PlayableName>({ type, quiz }: Playable<T>) => boardContent(kits.definitions[type], quiz)

/** Of an exercise; `prefix` and `name` as in a section. */
const sectionsOf = ({ exercise, facts }: ExerciseView, prefix: string, name: string): readonly BoardSection[] =>
  exercise.sections.map(({ id, asked }) => {
    const { text, items } = contentOf<PlayableName>(asked)
    return {
      id: prefix + id,
      prefix,
      name,
      language: facts.language,
      text,
      items: items.map((item) => ({ ...item, id: prefix + item.id })),
    }
  })

/** The pattern of the board of a list. */
const LIST_BOARD = `${LIST.slice(1)}/board`

/** For an exercise that is not there, and for a list without an exercise. */
const missing = { board: null, of: 'set' } as const

/** `pattern` is that of the board: of an exercise, or of the list that the request names. */
export const loadBoard = (args: ExerciseArgs & Readonly<{ request: Request }>) =>
  args.pattern === LIST_BOARD ? listBoard(args.request) : exerciseBoard(args)

async function exerciseBoard(args: ExerciseArgs) {
  const found = await findExercise({ ...args, pattern: args.pattern.replace(/\/board$/, '') })
  if (found.status !== 'ok') return data(missing, { status: 404 })
  const { facts, path } = found.view
  const board: Board = { title: facts.title, language: facts.language, path, sections: sectionsOf(found.view, '', '') }
  return data({ board, of: 'set' as const }, { status: 200 })
}

/** All exercises of a list, one after the other: question 3 of the second one is 2.3. */
async function listBoard({ url }: Request) {
  const { pieces } = await findList(new URL(url).searchParams)
  if (pieces.length === 0) return data(missing, { status: 404, headers: LIST_HEADERS })
  const board: Board = {
    title: counted(pieces.length, 'set'),
    language: PAGE_LANGUAGE,
    path: setsPath(pieces.map(({ name }) => name)),
    sections: pieces.flatMap(({ view }, i) => sectionsOf(view, `${i + 1}.`, view.facts.title)),
  }
  return data({ board, of: 'list' as const }, { status: 200, headers: LIST_HEADERS })
}
