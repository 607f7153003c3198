/** Finds the words of marking points in what a pupil wrote, to help the eye. They are no marks. Pure. */

/** A stretch of the text; `points` are the numbers, from 1, of the points that have this word. */
export type Stretch = Readonly<{ text: string; points: readonly number[] }>

/** Words that say nothing by themselves. */
const COMMON = new Set(
  'about after also another because been before being both could does done each from have hence into less make more most much other same some such than that their them then there these they this those through thus very was were what when where which while will with would 因为 所以 但是 可是 他们 我们 自己 没有 这个 那个 可以 什么 怎样 不是'.split(
    ' ',
  ),
)

/** 'conductors' and 'conducted' begin as 'conduct' does: words are the same if so many letters are. */
const LETTERS = 5

const stem = (word: string): string => word.toLowerCase().slice(0, LETTERS)

const HAN = /\p{Script=Han}/u

/** A Chinese word of one character says too little. */
const isTelling = (word: string): boolean =>
  HAN.test(word) ? word.length > 1 && !COMMON.has(word) : word.length > 3 && !COMMON.has(word.toLowerCase())

const chineseWords = (text: string): readonly string[] =>
  [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(({ segment }) => segment)

/** The text in words and what stands between them. Chinese has no spaces: its words come from the engine's dictionary. */
const piecesOf = (text: string): readonly string[] =>
  text.split(/(\p{L}+)/u).flatMap((piece) => (HAN.test(piece) ? chineseWords(piece) : [piece]))

const stemsOf = (point: string): ReadonlySet<string> => new Set(piecesOf(point).filter(isTelling).map(stem))

/** The text in stretches, in order. */
export function hits(text: string, points: readonly string[]): readonly Stretch[] {
  const stems = points.map(stemsOf)
  return piecesOf(text).flatMap((piece): Stretch[] => {
    if (piece === '') return []
    const found = isTelling(piece) ? stems.flatMap((set, i) => (set.has(stem(piece)) ? [i + 1] : [])) : []
    return [{ text: piece, points: found }]
  })
}
