/** Finds the words of marking points in what a pupil wrote, to help the eye. They are no marks. Pure. */

/** A stretch of the text; `points` are the numbers, from 1, of the points that have this word. */
export type Stretch = Readonly<{ text: string; points: readonly number[] }>

/** Words that say nothing by themselves. */
const COMMON = new Set(
  'about after also another because been before being both could does done each from have hence into less make more most much other same some such than that their them then there these they this those through thus very was were what when where which while will with would'.split(
    ' ',
  ),
)

/** 'conductors' and 'conducted' begin as 'conduct' does: words are the same if so many letters are. */
const LETTERS = 5

const stem = (word: string): string => word.toLowerCase().slice(0, LETTERS)
const isTelling = (word: string): boolean => word.length > 3 && !COMMON.has(word.toLowerCase())

const stemsOf = (point: string): ReadonlySet<string> =>
  new Set((point.match(/\p{L}+/gu) ?? []).filter(isTelling).map(stem))

/** The text in stretches, in order. */
export function hits(text: string, points: readonly string[]): readonly Stretch[] {
  const stems = points.map(stemsOf)
  return text.split(/(\p{L}+)/u).flatMap((piece): Stretch[] => {
    if (piece === '') return []
    const found = isTelling(piece) ? stems.flatMap((set, i) => (set.has(stem(piece)) ? [i + 1] : [])) : []
    return [{ text: piece, points: found }]
  })
}
