/** What the tables of a class load: exercises in plain words. Server side only. */
import { data, type Params } from 'react-router'
import { exerciseAt } from '#app/loaders/exercises/kinds.server.ts'
import { listing, listingStatus } from '#app/loaders/listing.server.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { boardPath, refPath } from '#app/parts/exercise-ref.ts'
import { setPath } from '#app/parts/set-path.ts'
import { languageOf } from '#lib/language.ts'
import type { ClassScreenProps } from '#quiz/class/class-screen.tsx'
import { asCoded, type ClassItem, type ClassSet } from '#quiz/class/class-set.ts'
import { countOf } from '#quiz/exercise/exercise.ts'
import { type LibrarySet, setName } from '#quiz/library/library-set.ts'
import type { Shelf } from '#quiz/library/shelf.ts'
import { skillName } from '#quiz/library/skills.ts'
import { documentId } from '#quiz/library/topics.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import { codedItems, offeredBy } from '#quiz/result-code/code-of-result.ts'
import { MAX_CODE_ITEMS } from '#quiz/result-code/result-code.ts'
import { plainText } from '#quiz/worksheet/notation.ts'
import { isWorksheet, partsOf } from '#quiz/worksheet/worksheet.ts'
import { services } from '#server/services.server.ts'
import { offeredIn } from './chosen-sets.server.ts'

/** A prompt without its markers; a place to fill is a line. */
const plain = (text: string): string =>
  parseMarkup(text)
    .segments.map((segment) => {
      if (segment.kind === 'text') return segment.source
      return segment.kind === 'mark' || segment.kind === 'target' ? segment.text : '____'
    })
    .join('')

type NameSkill = (tag: string) => string | undefined

function classItems<T extends PlayableName>({ type, quiz }: Playable<T>, nameSkill: NameSkill): readonly ClassItem[] {
  const definition = kits.definitions[type]
  const parts = isWorksheet(quiz) ? partsOf(quiz) : []
  return codedItems(quiz).map((item) => {
    const offered = offeredBy(definition, quiz, item)
    const answer = parts.find(({ id }) => id === item.id)?.answer
    const key = answer?.kind === 'lines' ? answer.points.join(' ') : definition.responseText(quiz, item, item.key)
    return {
      id: item.id,
      text: plain(item.prompt),
      key: plain(parts.length === 0 ? key : plainText(key)),
      choices: offered.map((value) => plain(definition.responseText(quiz, item, value))),
      signs: item.options.length > 0 ? [] : offered,
      isTicked: answer?.kind === 'lines' || answer?.kind === 'sentence',
      skill: nameSkill(item.skill) ?? '',
    }
  })
}

/** None for a set whose document cannot be read. */
function librarySet(set: LibrarySet): readonly ClassSet[] {
  const { topic, setId, typed } = set
  if (typed === null) return []
  const board = boardPath(setPath({ quizType: topic.type, setId }))
  const items = classItems(typed, (tag) => skillName(tag) ?? undefined)
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
  board: boardPath(path),
  items: exercise.sections.flatMap(({ asked }) =>
    classItems(asked, (tag) => skills[tag]?.name ?? skillName(tag) ?? undefined),
  ),
})

/** All sets: their tables, and by topic. */
export async function loadClasses() {
  const listed = await listing(async () => {
    const shelves = await services().setLibrary.shelves()
    const screen: ClassScreenProps = { sets: await ofLibrary(shelves, (set) => [set]), others: [] }
    return { screen, offered: offeredIn(shelves) }
  })
  return data({ listed }, { status: listingStatus(listed) })
}

/** `screen` is null for an exercise that is not there, and for one with more items than a code has. */
export async function loadClass({ '*': name = '' }: Params) {
  const [view, shelves] = await Promise.all([exerciseAt(refPath(name)), services().setLibrary.shelves()])
  if (view === null || countOf(view.exercise) > MAX_CODE_ITEMS)
    return data({ screen: null, name: '', title: '', language: 'en' as const }, { status: 404 })
  const own = classSet(view)
  const others = await ofLibrary(shelves, (set) => (set.id === own.id ? [] : [asCoded(set)]))
  const { title } = view.exercise
  const screen: ClassScreenProps = { sets: [own], others }
  return data({ screen, name: own.name, title, language: languageOf(title) }, { status: 200 })
}
