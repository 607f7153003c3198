/** What the tables of a class load: exercises in plain words. Server side only. */
import { data, type Params } from 'react-router'
import { findList, LIST_HEADERS } from '#app/loaders/exercises/find-list.server.ts'
import { exerciseAt } from '#app/loaders/exercises/kinds.server.ts'
import { listing, listingStatus } from '#app/loaders/listing.server.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { boardPath, refPath } from '#app/parts/exercise-ref.ts'
import { setPath } from '#app/parts/set-path.ts'
import { setsPath } from '#app/parts/sets/chosen-sets.ts'
import { languageOf } from '#lib/language.ts'
import type { ClassScreenProps } from '#quiz/class/class-screen.tsx'
import { asCoded, type ClassItem, type ClassSet, type ItemReasons } from '#quiz/class/class-set.ts'
import { countOf } from '#quiz/exercise/exercise.ts'
import { classItems, classReasons } from '#quiz/in-class/class-items.ts'
import { type LibrarySet, setName } from '#quiz/library/library-set.ts'
import type { Shelf } from '#quiz/library/shelf.ts'
import { skillName } from '#quiz/library/skills.ts'
import { documentId } from '#quiz/library/topics.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import { MAX_CODE_ITEMS } from '#quiz/result-code/result-code.ts'
import { services } from '#server/services.server.ts'
import { offeredIn } from './chosen-sets.server.ts'

type NameSkill = (tag: string) => string | undefined

const itemsOf = <T extends PlayableName>({ type, quiz }: Playable<T>, nameSkill: NameSkill): readonly ClassItem[] =>
  classItems(kits.definitions[type], quiz, nameSkill)

const reasonsOf = <T extends PlayableName>({ type, quiz }: Playable<T>): Readonly<Record<string, ItemReasons>> =>
  classReasons(kits.definitions[type], quiz)

/** The URL of a question on the board of an exercise, up to its id. */
const boardOf = (path: string): string => `${boardPath(path)}#q-`

/** None for a set whose document cannot be read. */
function librarySet(set: LibrarySet): readonly ClassSet[] {
  const { topic, setId, typed } = set
  if (typed === null) return []
  const board = boardOf(setPath({ quizType: topic.type, setId }))
  const items = itemsOf(typed, (tag) => skillName(tag) ?? undefined)
  return [{ id: documentId(topic, setId), name: setName(set), board, items }]
}

/** What `pick` takes of each set of the library, read one after the other. */
async function ofLibrary<T>(shelves: readonly Shelf[], pick: (set: ClassSet) => readonly T[]): Promise<readonly T[]> {
  const picked: T[] = []
  for (const { type, numbers } of shelves)
    for (const number of numbers)
      picked.push(...librarySet(await services().setLibrary.withQuiz({ type, number })).flatMap(pick))
  return picked
}

const classSet = ({ documentId: id, exercise, facts, skills, path }: ExerciseView): ClassSet => ({
  id,
  name: facts.title,
  board: boardOf(path),
  items: exercise.sections.flatMap(({ asked }) =>
    itemsOf(asked, (tag) => skills[tag]?.name ?? skillName(tag) ?? undefined),
  ),
})

/** The tables of these exercises with their reasons; codes of all other sets of the library are named. */
async function screenOf(views: readonly ExerciseView[]): Promise<ClassScreenProps> {
  const sets = views.map(classSet)
  const own = new Set(sets.map(({ id }) => id))
  const shelves = await services().setLibrary.shelves()
  return {
    sets,
    reasons: Object.fromEntries(
      views.map(({ documentId, exercise }) => [
        documentId,
        Object.assign({}, ...exercise.sections.map(({ asked }) => reasonsOf<PlayableName>(asked))),
      ]),
    ),
    others: await ofLibrary(shelves, (set) => (own.has(set.id) ? [] : [asCoded(set)])),
  }
}

/** All sets: their tables, and by topic. Without the reasons, which would be most of the page. */
export async function loadClasses() {
  const listed = await listing(async () => {
    const shelves = await services().setLibrary.shelves()
    const screen: ClassScreenProps = { sets: await ofLibrary(shelves, (set) => [set]), reasons: {}, others: [] }
    return { screen, offered: offeredIn(shelves) }
  })
  return data({ listed }, { status: listingStatus(listed) })
}

const hasCodes = ({ exercise }: ExerciseView): boolean => countOf(exercise) <= MAX_CODE_ITEMS

/** `screen` is null for an exercise that is not there, and for one with more items than a code has. */
export async function loadClass({ '*': name = '' }: Params) {
  const view = await exerciseAt(refPath(name))
  if (view === null || !hasCodes(view))
    return data({ screen: null, name: '', title: '', language: 'en' as const }, { status: 404 })
  const { title } = view.exercise
  const screen = await screenOf([view])
  return data({ screen, name: view.facts.title, title, language: languageOf(title) }, { status: 200 })
}

/** What of a list has codes: of a whole paper its sections. */
async function codedViews(view: ExerciseView): Promise<readonly ExerciseView[]> {
  if (hasCodes(view)) return [view]
  const sections = await Promise.all(view.exercise.sections.map(({ id }) => exerciseAt(`${view.path}/${id}`)))
  return sections.filter((section) => section !== null).filter(hasCodes)
}

/** `screen` is null for a list in which nothing has codes; `names` are those of its sets. */
export async function loadListClass({ request }: Readonly<{ request: Request }>) {
  const { pieces } = await findList(new URL(request.url).searchParams)
  const views = (await Promise.all(pieces.map(({ view }) => codedViews(view)))).flat()
  const list = setsPath(pieces.map(({ name }) => name))
  if (views.length === 0) return data({ screen: null, list }, { status: 404, headers: LIST_HEADERS })
  return data({ screen: await screenOf(views), list }, { status: 200, headers: LIST_HEADERS })
}
