/** What completes a sentence: the parts of an option, one for each of the sentence's gaps. */
import { parseMarkup } from './parse-markup.ts'

/** Between the two words of '不但……而且……'. */
const BETWEEN = /…+|\.{3,}/u

/** None where the sentence has no gap, or the option not as many parts as there are gaps. */
export function gapFills(sentence: string, option: string): readonly string[] {
  const gaps = parseMarkup(sentence).segments.filter(({ kind }) => kind === 'gap').length
  const parts = gaps === 1 ? [option] : option.split(BETWEEN).filter((part) => part.trim() !== '')
  return parts.length === gaps ? parts : []
}
