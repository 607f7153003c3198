/** The exercise of the page that is open, as its server drew it, and the entries that the book may have of it. */
import { exerciseRef } from '#app/parts/exercise-ref.ts'
import { drawnRef } from '#memory/book/drawn.ts'
import { textHash } from '#memory/text-hash.ts'
import type { Item, ItemId } from '#quiz/contract/quiz-type.ts'
import { questionOf } from '#quiz/contract/steps.ts'
import type { Exercise, Section } from '#quiz/exercise/exercise.ts'

/** `title` is how a list calls it, `path` its page. */
export type ExerciseOnPage = Readonly<{ documentId: string; exercise: Exercise; title: string; path: string }>

/** The islands that play an exercise. */
const PLAYED = ['texts', 'questions', 'papers'].map((name) => `[data-island="${name}"]`).join(', ')

/** Null on a page without one. Its props come from this build's own server. */
export function exerciseOnPage(): ExerciseOnPage | null {
  const island = document.querySelector<HTMLElement>(PLAYED)
  return island === null ? null : JSON.parse(island.nextElementSibling?.textContent ?? 'null')
}

/** Every item with its section, in order. */
export const itemsIn = ({ sections }: Exercise): readonly Readonly<{ section: Section; item: Item }>[] =>
  sections.flatMap((section) => section.asked.quiz.items.map((item) => ({ section, item })))

/** The text of an item, by which a change is known. */
const itemHash = ({ prompt, options, key }: Item): string => textHash(JSON.stringify([prompt, options, key]))

/** The hashes of all items, by their ids. */
export const hashesOf = ({ exercise }: ExerciseOnPage): Readonly<Record<ItemId, string>> =>
  Object.fromEntries(itemsIn(exercise).map(({ item }) => [item.id, itemHash(item)]))

/** What is missed or right as one: an item, or the parts of a question, which follow from one another. */
export type Entry = Readonly<{ id: string; ref: string; version: string; section: Section; items: readonly Item[] }>

const entryId = ({ asked }: Pick<Section, 'asked'>, id: ItemId): string =>
  'questions' in asked.quiz ? questionOf(id) : id

/** What draws a question with other numbers; '' for nothing. */
const originOf = ({ asked }: Section, id: string): string =>
  'questions' in asked.quiz
    ? (asked.quiz.questions.find(({ parts }) => parts.some((part) => entryId({ asked }, part.id) === id))?.origin ?? '')
    : ''

/** A problem is the same with other numbers: its name is that of what draws it. */
function nameOf(section: Section, id: string, items: readonly Item[], path: string): Pick<Entry, 'ref' | 'version'> {
  const origin = originOf(section, id)
  // With other numbers it is the same problem, so its text has no version.
  if (origin !== '') return { ref: drawnRef(origin), version: '-' }
  return { ref: `${exerciseRef(path)} ${id}`, version: textHash(items.map(itemHash).join(' ')) }
}

export function entriesOf({ exercise, path }: ExerciseOnPage): readonly Entry[] {
  return exercise.sections.flatMap((section) => {
    const byId = new Map<string, Item[]>()
    for (const item of section.asked.quiz.items) {
      const id = entryId(section, item.id)
      byId.set(id, [...(byId.get(id) ?? []), item])
    }
    return [...byId].map(([id, items]) => ({ id, ...nameOf(section, id, items, path), section, items }))
  })
}
