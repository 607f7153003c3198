/** The nine types of quizzes as a teacher writes them in a table. A type without a row does not compile. */
import type { Language } from '#lib/language.ts'
import type { TypeName } from '#quiz/registry/definitions.ts'

/** The types whose questions stand alone, which have one form: a question a row. */
const QUESTIONS = {
  'grammar-mcq': 'Grammar',
  'vocab-mcq': 'Vocabulary',
  'chinese-mcq': '语文应用',
} as const satisfies Readonly<Partial<Record<TypeName, string>>>

/** A type whose questions are about one text: each that does not stand above. */
export type TextType = Exclude<TypeName, keyof typeof QUESTIONS>

/**
 * `name` is what stands beside 'Type'. `answered` says how a place of the text is answered: by typing, by options of its own, or from the
 * list of words, of which there are `maxWords` at most. `holdsWord` is true where a place holds the word that is asked about:
 * '[1 visitted]', not '[1]'.
 */
export type Kind = Readonly<{
  name: string
  language: Language
  answered: 'typed' | 'options' | 'listed'
  holdsWord: boolean
  maxWords: number
}>

export const kinds: Readonly<Record<TextType, Kind>> = {
  'vocab-cloze': { name: 'Vocabulary Cloze', language: 'en', answered: 'options', holdsWord: true, maxWords: 0 },
  'grammar-cloze': { name: 'Grammar Cloze', language: 'en', answered: 'listed', holdsWord: false, maxWords: 15 },
  editing: { name: 'Editing', language: 'en', answered: 'typed', holdsWord: true, maxWords: 0 },
  'compre-cloze': { name: 'Comprehension Cloze', language: 'en', answered: 'typed', holdsWord: false, maxWords: 0 },
  'inline-context': { name: '短文填空', language: 'zh-Hans', answered: 'options', holdsWord: false, maxWords: 0 },
  'chinese-dialogue': { name: '完成对话', language: 'zh-Hans', answered: 'listed', holdsWord: false, maxWords: 8 },
}

const isTextType = (type: string): type is TextType => Object.hasOwn(kinds, type)

export const textTypes: readonly TextType[] = Object.keys(kinds).filter(isTextType)

export const typeNamesSaid: readonly string[] = [
  ...Object.values(QUESTIONS),
  ...textTypes.map((type) => kinds[type].name),
]

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')

/** The type that a cell names, by its name on our pages or its own; 'questions' for those that stand alone, null for none. */
export function typeNamed(cell: string): TextType | 'questions' | null {
  const name = plain(cell)
  const text = textTypes.find((type) => [kinds[type].name, type].map(plain).includes(name))
  if (text !== undefined) return text
  const alone = Object.entries(QUESTIONS).flat().map(plain)
  return alone.includes(name) ? 'questions' : null
}
