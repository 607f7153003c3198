/** What a teacher pasted, read line by line: a code a line, with a name before it or without. Pure. */
import { decodeResult, type ItemMark, stampOf } from '#quiz/result-code/result-code.ts'
import { fromSigns } from '#quiz/result-code/signs.ts'

/** A set by the id of its document. */
export type CodedSet = Readonly<{ id: string; name: string }>

/** `line` is the number of its line, from 1; `name` is what stood before the code, or the pupil's number among the codes that were read. */
export type Pupil = Readonly<{ line: number; name: string; marks: readonly ItemMark[] }>

/** `problems` are sentences, each with the number of its line. */
export type ClassResult = Readonly<{ pupils: readonly Pupil[]; problems: readonly string[] }>

/** More would not be a class. */
export const MAX_PUPILS = 60

/** The set and check signs of a code. */
const SIGNS_BESIDE_ITEMS = 6

const MAX_NAME = 40

/** What stands before a code, as in a chat, a form or a sheet. */
const NAMED = /^(?<name>.*)[:：,;\t](?<code>[^:：,;\t]*)$/u

function wordsFor(code: string, items: number): string {
  const length = fromSigns(code)?.length
  if (length === undefined) return 'has a sign that no code has. A code never has the signs I, O, 0 and 1.'
  const missing = items + SIGNS_BESIDE_ITEMS - length
  if (missing > 0) return `is ${missing === 1 ? 'one sign' : `${missing} signs`} short. Ask for that code again.`
  if (missing < 0) return `is ${missing === -1 ? 'one sign' : `${-missing} signs`} too long. Ask for that code again.`
  return 'has a sign that is wrong. Ask for that code again.'
}

/** The codes of one set, with `items` items; `others` are the sets whose codes are named as such. */
export function readClass(text: string, set: string, items: number, others: readonly CodedSet[]): ClassResult {
  const pupils: Pupil[] = []
  const problems: string[] = []
  const stamp = stampOf(set)
  for (const [i, line] of text.split(/\r?\n/u).entries()) {
    if (line.trim() === '') continue
    const { name = '', code = line } = NAMED.exec(line.trim())?.groups ?? {}
    const read = decodeResult(code)
    const problem = (words: string) => problems.push(`Line ${i + 1} ${words}`)
    if (read.status !== 'ok') problem(wordsFor(code, items))
    else if (read.set !== stamp) {
      const other = others.find(({ id }) => stampOf(id) === read.set)
      problem(other === undefined ? 'is a code of a set that is not here.' : `is a code of another set: ${other.name}.`)
    } else if (read.marks.length !== items) problem('is of an older version of this set.')
    else if (pupils.length === MAX_PUPILS) problem(`is left out: the table has room for ${MAX_PUPILS}.`)
    else {
      const shown = name.trim().slice(0, MAX_NAME) || String(pupils.length + 1)
      pupils.push({ line: i + 1, name: shown, marks: read.marks })
    }
  }
  return { pupils, problems }
}
