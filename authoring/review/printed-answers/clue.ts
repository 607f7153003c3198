/** What the clues of both languages are made of. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { parseMarkup, plainText } from '#quiz/markup/parse-markup.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { searchable } from './printed-texts.ts'

/** A text that answers an item: `shows` names it in messages, `pattern` finds it in a searchable text. */
export type Clue = Readonly<{ shows: string; pattern: RegExp }>

/** What stands before and after the place of an item in its passage or prompt, searchable. */
export type Place = Readonly<{ before: string; after: string }>

/** The key of an item in the words of the page, searchable. */
export function keyOf({ quiz }: Typed, { key, options }: Item): string {
  const word = () => {
    if ('wordList' in quiz) return quiz.wordList.find(({ letter }) => letter === key)?.word
    if ('phrases' in quiz) return quiz.phrases[Number(key) - 1]
    return options.length > 0 ? options[Number(key)] : key
  }
  return searchable(word() ?? '').trim()
}

/** Null for an item without a blank or a mark of its own. */
export function placeOf({ quiz }: Typed, item: Item): Place | null {
  const text = 'passage' in quiz ? quiz.passage : item.prompt
  const own = parseMarkup(text).segments.find((part) =>
    'label' in part ? part.label === item.id : part.kind === 'gap',
  )
  if (own === undefined) return null
  const [before, after] = [text.slice(0, own.at), text.slice(own.at + own.source.length)]
  return { before: searchable(plainText(before)), after: searchable(plainText(after)) }
}
