/** Patterns that find English words in lower-case text, and the words that say nothing by themselves. */

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Articles, pronouns and forms of 'be', 'have' and 'do': beside a key they make no phrase. */
export const WEAK: ReadonlySet<string> = wordSet(
  'a an the this that these those it its he his him she her hers they them their we us our i me my you your who whom ' +
    'is are was were be been being am has have had do does did and or but if there what which when ' +
    'can could will would may might must shall should',
)

/** Words that make a phrase only with a word of another kind. */
export const COMMON: ReadonlySet<string> = new Set([
  ...WEAK,
  ...wordSet('of to in on at by for from with into out up down over off about after before while where how just only'),
  ...wordSet('than so as no not all any some one every each more most very too also then'),
])

/** The text as a regular expression that finds just it. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const ENDINGS = 'ies|ied|ing|ed|es|s|ly|y|e'

/** A pattern for all regular forms of a word: 'reassure' for 'reassured' and 'reassuring', 'grin' for 'grinned'. */
function formsOf(word: string): string {
  const root = word.length > 4 ? word.replace(new RegExp(`(?:${ENDINGS})$`), '') : word
  const last = escaped(root.at(-1) ?? '')
  return `${escaped(root)}(?:${last}?(?:${ENDINGS}))?`
}

const alone = (pattern: string): RegExp => new RegExp(`(?<![\\w'-])${pattern}(?![\\w'-])`)

/** Finds these words side by side, as they are. */
export const exactPhrase = (words: readonly string[]): RegExp => alone(words.map(escaped).join(' '))

/** Finds these words side by side, those that are not common in any regular form. */
export const phrase = (words: readonly string[]): RegExp =>
  alone(words.map((word) => (COMMON.has(word) ? escaped(word) : formsOf(word))).join(' '))
