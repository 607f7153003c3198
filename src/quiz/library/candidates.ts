/** Items that can stand alone, and the selections that are made of them. Pure. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import { sentenceAround } from '#quiz/markup/sentence-around.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import type { ItemSource, SelectionQuiz } from '#quiz/selection/definition.ts'
import { asksAlone, type LibrarySet } from './library-set.ts'

/** An item with its set. The sentence of its passage is part of the prompt. */
export type Candidate = Readonly<{ item: Item; set: LibrarySet }>

/** The sentence with only the word of this item marked: another item's word is plain text. */
function onlyMarked(sentence: string, label: string): string {
  return parseMarkup(sentence)
    .segments.map((segment) => {
      if (segment.kind !== 'target' && segment.kind !== 'mark') return segment.source
      return segment.label === label ? `[1]${segment.text}[/1]` : segment.text
    })
    .join('')
}

/** The passage of a quiz, '' for one without. */
const passageOf = (typed: Typed): string => ('passage' in typed.quiz ? typed.quiz.passage : '')

/** The sentence of a passage that has the word of this item, marked; '' if there is none. */
const markedSentence = (passage: string, id: string): string => onlyMarked(sentenceAround(passage, id), id)

/** The item with the sentence of its passage before its question, on a line of its own. */
function withSentence(item: Item, passage: string): Item {
  const sentence = markedSentence(passage, item.id)
  return sentence === '' ? item : { ...item, prompt: `${sentence}\n${item.prompt}` }
}

/** What an item asks, to be read away from its set: its prompt, or the sentence of a word that is asked for. */
export function promptAlone({ typed }: LibrarySet, { id, prompt }: Item): string {
  const hasGap = parseMarkup(prompt).segments.some(({ kind }) => kind === 'blank' || kind === 'slot' || kind === 'gap')
  const sentence = typed === null || hasGap ? '' : markedSentence(passageOf(typed), id)
  return sentence === '' ? prompt : sentence
}

/** The items of a set that can be asked without the others; none of a sheet, whose passage is needed. */
export function candidatesOf(set: LibrarySet): readonly Candidate[] {
  if (set.typed === null || !asksAlone(set)) return []
  const { quiz } = set.typed
  const passage = passageOf(set.typed)
  return quiz.items
    .filter(({ fault, options }) => fault === '' && options.length > 1)
    .map((item) => ({ item: passage === '' ? item : withSentence(item, passage), set }))
}

/** The candidates as a quiz, numbered from 1 in their order. */
export function selectionOf(title: string, candidates: readonly Candidate[]): SelectionQuiz {
  const numbered = candidates.map((candidate, i) => ({ ...candidate, id: String(i + 1) }))
  return {
    title,
    format: '',
    items: numbered.map(({ item, id }) => ({ ...item, id })),
    sources: Object.fromEntries(
      numbered.map(({ id, set: { topic } }): readonly [string, ItemSource] => [
        id,
        { topic: topic.title, language: topic.language },
      ]),
    ),
  }
}
