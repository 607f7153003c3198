/** What two schools' language papers have in common: questions, sentence patterns, and skills at the same place. Pure. */

import type { Item } from '#quiz/contract/quiz-type.ts'
import { plainText } from '#quiz/markup/parse-markup.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { likeness, pairs } from '../texts.ts'

/** The documents of one paper of one language. */
export type LanguagePaper = Readonly<{ name: string; documents: readonly Typed[] }>

/**
 * `items`: questions of one that are nearly the same in the other. `patterns`: sentence patterns that both have. `places`: items
 * of one number and type with the same skill; `chance` is how many there would be if each document's items stood in any order.
 */
export type Common = Readonly<{ items: number; patterns: number; places: number; chance: number }>

/** Questions with their options this alike are one question, as in the check of the library. */
const TOO_ALIKE = 0.6
/** Shorter ones are rubrics, which repeat by nature. */
const MIN_PAIRS = 6
const PATTERN_LENGTH = 6
const BLANK = '_____'
/** The words that make a pattern; each run of others counts as one. */
const FUNCTION_WORDS = new Set(
  `a an the and or but so nor yet if unless because since as than that which who whom whose when while before after until by
  to of in on at for from with without into about over under not no never i you he she it we they me him her us them my your his
  its our their this these those is are was were be been being am has have had do does did will would shall should can could may
  might must there here all every each some any many much few little more most one two both either neither what how why where`
    .trim()
    .split(/\s+/),
)

/** How a sentence opens: its function words and its blank, with one dot for the words between them. */
export function sentencePattern(prompt: string): string {
  const tokens = plainText(prompt)
    .toLowerCase()
    .match(/_+|[a-z]+(?:'[a-z]+)?/g)
  const marks = (tokens ?? []).map((token) => (token.startsWith('_') ? BLANK : FUNCTION_WORDS.has(token) ? token : '·'))
  const joined = marks.filter((mark, i) => mark !== '·' || marks[i - 1] !== '·')
  return joined.length < PATTERN_LENGTH ? '' : joined.slice(0, PATTERN_LENGTH).join(' ')
}

/** The questions that stand by themselves; in a passage, the passage asks. */
const questionsOf = ({ quiz }: Typed): readonly Item[] => ('passage' in quiz || 'lines' in quiz ? [] : quiz.items)

const wordsOf = (item: Item): ReadonlySet<string> => pairs(`${item.prompt} ${item.options.join(' ')}`)

/** How many questions of one document are nearly the same in the other. */
function sameItems(a: Typed, b: Typed): number {
  const others = questionsOf(b).map(wordsOf)
  const own = questionsOf(a).map(wordsOf)
  return own.filter((words) => words.size >= MIN_PAIRS && others.some((other) => likeness(words, other) >= TOO_ALIKE))
    .length
}

function samePatterns(a: Typed, b: Typed): number {
  const [own, others] = [a, b].map((one) => new Set(questionsOf(one).map(({ prompt }) => sentencePattern(prompt))))
  return [...(own ?? [])].filter((pattern) => pattern !== '' && others?.has(pattern)).length
}

/** What one document has in common with a document of the same type. */
function commonOf(a: Typed, b: Typed): Common {
  const [own, others] = [a.quiz.items, b.quiz.items]
  const matches = own.flatMap(({ skill }) => others.filter((item) => skill !== '' && item.skill === skill))
  return {
    items: sameItems(a, b),
    patterns: samePatterns(a, b),
    places: own.filter(({ skill }, i) => skill !== '' && skill === others[i]?.skill).length,
    chance: matches.length / Math.max(own.length, others.length, 1),
  }
}

/** What two papers have in common, over all pairs of documents of one type. */
export function commonOfPapers(a: LanguagePaper, b: LanguagePaper): Common {
  const found = a.documents.flatMap((one) =>
    b.documents.filter(({ type }) => type === one.type).map((other) => commonOf(one, other)),
  )
  const sum = (of: (common: Common) => number): number => found.reduce((all, common) => all + of(common), 0)
  return {
    items: sum(({ items }) => items),
    patterns: sum(({ patterns }) => patterns),
    places: sum(({ places }) => places),
    chance: sum(({ chance }) => chance),
  }
}
