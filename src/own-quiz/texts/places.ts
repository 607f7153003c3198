/** The places of a text that questions ask about, as a teacher writes them: '[1]' for a blank, '[2 visitted]' for a word. */
import type { Language } from '#lib/language.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'

/** `word` is '' for a blank. */
export type Place = Readonly<{ number: number; word: string }>

const PLACE = /\[(\d{1,3})(?:[ .:]\s*([^[\]]+?))?\s*\]/g

/** The places and what stands around them, in their order. */
export function piecesOf(text: string): readonly (string | Place)[] {
  const pieces: (string | Place)[] = []
  let end = 0
  const plain = (until: number) => {
    if (until > end) pieces.push(text.slice(end, until))
  }
  for (const { 0: source, 1: number, 2: word = '', index } of text.matchAll(PLACE)) {
    plain(index)
    pieces.push({ number: Number(number), word })
    end = index + source.length
  }
  plain(text.length)
  return pieces
}

export const placesIn = (text: string): readonly Place[] => piecesOf(text).filter((piece) => typeof piece !== 'string')

/** The text with each of its places written in another way. */
export const withPlaces = (text: string, write: (place: Place) => string): string =>
  piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : write(piece)))
    .join('')

const written = ({ number, word }: Place): string => (word === '' ? `[${number}]` : `[${number} ${word}]`)

/** A text with the markers of our own documents, as a teacher writes it. */
export const withoutMarkers = (text: string): string =>
  parseMarkup(text)
    .segments.map((segment) => {
      if (!('label' in segment) || Number.isNaN(Number(segment.label))) return segment.source
      return written({ number: Number(segment.label), word: 'text' in segment ? segment.text : '' })
    })
    .join('')

const COLON: Readonly<Record<Language, string>> = { en: ': ', 'zh-Hans': '：' }

/** 'Mei Hua: Yes.' and '美华：是。' as their speaker and words; the speaker is '' where there is none. */
export function spokenLine(text: string): Readonly<{ speaker: string; words: string }> {
  const [, speaker = '', words = text] = /^([^:：[\]]{1,40})[:：]\s*(.*)$/su.exec(text) ?? []
  return { speaker: speaker.trim(), words }
}

export const lineOf = (speaker: string, words: string, language: Language): string =>
  `${speaker}${COLON[language]}${words}`
