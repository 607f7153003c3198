/** Finds in what a pupil wrote the words of marking points, to help the eye, and wordings that are refused. Neither is a mark. Pure. */
import { normalise } from '#quiz/scoring/normalise.ts'

/** A stretch of the text; `points` are the numbers, from 1, of the points that have this word. */
export type Stretch = Readonly<{ text: string; points: readonly number[] }>

/** Words that say nothing by themselves. */
const COMMON = new Set(
  'about after all also and another any are because been before being both but can could did does done each for from had has have hence her him his how into its make made many may much not now off one other our out same she some such than that the their them then there these they this those through thus too two very was were what when where which while who why will with would you 因为 所以 但是 可是 他们 我们 自己 没有 这个 那个 可以 什么 怎样 不是'.split(
    ' ',
  ),
)

/** 'conductors' and 'conducted' begin as 'conduct' does: words are the same if so many letters are. */
const LETTERS = 5

/** 'gases' is 'gas', 'loses' is 'lose'. */
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?<=\w{3})e?s?$/, '')
    .slice(0, LETTERS)

const HAN = /\p{Script=Han}/u

/** A Chinese word of one character says too little; 'air', 'gas' and '30' do not. */
const isTelling = (word: string): boolean =>
  /^\p{N}/u.test(word) || (word.length > (HAN.test(word) ? 1 : 2) && !COMMON.has(word.toLowerCase()))

const chineseWords = (text: string): readonly string[] =>
  [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(({ segment }) => segment)

/** The text in words and what stands between them. Chinese has no spaces: its words come from the engine's dictionary. */
const piecesOf = (text: string): readonly string[] =>
  text.split(/([\p{L}\p{N}]+)/u).flatMap((piece) => (HAN.test(piece) ? chineseWords(piece) : [piece]))

const stemsOf = (text: string): ReadonlySet<string> => new Set(piecesOf(text).filter(isTelling).map(stem))

/** The text in stretches, in order. A word of `asked`, which the question has already, is no find. */
export function hits(text: string, points: readonly string[], asked: readonly string[]): readonly Stretch[] {
  const known = stemsOf(asked.join(' '))
  const stems = points.map(stemsOf)
  return piecesOf(text).flatMap((piece): Stretch[] => {
    if (piece === '') return []
    const isFind = isTelling(piece) && !known.has(stem(piece))
    return [{ text: piece, points: isFind ? stems.flatMap((set, i) => (set.has(stem(piece)) ? [i + 1] : [])) : [] }]
  })
}

const QUOTED = /(?<!\p{L})'(.+?)'(?!\p{L})|“(.+?)”/gu

/** The words of a text between spaces; Chinese is one word without signs. */
const plain = (text: string): string =>
  ` ${normalise(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `

/** A single word is refused only where it is the whole answer. */
const isPhrase = (wording: string): boolean => HAN.test(wording) || wording.trim().includes(' ')

/** The wordings between quotation marks in `refuse` that the text has, word for word. */
export const refusedIn = (text: string, refuse: string): readonly string[] =>
  [...refuse.matchAll(QUOTED)]
    .map(([, single = '', double = '']) => single || double)
    .filter((wording) => {
      const own = plain(text)
      const words = HAN.test(wording) ? plain(wording).trim() : plain(wording)
      return isPhrase(wording) ? own.includes(words) : own === words
    })
