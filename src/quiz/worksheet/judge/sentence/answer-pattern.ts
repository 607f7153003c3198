/**
 * Patterns of accepted sentences: '(He|She) ran [all the way] home.' stands for four. Groups may stand in groups. Pure.
 * '|' outside a group is plain text.
 */

type Part = readonly string[]

/** Each of `left` before each of `right`. */
const joinedTo = (left: Part, right: Part): Part => left.flatMap((a) => right.map((b) => a + b))

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' }

/** More variants are a slip of the author. */
const MAX_VARIANTS = 500

/** 'unclosed': a group has no end. 'too-many': it has more variants than any author means. */
class PatternError extends Error {
  override readonly name = 'PatternError'
  readonly code: 'unclosed' | 'too-many'

  constructor(code: PatternError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Reads from `at` to `end`, or to the end of the pattern for ''. Throws PatternError if a group does not end. */
function readGroup(pattern: string, at: number, end: string): Readonly<{ all: Part; next: number }> {
  let [alternatives, current]: [Part, Part] = [[], ['']]
  let i = at
  for (; i < pattern.length && pattern[i] !== end; i++) {
    const sign = pattern[i] ?? ''
    const closing = CLOSING[sign]
    if (closing !== undefined) {
      const group = readGroup(pattern, i + 1, closing)
      current = joinedTo(current, sign === '[' ? ['', ...group.all] : group.all)
      i = group.next
    } else if (sign === '|' && end !== '') {
      alternatives = [...alternatives, ...current]
      current = ['']
    } else current = current.map((text) => text + sign)
  }
  if (end !== '' && i === pattern.length)
    throw new PatternError('unclosed', `'${pattern}' has a group without '${end}'`)
  return { all: [...alternatives, ...current], next: i }
}

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.?!;:])/g, '')
    .trim()

/** All sentences of a pattern, each once; the first one takes the first alternatives and leaves out what may be left out. */
export function variantsOf(pattern: string): readonly string[] {
  const all = [...new Set(readGroup(pattern, 0, '').all.map(tidy))]
  if (all.length > MAX_VARIANTS) throw new PatternError('too-many', `'${pattern}' stands for ${all.length} sentences`)
  return all
}
