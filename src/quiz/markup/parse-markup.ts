/**
 * The one parser for the markers of passages, questions and options. Total: any text gives segments, and their sources
 * joined give the text back. What looks like a marker and is none stays text and is reported as an issue.
 */

/** `at` is the place in the text, counted in UTF-16 units from 0; `source` is what stands there. */
type Piece = Readonly<{ at: number; source: string }>

/** `source` has the markers, `text` has not; `label` is the item's id where it is a number. */
export type Segment =
  | (Piece & Readonly<{ kind: 'text' }>)
  /** [3]visitted[/3], [w]词语[/w]: a marked part; `label` is the number, or n or w for a plain highlight. */
  | (Piece & Readonly<{ kind: 'mark'; label: string; text: string }>)
  /** **__[1]shabby[/1]__**: a target word. */
  | (Piece & Readonly<{ kind: 'target'; label: string; text: string }>)
  /** [2]____[/2] or [2]_____: a blank to fill. */
  | (Piece & Readonly<{ kind: 'blank'; label: string }>)
  /** Q[4]: where the options of question 4 stand. */
  | (Piece & Readonly<{ kind: 'slot'; label: string }>)
  /** _____ : the gap of a multiple-choice stem. */
  | (Piece & Readonly<{ kind: 'gap' }>)

/** A leftover marker. */
type MarkupIssue = Piece

/** `issues` are markers without a partner; they also stand in the segments, as text. */
export type Markup = Readonly<{ segments: readonly Segment[]; issues: readonly MarkupIssue[] }>

// Each alternative is linear: no part can match the same text in two ways. Without the flag u: with it, WebKit's engine misses
// the back references in a text that it holds in 16 bits a character.
const MARKER =
  /\*\*__\[(?<target>\d{1,3})\](?<word>[^[\]]+)\[\/\k<target>\]__\*\*|\[(?<closed>\d{1,3})\]_{2,}\[\/\k<closed>\]|\[(?<open>\d{1,3})\]_{2,}|\[(?<mark>\d{1,3}|n|w)\](?<text>[^[\]]+)\[\/\k<mark>\]|Q\[(?<slot>\d{1,3})\]|(?<gap>_{3,})/g
const LEFTOVER = /\[\/?(?:\d{1,3}|n|w)\]|\*\*__|__\*\*/g

function segmentOf(piece: Piece, groups: Record<string, string | undefined>): Segment {
  const { target, word, closed, open, mark, text, slot } = groups
  if (target !== undefined && word !== undefined) return { ...piece, kind: 'target', label: target, text: word }
  if (mark !== undefined && text !== undefined) return { ...piece, kind: 'mark', label: mark, text }
  const blank = closed ?? open
  if (blank !== undefined) return { ...piece, kind: 'blank', label: blank }
  if (slot !== undefined) return { ...piece, kind: 'slot', label: slot }
  return { ...piece, kind: 'gap' }
}

/** Splits a text into segments; see `Segment` for the markers. */
export function parseMarkup(text: string): Markup {
  const segments: Segment[] = []
  const issues: MarkupIssue[] = []
  let end = 0
  const plain = (until: number) => {
    if (until === end) return
    const source = text.slice(end, until)
    for (const left of source.matchAll(LEFTOVER)) issues.push({ at: end + left.index, source: left[0] })
    segments.push({ kind: 'text', at: end, source })
  }
  for (const match of text.matchAll(MARKER)) {
    plain(match.index)
    segments.push(segmentOf({ at: match.index, source: match[0] }, match.groups ?? {}))
    end = match.index + match[0].length
  }
  plain(text.length)
  return { segments, issues }
}

/** The text a reader sees, without markers: for titles, labels and search. Blanks become '____'. */
export function plainText(text: string): string {
  return parseMarkup(text)
    .segments.map((segment) => {
      if (segment.kind === 'mark' || segment.kind === 'target') return segment.text
      return segment.kind === 'text' ? segment.source : '____'
    })
    .join('')
}
