/** Items that can stand alone, and the selections that are made of them. Pure. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import { targetSentence } from '#quiz/markup/target-sentence.ts'
import type { Typed, TypeName } from '#quiz/registry/definitions.ts'
import type { ItemSource, SelectionQuiz } from '#quiz/selection/definition.ts'
import { asksAlone, type LibrarySet } from './library-set.ts'

/** `sentence` is the one of its passage that the item asks about, with its word marked; '' for an item that says all. */
export type Candidate = Readonly<{ item: Item; sentence: string; set: LibrarySet }>

/** The passage of a quiz, '' for one without. */
const passageOf = (typed: Typed): string => ('passage' in typed.quiz ? typed.quiz.passage : '')

/** What an item asks, to be read away from its set: its prompt, or the sentence of a word that is asked for. */
export function promptAlone({ typed }: LibrarySet, { id, prompt }: Item): string {
  const hasGap = parseMarkup(prompt).segments.some(({ kind }) => kind === 'blank' || kind === 'slot' || kind === 'gap')
  const sentence = typed === null || hasGap ? '' : targetSentence(passageOf(typed), id)
  return sentence === '' ? prompt : sentence
}

/** The items of a set that can be asked without the others; none of a sheet, whose passage is needed. */
export function candidatesOf(set: LibrarySet): readonly Candidate[] {
  if (set.typed === null || !asksAlone(set)) return []
  const { quiz } = set.typed
  const passage = passageOf(set.typed)
  return quiz.items
    .filter(({ fault, options }) => fault === '' && options.length > 1)
    .map((item) => ({ item, sentence: targetSentence(passage, item.id), set }))
}

/** The items that a quiz asks already, each with the skill that it asks and its set: they are no more practice. */
export type AskedItem = Readonly<{ type: TypeName; number: number; skill: string }>

export const askedBy = (candidates: readonly Candidate[]): readonly AskedItem[] =>
  candidates.map(({ item, set }) => ({ type: set.topic.type, number: set.number, skill: item.skill }))

/** The candidates as a quiz, numbered from 1 in their order. */
export function selectionOf(title: string, candidates: readonly Candidate[]): SelectionQuiz {
  const numbered = candidates.map((candidate, i) => ({ ...candidate, id: String(i + 1) }))
  return {
    title,
    format: '',
    items: numbered.map(({ item, id }) => ({ ...item, id })),
    sources: Object.fromEntries(
      numbered.map(({ id, sentence, set: { topic } }): readonly [string, ItemSource] => [
        id,
        { topic: topic.title, language: topic.language, sentence },
      ]),
    ),
  }
}
