/** The sentence of a passage that holds the word a question asks for. */
import { parseMarkup } from './parse-markup.ts'
import { sentenceAround } from './sentence-around.ts'

/** With the marker of this word alone; '' if the passage has no such word. */
export function targetSentence(passage: string, label: string): string {
  return parseMarkup(sentenceAround(passage, label))
    .segments.map((segment) => {
      const other = (segment.kind === 'target' || segment.kind === 'mark') && segment.label !== label
      return other ? segment.text : segment.source
    })
    .join('')
}
