/** What answers a Chinese item: its key, or a key of one character with its neighbour. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { type Clue, keyOf, placeOf } from './clue.ts'
import { escaped } from './word-forms.ts'

const TWO_CHARACTERS = /^\p{Script=Han}{2}$/u
const NUMBER = '[一二两三四五几这那每]'
const AFTER_NUMBER = new RegExp(`${NUMBER}$`)

const literally = (text: string): Clue => ({ shows: text, pattern: new RegExp(escaped(text)) })

/** A measure word counts behind any number; another character counts with the one before or after it. */
function characterClues(typed: Typed, item: Item, key: string): Clue[] {
  const place = placeOf(typed, item)
  if (place !== null && AFTER_NUMBER.test(place.before)) return [{ shows: key, pattern: new RegExp(NUMBER + key) }]
  // 有一个字能和“修”“整”“道”分别组成词语
  const quoted = [...item.prompt.matchAll(/“(\p{Script=Han})”/gu)].flatMap(([, other = '']) => [
    other + key,
    key + other,
  ])
  const beside =
    place === null ? quoted : [`${[...place.before].at(-1) ?? ''}${key}`, `${key}${[...place.after][0] ?? ''}`]
  return beside.filter((two) => TWO_CHARACTERS.test(two)).map(literally)
}

export function chineseClues(typed: Typed, item: Item): Clue[] {
  const key = keyOf(typed, item)
  if (!/\p{Script=Han}/u.test(key)) return []
  const halves = key.split('……').filter((half) => half !== '')
  if (halves.length > 1) return [{ shows: key, pattern: new RegExp(halves.map(escaped).join('[^。！？]*')) }]
  return [...key].length > 1 ? [literally(key)] : characterClues(typed, item, key)
}
