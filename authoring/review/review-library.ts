/** Compares the documents of the whole library with each other: nothing is asked twice, keys spread evenly. */

import type { Item } from '#quiz/contract/quiz-type.ts'
import { plainText } from '#quiz/markup/parse-markup.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { MAX_SHARE_OF_A_POSITION } from './guide.ts'
import { passageOf } from './review-document.ts'
import { likeness, pairs } from './texts.ts'

/** A document of the library with the name that advice gives it. */
export type Shelved = Readonly<{ name: string; typed: Typed }>

/** Two prompts this alike are one question (common pairs of words against all of them). */
const TOO_ALIKE = 0.6

/** Passages share more small change than questions do. */
const PASSAGES_TOO_ALIKE = 0.3

/** Shorter prompts are rubrics ('画线词语的正确读音是'), which repeat by nature. */
const MIN_PAIRS = 6

type Text = Readonly<{ name: string; type: string; words: ReadonlySet<string> }>

function alike(texts: readonly Text[], limit: number): string[] {
  return texts.flatMap((a, i) =>
    texts
      .slice(i + 1)
      .filter((b) => a.type === b.type && likeness(a.words, b.words) >= limit)
      .map((b) => `${a.name} and ${b.name} are nearly the same`),
  )
}

function prompts({ name, typed }: Shelved): Text[] {
  if (passageOf(typed) !== '') return []
  return typed.quiz.items
    .map((item) => ({
      name: `${name} item ${item.id}`,
      type: typed.type,
      words: pairs(`${item.prompt} ${item.options.join(' ')}`),
    }))
    .filter(({ words }) => words.size >= MIN_PAIRS)
}

function optionSets(shelf: readonly Shelved[]): string[] {
  const seen = new Map<string, string>()
  return shelf.flatMap(({ name, typed }) =>
    typed.quiz.items.flatMap((item) => {
      if (item.options.length === 0) return []
      const set = `${typed.type}: ${item.options.map(plainText).sort().join(' | ')}`
      const before = seen.get(set)
      seen.set(set, `${name} item ${item.id}`)
      return before === undefined ? [] : [`${before} and ${name} item ${item.id} offer the same options`]
    }),
  )
}

/** The skills of 语文应用 whose word may be asked once in the whole library. */
const ASKED_ONCE = new Set(['成语', '惯用语', '拼音'])

/** The word or phrase that an item is about: the marked one, or the key; '' where others may ask for it too. */
function targetOf({ prompt, options, key, skill }: Item, type: string): string {
  if (type === 'vocab-cloze') return /"(.+)"/.exec(prompt)?.[1]?.toLowerCase() ?? ''
  if (type !== 'vocab-mcq' && !ASKED_ONCE.has(skill)) return ''
  return /\[w\](.+?)\[\/w\]/.exec(prompt)?.[1] ?? options[Number(key)] ?? ''
}

function sameTargets(shelf: readonly Shelved[]): string[] {
  const seen = new Map<string, string>()
  return shelf.flatMap(({ name, typed }) =>
    typed.quiz.items.flatMap((item) => {
      const target = targetOf(item, typed.type)
      if (target === '') return []
      const before = seen.get(target)
      seen.set(target, `${name} item ${item.id}`)
      return before === undefined ? [] : [`${before} and ${name} item ${item.id} both ask for '${target}'`]
    }),
  )
}

function keySequences(shelf: readonly Shelved[]): string[] {
  const seen = new Map<string, string>()
  return shelf.flatMap(({ name, typed }) => {
    const keys = typed.quiz.items.map((item) => item.key).join('')
    if (typed.quiz.items[0]?.options.length === 0 || keys.length < 10) return []
    const sequence = `${typed.type} ${keys}`
    const before = seen.get(sequence)
    seen.set(sequence, name)
    return before === undefined ? [] : [`${before} and ${name} have the same sequence of keys`]
  })
}

function topicSpread(shelf: readonly Shelved[]): string[] {
  const types = [...new Set(shelf.map(({ typed }) => typed.type))]
  return types.flatMap((type) => {
    const keys = shelf
      .filter(({ typed }) => typed.type === type)
      .flatMap(({ typed }) => typed.quiz.items.filter((item) => item.options.length > 0).map((item) => item.key))
    return ['0', '1', '2', '3'].flatMap((position) => {
      const share = (keys.filter((key) => key === position).length / Math.max(keys.length, 1)) * 100
      const words = `${type}: position ${Number(position) + 1} is the key of ${Math.round(share)} % of the items`
      return keys.length >= 20 && share > MAX_SHARE_OF_A_POSITION ? [words] : []
    })
  })
}

/** What is wrong with the library as a whole, one sentence each. */
export function reviewLibrary(shelf: readonly Shelved[]): string[] {
  const passages = shelf
    .filter(({ typed }) => passageOf(typed) !== '')
    .map(({ name, typed }) => ({ name, type: typed.type, words: pairs(passageOf(typed)) }))
  return [
    ...alike(shelf.flatMap(prompts), TOO_ALIKE),
    ...alike(passages, PASSAGES_TOO_ALIKE),
    ...optionSets(shelf),
    ...sameTargets(shelf),
    ...keySequences(shelf),
    ...topicSpread(shelf),
  ]
}
