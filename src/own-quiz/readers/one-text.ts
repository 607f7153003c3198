/**
 * Questions that each repeat one text and ask about one place of it, as this site writes them for other platforms, are that text again.
 * Typed words for a blank each, as other tools have them, become a text with a paragraph a question. All others stay as they are.
 */
import { type ByLanguage, LANGUAGES, type Language, languageOf } from '#lib/language.ts'
import { NOTES, withoutReason } from '#own-quiz/check.ts'
import { type Draft, type Drafts, type Found, isTextDraft } from '#own-quiz/draft.ts'
import { kinds, type TextType } from '#own-quiz/texts/kinds.ts'
import type { OwnText } from '#own-quiz/texts/own-text.ts'
import { placesIn, spokenLine } from '#own-quiz/texts/places.ts'
import { textRows } from '#own-quiz/texts/text-rows.ts'
import { linesOf, type TakenOff, wordsOf } from '#own-quiz/words/plain-words.ts'
import { askedAlone, blankOf, blanksIn, closestMeaning } from '#quiz/markup/asked-alone.ts'
import { readRows } from './table.ts'

/** `passage` is what stands above the question, which is `ask`. */
type Asked = Readonly<{
  draft: Draft
  passage: readonly string[]
  ask: string
  takenOff: readonly TakenOff[]
}>

/** A text and its type; its items are those of the drafts, in their order. */
type Whole = Readonly<{ type: TextType; paragraphs: readonly string[]; notes: readonly string[] }>

/** The box to type into, in a line of its own. */
const BOX = /^_{2,}$/

