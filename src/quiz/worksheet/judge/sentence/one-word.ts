/** What a marker says of a sentence that differs from an accepted one in one word. Pure. */
import { isMisspelt } from './misspelling.ts'
import { isBe, isHelper, isIng, isSameWord } from './word-forms.ts'

/** What it still earns, of two marks, and why. */
export type Slip = Readonly<{ earned: 0 | 1; note: string }>

/** `typed` or `wanted` is '' where it is missing. `before` and `after` are the accepted words around it. */
type Difference = Readonly<{ typed: string; wanted: string; before: readonly string[]; after: readonly string[] }>

/** Null if more than one word differs, or none. */
function differenceOf(typed: readonly string[], wanted: readonly string[]): Difference | null {
  if (Math.abs(typed.length - wanted.length) > 1) return null
  const first = typed.findIndex((word, i) => word !== wanted[i])
  const start = first === -1 ? Math.min(typed.length, wanted.length) : first
  let [end, last] = [typed.length, wanted.length]
  while (end > start && last > start && typed[end - 1] === wanted[last - 1]) {
    end -= 1
    last -= 1
  }
  if (end - start > 1 || last - start > 1 || end + last === 2 * start) return null
  const word = (words: readonly string[], from: number, to: number) => (to > from ? (words[from] ?? '') : '')
  return {
    typed: word(typed, start, end),
    wanted: word(wanted, start, last),
    before: wanted.slice(0, start),
    after: wanted.slice(last),
  }
}

const oneOf = (words: string): ((word: string) => boolean) => {
  const all = new Set(words.split(' '))
  return (word) => all.has(word)
}

const isNot = oneOf('not never')
/** Beside these a 'not' changes nothing: 'whether or not', 'not only'. */
const isBesideNot = oneOf('or only')
/** Small words that a sentence may be there to test. Without one of them it falls apart. */
const isLink = oneOf('to than nor if whether')
/** After these an infinitive has no need of its 'to'; nor has it after 'help', with or without somebody who is helped. */
const sparesTo = oneOf('and or nor than but is was')
const isHelp = oneOf('help helps helped helping')
/** What follows these is no verb: 'kite' and 'kites' may both be right. */
const isBeforeNoun = oneOf('a an the any all no some other every each my your his her its our their these those')
const isArticle = oneOf('a an the')
const isPreposition = oneOf('about after at before besides by for from in of on to without')
/** One thing or many, as the writer sees them: both 'was' and 'were' are right. */
const isMany = oneOf('none team class crew family audience band choir crowd group staff')
/** What is only imagined: 'were' may be 'was'. */
const isImagined = oneOf('if though wish wished')

const lookAt = ({ typed, wanted }: Difference): Slip => ({
  earned: 1,
  note: `Look at one word: you wrote '${typed}', it should be '${wanted}'.`,
})

/** `asked` are the words of the sentences that are given; what is not among them is new, and the writer's own work. */
function missingWord({ wanted, before, after }: Difference, asked: ReadonlySet<string>): Slip | null {
  const [last = '', next = ''] = [before.at(-1), after[0]]
  const isSpared = wanted === 'to' && (next === '' || sparesTo(last) || before.some(isHelp))
  if (isLink(wanted) && !asked.has(wanted) && !isSpared)
    return { earned: 0, note: `'${wanted}' is missing after '${last}', and the sentence does not hold without it.` }
  // Before something in the plural there need not be one.
  const isOne = asked.has(next) && !after.slice(0, 2).some((word) => /[^su]s$/.test(word))
  if (isArticle(wanted) && asked.has(wanted) && isOne)
    return { earned: 1, note: `One word is missing: '${wanted}' before '${next}'.` }
  return null
}

/** "The twin's decision" of two twins, 'the magicians disappearance'. */
const isOwnerSlip = ({ typed, wanted }: Difference): boolean =>
  typed.endsWith('s') && typed.replace("'", '') === wanted.replace("'", '')

/** Another form of the same word is a slip, but for the places where English has a choice. */
function isFormSlip(
  { typed, wanted, before }: Difference,
  asked: ReadonlySet<string>,
  all: readonly string[],
): boolean {
  const last = before.at(-1) ?? ''
  if (last === 'than') return false
  if (isIng(typed) !== isIng(wanted)) return isIng(wanted) && (isPreposition(last) || isBe(last))
  if (typed.endsWith('s') !== wanted.endsWith('s') && isBeforeNoun(last)) return false
  if (isHelper(wanted)) return !asked.has(typed) && !all.some((word) => isMany(word) || isImagined(word))
  return [...asked].some((word) => isSameWord(word, wanted))
}

/** 'Injury' and 'injuries', 'take' and 'taking': which of them is right, the sentence says, and not the spelling. */
const endsOtherwise = (a: string, b: string): boolean => isIng(a) !== isIng(b) || a.endsWith('s') !== b.endsWith('s')

function isOtherForm(found: Difference, asked: ReadonlySet<string>, all: readonly string[]): boolean {
  const { typed, wanted } = found
  if (!isSameWord(typed, wanted)) return isMisspelt(typed, wanted)
  return isFormSlip(found, asked, all) || (!endsOtherwise(typed, wanted) && isMisspelt(typed, wanted))
}

/** What is said of the one word in which `typed` differs from the accepted sentence `wanted`; null for nothing certain. */
export function oneWordSlip(
  typed: readonly string[],
  wanted: readonly string[],
  asked: ReadonlySet<string>,
): Slip | null {
  const found = differenceOf(typed, wanted)
  if (found === null) return null
  const isNotTurned = [found.before.at(-1), found.after[0]].some((word) => isBesideNot(word ?? ''))
  if (isNot(found.typed + found.wanted) && !isNotTurned)
    return { earned: 0, note: 'Read it again: it says the opposite.' }
  if (found.typed === '') return missingWord(found, asked)
  if (found.wanted === '') return null
  return isOwnerSlip(found) || isOtherForm(found, asked, wanted) ? lookAt(found) : null
}
