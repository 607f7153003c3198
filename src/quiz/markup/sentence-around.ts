/** The sentence that holds a marker: what a review shows of a blank whose passage asks for itself. */
import { parseMarkup } from './parse-markup.ts'

const END = /[。！？]”?|[.!?]['"”’]?(?=\s)|\n/gu

/** The places where sentences end, in UTF-16 units, the end of the text included. */
function ends(text: string): number[] {
  return [...[...text.matchAll(END)].map((match) => match.index + match[0].length), text.length]
}

/** The sentence around the first marker with this label, markers kept; '' if there is none. */
export function sentenceAround(passage: string, label: string): string {
  const found = parseMarkup(passage).segments.find(
    (segment) => segment.kind !== 'text' && segment.kind !== 'gap' && segment.label === label,
  )
  if (found === undefined) return ''
  const start = ends(passage).findLast((end) => end <= found.at) ?? 0
  const end = ends(passage).find((candidate) => candidate > found.at) ?? passage.length
  return passage.slice(start, end).trim()
}
