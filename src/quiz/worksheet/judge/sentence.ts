/**
 * Marks a written sentence as a marker does (docs/behaviour.md, 22.4): an accepted sentence earns all marks; right words
 * with a slip of punctuation, capital letters or spelling, or with one small word too many or too few, one mark less; a
 * known mistake what its author says. Pure.
 */
import { normalise } from '#quiz/scoring/normalise.ts'
import type { Answer } from '#quiz/worksheet/worksheet.ts'
import { variantsOf } from './answer-pattern.ts'
import type { Judgement } from './judgement.ts'

type Sentence = Extract<Answer, { kind: 'sentence' }>

/** One way to write quotes and spaces. */
const clean = (text: string): string => normalise(text).replaceAll(/ (?=[,.?!;:])/g, '')

/** The words alone, in small letters. An apostrophe inside a word belongs to it. */
const wordsOf = (text: string): readonly string[] =>
  clean(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []

const bare = (text: string): string => wordsOf(text).join(' ')

/** Without these a sentence says the opposite. */
const TURNING = /^(?:not|no|never|nor|neither|none|nothing|nobody|unless|without|hardly|.*n't)$/

/** Letters put in, left out, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j))
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      const row = rows[i]
      if (row !== undefined) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost, swap)
    }
  return at(a.length, b.length)
}

/** The one word in which two sentences differ: `typed` or `wanted` is '' where it is missing. Null if more differ. */
function oneWord(typed: readonly string[], wanted: readonly string[]) {
  const start = typed.findIndex((word, i) => word !== wanted[i])
  const first = start === -1 ? typed.length : start
  for (const [skip, need] of [
    [1, 1],
    [1, 0],
    [0, 1],
  ] as const)
    if (typed.slice(first + skip).join(' ') === wanted.slice(first + need).join(' '))
      return { typed: skip === 1 ? (typed[first] ?? '') : '', wanted: need === 1 ? (wanted[first] ?? '') : '' }
  return null
}

const MIN_SPELT = 4

/** One word that does not turn the meaning: misspelt, missing or too many. `accepted` are sentences as `bare` gives them. */
function smallSlip(given: string, accepted: Iterable<string>): string {
  const typed = wordsOf(given)
  for (const variant of accepted) {
    const word = oneWord(typed, variant.split(' '))
    if (word === null || TURNING.test(word.typed) || TURNING.test(word.wanted)) continue
    if (word.typed === '') return `One word is missing: '${word.wanted}'.`
    if (word.wanted === '') return `One word is too many: '${word.typed}'.`
    if (word.wanted.length >= MIN_SPELT && distance(word.typed, word.wanted) <= 2)
      return `Look at one word: you wrote '${word.typed}', it should be '${word.wanted}'.`
  }
  return ''
}

/** What differs where all words are right. */
const signsNote = (given: string, variants: readonly string[]): string =>
  variants.some((variant) => variant.toLowerCase() === clean(given).toLowerCase())
    ? 'The words are right. Look at the capital letters.'
    : 'The words are right. Look at the punctuation.'

/** The words that must be in the sentence: 'unless' of '... unless ...'. */
const mustHave = (given: string): string => bare(given.replaceAll(/\.{2,}|…/g, ' '))

/** All sentences of an answer by their words: the accepted ones as written, and the mistakes. */
type Sentences = Readonly<{
  accepted: ReadonlyMap<string, readonly string[]>
  mistakes: ReadonlyMap<string, Sentence['mistakes'][number]>
}>

function sentencesOf({ answers, mistakes }: Sentence): Sentences {
  const accepted = new Map<string, string[]>()
  for (const variant of answers.flatMap(variantsOf)) {
    const words = bare(variant)
    accepted.set(words, [...(accepted.get(words) ?? []), variant])
  }
  // What two mistakes name is the first one.
  const named = mistakes.flatMap((mistake) =>
    variantsOf(mistake.answer).map((variant) => [bare(variant), mistake] as const),
  )
  return { accepted, mistakes: new Map(named.reverse()) }
}

/** An answer stands for hundreds of sentences: they are written out once. */
const written = new WeakMap<Sentence, Sentences>()

function sentencesFor(answer: Sentence): Sentences {
  const found = written.get(answer) ?? sentencesOf(answer)
  written.set(answer, found)
  return found
}

/** What a written sentence earns of `marks`. `given` is not ''. */
export function judgeSentence(answer: Sentence, marks: number, given: string): Judgement {
  const { accepted, mistakes } = sentencesFor(answer)
  const words = bare(given)
  const same = accepted.get(words) ?? []
  if (same.includes(clean(given))) return { verdict: 'right', earned: marks, note: '' }
  if (same.length > 0) return { verdict: 'form', earned: marks - 1, note: signsNote(given, same) }
  const known = mistakes.get(words)
  if (known !== undefined) return { verdict: 'slip', earned: known.marks, note: known.why }
  const must = mustHave(answer.given)
  if (!` ${words} `.includes(` ${must} `))
    return { verdict: 'wrong', earned: 0, note: `The sentence must have '${must}'.` }
  const slip = smallSlip(given, accepted.keys())
  if (slip !== '') return { verdict: 'form', earned: marks - 1, note: slip }
  return { verdict: 'wrong', earned: 0, note: '' }
}
