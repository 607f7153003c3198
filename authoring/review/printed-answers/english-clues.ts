/** What answers an English item: its key, the phrase that it makes with its neighbours, or the pair that it belongs to. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { type Clue, keyOf, type Place, placeOf } from './clue.ts'
import { pairsOf } from './pairs.ts'
import { searchable } from './printed-texts.ts'
import { COMMON, exactPhrase, phrase, WEAK } from './word-forms.ts'

/** Whoever sees the word in any sentence knows its form. */
const FORM_IS_ASKED = /^(?:noun-number|word-form|verb-form-participle)$/

const wordsOf = (text: string): string[] => text.split(/[\s.,;:!?"()]+/).filter((word) => word !== '')
const clueOf = (words: readonly string[]): Clue => ({ shows: words.join(' '), pattern: phrase(words) })

/** The words up to the nearest that is not weak, three at the most; none if all are weak. */
const upToStrong = (words: readonly string[]): readonly string[] =>
  words.slice(0, words.slice(0, 3).findIndex((word) => !WEAK.has(word)) + 1)

/** A key with its neighbours in the sentence: 'responsible for', 'below the surface'; with two on each side if all are common. */
function phraseClues(key: readonly string[], { before, after }: Place): Clue[] {
  const left = wordsOf(before.match(/[ a-z'-]*$/)?.[0] ?? '')
  const right = wordsOf(after.match(/^[ a-z'-]*/)?.[0] ?? '')
  const sides = [
    [...upToStrong(left.toReversed()).toReversed(), ...key],
    [...key, ...upToStrong(right)],
  ]
  const strong = sides.filter((side) => side.length > key.length && side.some((word) => !COMMON.has(word)))
  const whole = [...left.slice(-2), ...key, ...right.slice(0, 2)]
  const own = key.length > 1 && key.some((word) => !WEAK.has(word)) ? [key] : []
  return [...own, ...(strong.length === 0 && whole.length > 2 ? [whole] : strong)].map(clueOf)
}

const sentenceAround = (key: string, { before, after }: Place): string =>
  `${before.split(/[.!?\n]/).at(-1)}${key}${after.split(/[.!?\n]/)[0]}`

function keyClues(typed: Typed, item: Item, key: string): Clue[] {
  const words = wordsOf(key)
  if (typed.type === 'vocab-mcq' || item.skill.startsWith('spelling-')) return [clueOf(words)]
  if (FORM_IS_ASKED.test(item.skill) && words.some((word) => !COMMON.has(word)))
    return [{ shows: key, pattern: exactPhrase(words) }]
  const place = placeOf(typed, item)
  return place === null ? [] : [...pairsOf(sentenceAround(key, place), words), ...phraseClues(words, place)]
}

/** The underlined word that an item of a vocabulary cloze asks for; '' if the passage has none. */
function targetOf(passage: string, { id }: Item): string {
  const target = parseMarkup(passage).segments.find((part) => part.kind === 'target' && part.label === id)
  return target?.kind === 'target' ? searchable(target.text) : ''
}

export function englishClues(typed: Typed, item: Item): Clue[] {
  const key = keyOf(typed, item)
  if (typed.type === 'vocab-cloze')
    return [key, targetOf(typed.quiz.passage, item)].map((text) => clueOf(wordsOf(text)))
  return [key, ...item.alternatives.map(searchable)].flatMap((word) => keyClues(typed, item, word))
}
