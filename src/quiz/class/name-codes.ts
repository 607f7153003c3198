/** Whose each code is: what stands beside it, the sender of its message, or a line that is a name. Pure. */
import type { FoundCode } from './find-codes.ts'
import type { Line, Word } from './split-words.ts'

/** `names` has one entry for each code, '' for none; `used` are the lines of codes and of names, by their places. */
export type CodeNames = Readonly<{ names: readonly string[]; used: ReadonlySet<number> }>

const MAX_NAME = 40

/** What separates a name from a code, or begins a line of a chat or a list. */
const BEFORE_NAME = /^[\s\p{Pd}\p{Pe}\p{Pf}:;,.|/*~>"'“‘]+/u
const AFTER_NAME = /[\s\p{Pd}\p{Ps}\p{Pi}:;,|/*~<>="'”’]+$/u

const nameIn = (text: string): string =>
  text.replace(BEFORE_NAME, '').replace(AFTER_NAME, '').replace(/\s+/gu, ' ').slice(0, MAX_NAME).trimEnd()

/** 'Ben Tan' of 'Ben Tan: my code is', as a message of a chat begins. */
const senderIn = (text: string): string => nameIn(text.split(':', 1).join())

/**
 * The lines of a code, and the text before and after it as far as another code. `isShared`: another code is in the same line.
 * `isNamedBefore`: the first code of the line has a name before it.
 */
type Place = Readonly<{
  from: number
  to: number
  before: string
  after: string
  isShared: boolean
  isNamedBefore: boolean
}>

function codePlaces(lines: readonly Line[], words: readonly Word[], found: readonly FoundCode[]): readonly Place[] {
  const places: Place[] = []
  for (const [i, { first, last }] of found.entries()) {
    const [from, to] = [words[first], words[last]]
    const [previous, next] = [words[found[i - 1]?.last ?? -1], words[found[i + 1]?.first ?? -1]]
    if (from === undefined || to === undefined) continue
    const isSecond = previous?.line === from.line
    const hasNext = next?.line === to.line
    const before = lines[from.line]?.text.slice(isSecond ? previous.end : 0, from.start) ?? ''
    places.push({
      from: from.line,
      to: to.line,
      before,
      after: lines[to.line]?.text.slice(to.end, hasNext ? next.start : undefined) ?? '',
      isShared: isSecond || hasNext,
      isNamedBefore: isSecond ? places.at(-1)?.isNamedBefore === true : nameIn(before) !== '',
    })
  }
  return places
}

function besideCode({ from, before, after, isShared, isNamedBefore }: Place, lines: readonly Line[]): string {
  if (lines[from]?.stamped === true && before.includes(':')) return senderIn(before)
  if (isShared) return nameIn(isNamedBefore ? before : after)
  return nameIn(`${nameIn(before)} ${nameIn(after)}`)
}

export function nameCodes(lines: readonly Line[], words: readonly Word[], found: readonly FoundCode[]): CodeNames {
  const places = codePlaces(lines, words, found)
  const names = places.map((place) => besideCode(place, lines))
  const used = new Set(places.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i)))

  // A message begins with a stamped line and goes on to the next one, or to a line with a name of its own.
  let [start, sender] = [-1, '']
  for (const [i, { from }] of places.entries()) {
    const line = lines.findLastIndex(({ stamped }, at) => stamped && at <= from)
    if (line > start) sender = line === from ? (names[i] ?? '') : senderIn(lines[line]?.text ?? '')
    start = line
    if (names[i] !== '' && line < from) sender = ''
    if (names[i] !== '' || sender === '') continue
    names[i] = sender
    used.add(line)
  }

  // Lines that are names, if each code that is still without one has such a line above it, or each has one below it.
  const isName = (at: number) => {
    const line = lines[at]
    return line !== undefined && !line.stamped && !used.has(at) && nameIn(line.text) !== ''
  }
  const nameless = places.flatMap((place, i) =>
    names[i] === '' ? [{ i, above: place.from - 1, below: place.to + 1 }] : [],
  )
  const side = (['above', 'below'] as const).find((one) => nameless.every((place) => isName(place[one])))
  for (const { i, ...sides } of nameless) {
    if (side === undefined) break
    names[i] = nameIn(lines[sides[side]]?.text ?? '')
    used.add(sides[side])
  }
  return { names, used }
}
