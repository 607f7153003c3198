/**
 * Finds the result codes among words. A code is known by its first four signs, which are those of a set, by the length of
 * a code of that set, by what can have happened at each item, and by its check. Pure.
 */
import { decodeResult, type ItemMark } from '#quiz/result-code/result-code.ts'
import { damagedAt, likeAt } from './code-problems.ts'
import { type CodedSet, isResultOf, type Stamps, stampsOf } from './coded-set.ts'
import { type GoesOn, isLaidOut, spansFrom } from './spans.ts'
import type { Word } from './split-words.ts'

/**
 * `first` and `last` are places in the list of words. A problem is what looks like a code and is none; its `words` are a
 * sentence that begins with its line.
 */
export type FoundCode = Readonly<{ first: number; last: number }> &
  (Readonly<{ kind: 'code'; set: CodedSet; marks: readonly ItemMark[] }> | Readonly<{ kind: 'problem'; words: string }>)

/** The code that begins with the word at `first`, or null. */
function codeAt(words: readonly Word[], first: number, stamps: Stamps, goesOn: GoesOn): FoundCode | null {
  for (const span of spansFrom(words, first, goesOn)) {
    const read = decodeResult(span.signs)
    const set = read.status === 'ok' ? stamps.get(read.set) : undefined
    if (read.status === 'ok' && set !== undefined && isResultOf(set, read.marks) && isLaidOut(words, span))
      return { kind: 'code', first, last: span.last, set, marks: read.marks }
  }
  return null
}

/** All codes among the words, and what looks like one, in their order. */
export function findCodes(words: readonly Word[], sets: readonly CodedSet[]): readonly FoundCode[] {
  const stamps = stampsOf(sets)
  const found: FoundCode[] = []
  const taken = new Set<number>()
  const isNear: GoesOn = (at) => words[at]?.gap === 'near' || words[at]?.gap === 'cell'
  const isNextLine: GoesOn = (at) => words[at]?.gap === 'line'

  function collect(
    find: (...code: Parameters<typeof codeAt>) => FoundCode | null,
    goesOn: (at: number, first: number) => boolean,
  ): void {
    for (const first of words.keys()) {
      if (taken.has(first)) continue
      const code = find(words, first, stamps, (at) => !taken.has(at) && goesOn(at, first))
      if (code === null) continue
      found.push(code)
      for (let at = first; at <= code.last; at += 1) taken.add(at)
    }
  }

  collect(codeAt, isNear)
  // A line that has a code of its own is no part of another one.
  const linesOf = (places: Iterable<number>) => new Set([...places].map((at) => words[at]?.line))
  const full = linesOf(taken)
  const isFree = (at: number) => !full.has(words[at]?.line)
  collect(codeAt, (at) => isNear(at) || (isNextLine(at) && isFree(at) && isFree(at - 1)))
  // What is wrong goes on only from a line with one group to another: the next line may be a name.
  const isSole = (at: number) => isNextLine(at) && words[at + 1]?.line !== words[at]?.line
  const goesOn = (at: number, first: number) => isNear(at) || (isSole(at) && (at - 1 === first || isNextLine(at - 1)))
  collect(damagedAt, goesOn)
  // Beside a code stands a name, whatever it looks like.
  const named = linesOf(taken)
  for (const [at, { line }] of words.entries()) if (named.has(line)) taken.add(at)
  collect(likeAt, goesOn)
  return found.toSorted((a, b) => a.first - b.first)
}