function askedIn(draft: Draft): Asked {
  const { lines, takenOff } = linesOf(draft.prompt, draft.writing)
  const told = BOX.test(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines
  return { draft, passage: told.slice(0, -1), ask: told.at(-1) ?? '', takenOff }
}

const isTyped = ({ draft: { answers } }: Asked): boolean => answers.length > 0
const isChosen = ({ draft: { options, keys } }: Asked): boolean => options.length > 0 && keys.length === 1

const areSame = (lists: readonly (readonly string[])[]): boolean =>
  new Set(lists.map((list) => JSON.stringify(list))).size === 1

const isSpoken = (line: string): boolean => spokenLine(line).speaker !== ''

/** The type whose blanks are typed; null for none. */
const TYPED: ByLanguage<TextType | null> = { en: 'compre-cloze', 'zh-Hans': null }

/** The type whose blanks are chosen from one list, or each from options of its own; null for none. */
const CHOSEN: ByLanguage<(hasList: boolean, passage: readonly string[]) => TextType | null> = {
  en: (hasList) => (hasList ? 'grammar-cloze' : null),
  'zh-Hans': (hasList, passage) => (hasList && passage.every(isSpoken) ? 'chinese-dialogue' : 'inline-context'),
}

function blanksType(all: readonly Asked[], passage: readonly string[], language: Language): TextType | null {
  if (all.every(isTyped)) return TYPED[language]
  return all.every(isChosen) ? CHOSEN[language](areSame(all.map(({ draft }) => draft.options)), passage) : null
}

/** Each question asks about another blank of the same text: '(3) ______'. */
function withBlanks(all: readonly Asked[]): Whole | null {
  const [passage = []] = all.map((asked) => asked.passage)
  const labels = blanksIn(passage.join('\n'))
  const language = LANGUAGES.find((one) =>
    all.every(({ ask }, i) =>
      [askedAlone[one].choose(labels[i] ?? ''), askedAlone[one].type(labels[i] ?? '')].includes(ask),
    ),
  )
  if (language === undefined || labels.length !== all.length || !areSame(all.map((asked) => asked.passage))) return null
  const type = blanksType(all, passage, language)
  if (type === null) return null
  const paragraphs = passage.map((line) =>
    labels.reduce((text, label, i) => text.replace(blankOf(label), `[${i + 1}]`), line),
  )
  return { type, paragraphs, notes: [] }
}

/** The word in question is underlined, in a table in brackets. */
const MARKED = { html: /\[w\]([^[\]]+)\[\/w\]/g, plain: /\[([^[\]\d/][^[\]]*)\]/g } as const

type Word = Readonly<{ line: number; at: number; word: string; passage: readonly string[] }>

/** The one marked word of a passage, which is returned without its signs; null for none or several. */
function wordIn({ passage, draft: { writing } }: Asked): Word | null {
  const [found, ...others] = passage.flatMap((text, line) =>
    [...text.matchAll(MARKED[writing])].map((match) => ({ line, at: match.index, word: match[1] ?? '' })),
  )
  if (found === undefined || others.length > 0) return null
  return { ...found, passage: passage.map((text) => text.replaceAll(MARKED[writing], '$1')) }
}

/** Each question asks about another word of the same text. */
function withWords(all: readonly Asked[]): Whole | null {
  const words = all.map(wordIn).filter((word) => word !== null)
  const [passage = []] = words.map((word) => word.passage)
  const isNext = ({ line, at }: Word, i: number) => {
    const before = words[i - 1]
    return before === undefined || line > before.line || (line === before.line && at > before.at)
  }
  if (words.length !== all.length || !words.every(isNext) || !areSame(words.map((word) => word.passage))) return null
  const asks = (ask: (word: string) => string): boolean => words.every(({ word }, i) => all[i]?.ask === ask(word))
  const isEditing = all.every(isTyped) && asks(askedAlone.en.correct)
  if (!isEditing && !(all.every(isChosen) && asks(closestMeaning))) return null
  const paragraphs = words.reduceRight<readonly string[]>(
    (lines, { line, at, word }, i) =>
      lines.map((text, place) =>
        place === line ? `${text.slice(0, at)}[${i + 1} ${word}]${text.slice(at + word.length)}` : text,
      ),
    passage,
  )
  return { type: isEditing ? 'editing' : 'vocab-cloze', paragraphs, notes: [] }
}

const BLANK = /_{2,}/g
const BEGINS_WITH_LETTER = /^\p{L}/u

const JOINED =
  'Each question became a paragraph of one text, and its blank is typed. Capital letters count here: “Children” is not “children”.'

/** A question each, with one blank for a word. A number is compared sign by sign here, which is not its value. */
function withSentences(all: readonly Asked[]): Whole | null {
  const texts = all.map(({ passage, ask }) => [...passage, ask].join(' '))
  const fits = ({ draft: { answers } }: Asked, i: number): boolean => {
    const text = texts[i] ?? ''
    const isOne = text.match(BLANK)?.length === 1 && placesIn(text).length === 0
    return isOne && answers.every((answer) => BEGINS_WITH_LETTER.test(answer))
  }
  const [type = null, ...others] = new Set(texts.map((text) => TYPED[languageOf(text, null)]))
  if (type === null || others.length > 0 || !all.every(isTyped) || !all.every(fits)) return null
  return {
    type,
    paragraphs: texts.map((text, i) => text.replace(BLANK, `[${i + 1}]`)),
    notes: [JOINED],
  }
}

type Item = OwnText['items'][number]

function itemOf(type: TextType, { writing, ...draft }: Draft): Item {
  const words = (text: string): string => wordsOf(text, writing).text
  const plain = (text: string): string => wordsOf(text, 'plain').text
  const reason = words(draft.reason)
  const why = (text: string): string => withoutReason(words(text), reason)
  const none = { answers: [], options: [], reason, reasons: [], mistakes: [] }
  const { answered } = kinds[type]
  if (answered === 'typed') {
    const mistakes = draft.mistakes.map((mistake) => ({ answer: plain(mistake.answer), reason: why(mistake.reason) }))
    return { ...none, answers: draft.answers.map(plain), mistakes }
  }
  const options = draft.options.map(words)
  const answers = [options[draft.keys[0] ?? -1] ?? '']
  const reasons = options.map((_, i) => (draft.keys.includes(i) ? '' : why(draft.reasons[i] ?? '')))
  if (answered === 'options')
    return { ...none, answers, options, reasons: reasons.some((text) => text !== '') ? reasons : [] }
  const mistakes = options.flatMap((answer, i) => {
    const text = reasons[i] ?? ''
    return text === '' ? [] : [{ answer, reason: text }]
  })
  return { ...none, answers, mistakes }
}

/** A table has '/' between several answers. */
const canBeCells = ({ answers }: Draft): boolean => answers.every((answer) => !answer.includes('/'))

function wholeOf(drafts: readonly Draft[]): Whole | null {
  if (drafts.length === 0 || !drafts.every((draft) => draft.refused === '' && canBeCells(draft))) return null
  const all = drafts.map(askedIn)
  const whole = withBlanks(all) ?? withWords(all) ?? withSentences(all)
  if (whole === null) return null
  const takenOff = new Set(all.flatMap((asked) => asked.takenOff).filter((one) => one !== 'marks'))
  return { ...whole, notes: [...whole.notes, ...[...takenOff].map((one) => NOTES[one])] }
}

/** The list that all drafts choose from. */
const listOf = ([first]: readonly Draft[]): string[] =>
  first === undefined ? [] : first.options.map((option) => wordsOf(option, first.writing).text)

/** `drafts` as a text, where they are one. */
export function oneText({ title, drafts }: Drafts): Found {
  const whole = wholeOf(drafts)
  if (whole === null) return { title, drafts }
  const { type, paragraphs, notes } = whole
  const items = drafts.map((draft) => itemOf(type, draft))
  const words = kinds[type].answered === 'listed' ? listOf(drafts) : []
  const own = { type, title, paragraphs: [...paragraphs], words, items }
  const found = readRows(textRows(own).map((cells, i) => ({ line: i + 1, cells })))
  return isTextDraft(found) ? { ...found, title, notes } : { title, drafts }
}
