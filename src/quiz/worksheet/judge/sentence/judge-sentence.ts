/**
 * Marks a written sentence as a marker does (docs/behaviour.md, 22.4): an accepted sentence earns all marks, a known mistake
 * what its author says, a slip in one word what the word is worth. Of any other sentence nothing is known. Pure.
 */
import type { Judgement } from '#quiz/worksheet/judge/judgement.ts'
import type { SentenceAnswer } from '#quiz/worksheet/worksheet.ts'
import { variantsOf } from './answer-pattern.ts'
import { inFamilies, inFull, readingsOf, wordsOf } from './full-forms.ts'
import { isMisspelt } from './misspelling.ts'
import { oneWordSlip, type Slip } from './one-word.ts'

type Mistake = SentenceAnswer['mistakes'][number]

/** An accepted sentence: its words, how it is compared and how it is printed. */
type Accepted = Readonly<{ words: readonly string[]; text: string; printed: string }>

/** All sentences of an answer by their words. */
type Sentences = Readonly<{
  accepted: ReadonlyMap<string, readonly Accepted[]>
  mistakes: ReadonlyMap<string, Mistake>
}>

const bare = (text: string): string => wordsOf(text).join(' ')

function sentencesOf({ answers, mistakes }: SentenceAnswer): Sentences {
  const accepted = new Map<string, Accepted[]>()
  for (const printed of answers.flatMap(variantsOf)) {
    const text = inFamilies(inFull(printed))
    const words = wordsOf(text)
    const same = accepted.get(words.join(' '))
    if (same === undefined) accepted.set(words.join(' '), [{ words, text, printed }])
    else same.push({ words, text, printed })
  }
  // What two mistakes name is the first one.
  const named = mistakes.flatMap((mistake) =>
    variantsOf(mistake.answer).map((variant) => [bare(inFull(variant)), mistake] as const),
  )
  return { accepted, mistakes: new Map(named.reverse()) }
}

/** An answer stands for hundreds of sentences: they are written out once. */
const written = new WeakMap<SentenceAnswer, Sentences>()

function sentencesFor(answer: SentenceAnswer): Sentences {
  const found = written.get(answer) ?? sentencesOf(answer)
  written.set(answer, found)
  return found
}

/** What differs where all words are right. */
const signsNote = (given: readonly string[], same: readonly Accepted[]): string =>
  same.some(({ text }) => given.some((one) => text.toLowerCase() === one.toLowerCase()))
    ? 'The words are right. Look at the capital letters.'
    : 'The words are right. Look at the punctuation.'

/** The words that a sentence must have, in the pieces that are printed: 'the farmer' and 'by' of 'The farmer ... by ...'. */
const piecesOf = (given: string): readonly (readonly string[])[] =>
  given
    .split(/\.{2,}|…/)
    .map(wordsOf)
    .filter(({ length }) => length > 0)

/** Whether the pieces are there, in their order, well or badly spelt. */
function hasPieces(words: readonly string[], pieces: readonly (readonly string[])[]): boolean {
  let from = 0
  return pieces.every((piece) => {
    const at = words.findIndex(
      (_, i) => i >= from && piece.every((word, j) => words[i + j] === word || isMisspelt(words[i + j] ?? '', word)),
    )
    from = at + piece.length
    return at !== -1
  })
}

/** The kindest that can be said of one word; null for nothing certain. `asked` is all that is given to the pupil. */
function slipIn(readings: readonly string[], { accepted }: Sentences, asked: readonly string[]): Slip | null {
  const given = new Set(asked.flatMap(wordsOf))
  const typed = readings.map(wordsOf)
  let found: Slip | null = null
  for (const [first] of accepted.values())
    for (const words of typed) {
      const slip = first === undefined ? null : oneWordSlip(words, first.words, given)
      if (slip?.earned === 1) return slip
      found ??= slip
    }
  return found
}

const UNKNOWN: Judgement = { verdict: 'points', earned: 0, note: '' }

/** What a written sentence earns of `marks`. `asked` are the sentences that it joins; `given` is not ''. */
export function judgeSentence(
  answer: SentenceAnswer,
  asked: readonly string[],
  marks: number,
  given: string,
): Judgement {
  const sentences = sentencesFor(answer)
  const typed = readingsOf(given)
  // What an author names is a mistake, also where it reads like something accepted.
  const known = sentences.mistakes.get(bare(inFull(given)))
  if (known !== undefined) return { verdict: 'slip', earned: known.marks, note: known.why }
  const readings = typed.map(inFamilies)
  const same = readings.flatMap((text) => sentences.accepted.get(bare(text)) ?? [])
  if (same.some(({ text }) => readings.includes(text))) return { verdict: 'right', earned: marks, note: '' }
  if (same.length > 0) return { verdict: 'form', earned: marks - 1, note: signsNote(readings, same) }
  const slip = slipIn(readings, sentences, [...asked, answer.given])
  if (slip?.earned === 1) return { verdict: 'form', earned: marks - 1, note: slip.note }
  const pieces = piecesOf(answer.given)
  if (!typed.some((text) => hasPieces(wordsOf(text), pieces))) {
    const must = pieces.map((words) => words.join(' ')).join(' ... ')
    return { verdict: 'wrong', earned: 0, note: `The sentence must have '${must}'.` }
  }
  return slip === null ? UNKNOWN : { verdict: 'wrong', earned: 0, note: slip.note }
}

/** How much of two sentences is the same words, from 0 to 1. */
function likeness(words: ReadonlySet<string>, own: readonly string[]): number {
  return own.filter((word) => words.has(word)).length / Math.max(words.size, own.length)
}

/** Two accepted sentences to compare a written one with: the key, and of the others the one that is most like it. */
export function acceptedBeside(answer: SentenceAnswer, given: string): readonly string[] {
  const words = new Set(wordsOf(inFamilies(inFull(given))))
  const key = bare(inFamilies(inFull(answer.key)))
  let [best, most] = ['', -1]
  for (const [text, [first]] of sentencesFor(answer).accepted) {
    const like = likeness(words, first?.words ?? [])
    if (first !== undefined && text !== key && like > most) [best, most] = [first.printed, like]
  }
  return best === '' ? [answer.key] : [answer.key, best]
}
