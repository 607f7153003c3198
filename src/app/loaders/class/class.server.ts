/** What the tables of a class load: exercises in plain words. Server side only. */
import { data, type Params } from 'react-router'
import { findList, LIST_HEADERS } from '#app/loaders/exercises/find-list.server.ts'
import { exerciseAt } from '#app/loaders/exercises/kinds.server.ts'
import { listing, listingStatus } from '#app/loaders/listing.server.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { boardPath, refPath } from '#app/parts/exercise-ref.ts'
import { setPath } from '#app/parts/set-path.ts'
import { LIST, setsPath } from '#app/parts/sets/chosen-sets.ts'
import { counted } from '#lib/counted.ts'
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

/** The page of codes of any set, and the pattern of the page of a list. */
const CLASS = '/class'
const LIST_CLASS = `${LIST.slice(1)}/class`

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
  return [{ id: documentId(topic, setId), name: setName(set), language: topic.language, board, items }]
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
  language: facts.language,
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

/** What is above the table. `title` is that of the exercise; a list has none. `description` is null for an unlisted page. */
type TableHead = Readonly<{
  name: string
  title: string
  back: Readonly<{ to: string; text: string }>
  of: string
  description: string | null
}>

type ClassTable = Readonly<{ screen: ClassScreenProps; head: TableHead }>

/** Null for an exercise that is not there, and for one with more items than a code has. */
async function exerciseTable(name: string): Promise<ClassTable | null> {
  const view = await exerciseAt(refPath(name))
  if (view === null || !hasCodes(view)) return null
  const { title } = view.facts
  return {
    screen: await screenOf([view]),
    head: {
      name: title,
      title: view.exercise.title,
      back: { to: CLASS, text: 'Codes of any set' },
      of: '',
      description: `The results of a class in ${title}, from the codes of its pupils, in your browser alone.`,
    },
  }
}

/** What of a list has codes: of a whole paper its sections. */
async function codedViews(view: ExerciseView): Promise<readonly ExerciseView[]> {
  if (hasCodes(view)) return [view]
  const sections = await Promise.all(view.exercise.sections.map(({ id }) => exerciseAt(`${view.path}/${id}`)))
  return sections.filter((section) => section !== null).filter(hasCodes)
}

/** Null for a list in which nothing has codes. */
async function listTable({ url }: Request): Promise<ClassTable | null> {
  const { pieces } = await findList(new URL(url).searchParams)
  const views = (await Promise.all(pieces.map(({ view }) => codedViews(view)))).flat()
  if (views.length === 0) return null
  return {
    screen: await screenOf(views),
    head: {
      name: `${counted(views.length, 'set')} of a list`,
      title: '',
      back: { to: setsPath(pieces.map(({ name }) => name)), text: 'Back to the list' },
      of: ', of any of these sets',
      description: null,
    },
  }
}

/** Of the exercise that the path names, or of the list that the query names. */
export async function loadClassTable({
  pattern,
  params: { '*': name = '' },
  request,
}: Readonly<{ pattern: string; params: Params; request: Request }>) {
  const ofList = pattern === LIST_CLASS
  const table = ofList ? await listTable(request) : await exerciseTable(name)
  return data({ table }, { status: table === null ? 404 : 200, headers: ofList ? LIST_HEADERS : {} })
}
