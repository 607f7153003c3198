/**
 * Prepares a passage for drawing: paragraphs, and every marker with its neighbours, so that a full stop never leaves
 * its blank and a screen reader hears where a blank stands. It decides nothing about how a marker looks.
 */
import { parseMarkup, type Segment } from './parse-markup.ts'

/** Every segment for which a player decides what is drawn. */
export type Marker = Exclude<Segment, { kind: 'text' }>

/** `after` and `before` are the words around the marker; `tail` is the punctuation that must stay with it. */
export type Part =
  | Readonly<{ kind: 'text'; at: number; text: string }>
  | Readonly<{ kind: 'marker'; at: number; marker: Marker; after: string; before: string; tail: string }>

/** `at` tells parts and paragraphs apart; `number` counts paragraphs from 1. */
export type Paragraph = Readonly<{ number: number; parts: readonly Part[] }>

const CLOSING = /^[.,;:!?'")\]’”，。！？；：、）》]+/u

function lastWords(text: string): string {
  const words = text.trim().split(/\s+/)
  return words.slice(-3).join(' ').slice(-24)
}

function firstWords(text: string): string {
  const words = text.trim().split(/\s+/)
  return words.slice(0, 3).join(' ').slice(0, 24)
}

const spoken = (segment: Segment | undefined): string => {
  if (segment === undefined) return ''
  if (segment.kind === 'text') return segment.source
  return segment.kind === 'mark' || segment.kind === 'target' ? segment.text : ''
}

/** The parts of one line of text, without looking for paragraphs. */
export function lineParts(line: string): Part[] {
  const { segments } = parseMarkup(line)
  let skip = 0
  return segments.flatMap((segment, i): Part[] => {
    const { at } = segment
    if (segment.kind === 'text') {
      const text = segment.source.slice(skip)
      skip = 0
      return text === '' ? [] : [{ kind: 'text', at, text }]
    }
    const next = segments[i + 1]
    const tail = next?.kind === 'text' ? (CLOSING.exec(next.source)?.[0] ?? '') : ''
    skip = tail.length
    const after = lastWords(spoken(segments[i - 1]))
    const before = firstWords(spoken(next).slice(tail.length))
    return [{ kind: 'marker', at, marker: segment, after, before, tail }]
  })
}

/** Paragraphs are split by blank lines, or by every line break for `lines`. */
export function passageParts(passage: string, split: 'paragraphs' | 'lines'): Paragraph[] {
  const pieces = passage.replaceAll('\r\n', '\n').split(split === 'paragraphs' ? /\n[ \t]*\n+/ : /\n+/)
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece, i) => ({ number: i + 1, parts: lineParts(piece) }))
}
