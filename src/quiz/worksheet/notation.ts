/**
 * The notation of problems: {3/4} and {1 3/4} are fractions, {y} is a letter, *not* stands out. Gaps and marked words are those
 * of a quiz (markup/parse-markup.ts), which are read first. Total: what it cannot read stays text.
 */

export type Piece =
  | Readonly<{ kind: 'text' | 'letter' | 'strong'; text: string }>
  | Readonly<{ kind: 'fraction'; whole: string; top: string; bottom: string }>

/** Digits and a space are a whole number only if the numerator after them is digits alone: {100 − 4y/4} is one fraction. */
const NOTATION =
  /\{(?:(?<whole>\d+) (?=\d+\/))?(?<top>[^{}/]+)\/(?<bottom>[^{}/]+)\}|\{(?<letter>[a-z])\}|\*(?<strong>[^*]+)\*/gu

function pieceOf(source: string, groups: Record<string, string | undefined>): Piece {
  const { whole = '', top, bottom, letter, strong } = groups
  if (letter !== undefined) return { kind: 'letter', text: letter }
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (top !== undefined && bottom !== undefined) return { kind: 'fraction', whole, top, bottom }
  return { kind: 'text', text: source }
}

/** The pieces of a line, in order. */
export function readNotation(line: string): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of line.matchAll(NOTATION)) {
    if (match.index > end) pieces.push({ kind: 'text', text: line.slice(end, match.index) })
    pieces.push(pieceOf(match[0], match.groups ?? {}))
    end = match.index + match[0].length
  }
  if (end < line.length) pieces.push({ kind: 'text', text: line.slice(end) })
  return pieces
}

/** How a fraction is said: '1 and 3 over 4'. */
export const spokenFraction = ({ whole, top, bottom }: Extract<Piece, { kind: 'fraction' }>): string =>
  `${whole === '' ? '' : `${whole} and `}${top} over ${bottom}`

/** As plain text: '1 3/4', 'y', 'not'. */
export function plainText(line: string): string {
  return readNotation(line)
    .map((piece) => {
      if (piece.kind !== 'fraction') return piece.text
      const top = /^[\w.]+$/.test(piece.top) ? piece.top : `(${piece.top})`
      return `${piece.whole === '' ? '' : `${piece.whole} `}${top}/${piece.bottom}`
    })
    .join('')
}
