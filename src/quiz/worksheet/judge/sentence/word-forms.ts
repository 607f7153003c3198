/** Whether two words are forms of one verb or noun. Pure. */

/** Verbs whose forms follow no rule, one after the other. */
const IRREGULAR =
  'be am is are was were been being|have has had having|do does did done doing|go goes went gone|can could|will would|become became|begin began begun|bend bent|bite bit bitten|blow blew blown|break broke broken|bring brought|build built|buy bought|catch caught|choose chose chosen|come came|creep crept|dig dug|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got|give gave given|grow grew grown|hang hung|hear heard|hide hid hidden|hold held|keep kept|kneel knelt|know knew known|lead led|leave left|lend lent|lose lost|make made|mean meant|meet met|pay paid|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|see saw seen|sell sold|send sent|shake shook shaken|shine shone|shoot shot|show shown|sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|speak spoke spoken|spend spent|spin spun|stand stood|steal stole stolen|stick stuck|sting stung|strike struck|swear swore sworn|sweep swept|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|understand understood|wake woke woken|wear wore worn|weave wove woven|weep wept|win won|write wrote written'

const BASES: ReadonlyMap<string, string> = new Map(
  IRREGULAR.split('|').flatMap((forms) => {
    const [base = '', ...others] = forms.split(' ')
    return others.map((form) => [form, base] as const)
  }),
)

/** Endings, and what stood in their place: 'tries' is 'try', 'taking' is 'take'. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/i(?:es|ed)$/, 'y'],
  [/(?:ed|ing)$/, ''],
  [/(?:ed|ing)$/, 'e'],
  [/(?:es|s)$/, ''],
  [/s$/, ''],
]

/** What an ending may have been put to. Some of what it gives is no word. */
const stemsOf = (word: string): readonly string[] =>
  ENDINGS.flatMap(([ending, before]) => {
    const stem = word.replace(ending, before)
    // 'stopp' is 'stop'.
    return stem === word || stem.length < 3 ? [] : [stem, stem.replace(/([^aeiou])\1$/, '$1')]
  })

/** The bases that a word may be a form of, with the word itself. */
const basesOf = (word: string): ReadonlySet<string> => {
  const stems = [word, ...stemsOf(word)]
  return new Set([...stems, ...stems.map((stem) => BASES.get(stem) ?? stem)])
}

export function isSameWord(a: string, b: string): boolean {
  const bases = basesOf(b)
  return [...basesOf(a)].some((base) => bases.has(base))
}

/** 'taking', 'having'. */
export const isIng = (word: string): boolean => /\w{2}ing$/.test(word)

export const isBe = (word: string): boolean => BASES.get(word) === 'be'

/** A form of 'be', 'have' or 'do', or one of can, could, will, would. */
export const isHelper = (word: string): boolean => /^(?:be|have|do|can|will)$/.test(BASES.get(word) ?? word)
