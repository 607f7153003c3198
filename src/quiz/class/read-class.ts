/** What a teacher pasted: the codes in it, of which sets and whose they are, and what cannot be read. Pure. */
import type { ItemMark } from '#quiz/result-code/result-code.ts'
import type { CodedSet } from './coded-set.ts'
import { findCodes } from './find-codes.ts'
import { nameCodes } from './name-codes.ts'
import { splitLines, splitWords } from './split-words.ts'

/**
 * `number` counts the codes of the set, `line` is the number of the line; both from 1. `name` is what stands beside the code,
 * or `number`, which is no name. `isRepeat`: a pupil of this name stands above, and only that one counts.
 */
export type Pupil = Readonly<{
  number: number
  line: number
  name: string
  isNamed: boolean
  marks: readonly ItemMark[]
  isRepeat: boolean
}>

export const rightOf = ({ marks }: Pupil): number => marks.filter(({ kind }) => kind === 'right').length

/** What gave no pupil: a sentence, and the text of its line. */
type Problem = Readonly<{ line: number; words: string; text: string }>

/**
 * `pupils` are by the id of their set. `problems` are in the order of the lines; `failed` of them are about a code, the others
 * are lines without one.
 */
export type ClassResult = Readonly<{
  pupils: ReadonlyMap<string, readonly Pupil[]>
  problems: readonly Problem[]
  failed: number
}>

/** More would not be a class. */
export const MAX_PUPILS = 60

/** `sets` are those that are shown; a code of one of `others` is named as such. */
export function readClass(text: string, sets: readonly CodedSet[], others: readonly CodedSet[]): ClassResult {
  const lines = splitLines(text)
  const words = splitWords(lines)
  const found = findCodes(words, [...sets, ...others])
  const { names, used } = nameCodes(lines, words, found)
  const pupils = new Map<string, Pupil[]>()
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const [i, code] of found.entries()) {
    const { number = 0, text = '' } = lines[words[code.first]?.line ?? 0] ?? {}
    const problem = (words: string) => problems.push({ line: number, words: `Line ${number} ${words}`, text })
    if (code.kind === 'problem') problem(code.words)
    else if (others.includes(code.set)) problem(`is a code of another set: ${code.set.name}.`)
    else {
      const same = pupils.get(code.set.id) ?? []
      pupils.set(code.set.id, same)
      const name = names[i] ?? ''
      const key = `${code.set.id}\n${name.toLowerCase()}`
      const isRepeat = name !== '' && seen.has(key)
      seen.add(key)
      if (same.length === MAX_PUPILS) problem(`is left out: the table has room for ${MAX_PUPILS}.`)
      else {
        const place = same.length + 1
        const isNamed = name !== ''
        same.push({ number: place, line: number, name: name || String(place), isNamed, marks: code.marks, isRepeat })
      }
    }
  }
  const failed = problems.length
  for (const [at, { number, text }] of lines.entries())
    if (!used.has(at)) problems.push({ line: number, words: `Line ${number}: no code in this line.`, text })
  return { pupils, problems: problems.toSorted((a, b) => a.line - b.line), failed }
}

const list = new Intl.ListFormat('en-GB')

/** A sentence about each pupil who is there more than once. */
export function repeatsIn(pupils: readonly Pupil[]): readonly string[] {
  const repeated = new Set(pupils.filter(({ isRepeat }) => isRepeat).map(({ name }) => name.toLowerCase()))
  return [...repeated].map((name) => {
    const same = pupils.filter((pupil) => pupil.name.toLowerCase() === name)
    const times = same.length === 2 ? 'twice' : `${same.length} times`
    const lines = list.format(same.map(({ line }) => String(line)))
    return `${same[0]?.name} is here ${times}, in lines ${lines}. Only the first counts.`
  })
}
