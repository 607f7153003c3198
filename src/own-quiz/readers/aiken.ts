/** Aiken: a question, options 'A. …' or 'A) …', and 'ANSWER: A'. */
import { type Draft, type Drafts, NO_DRAFT } from '#own-quiz/draft.ts'

const OPTION = /^\s*([A-Z])[.)]\s+(.*)$/
const ANSWER = /^\s*ANSWER:\s*(.*)$/i

export const looksLikeAiken = (text: string): boolean => /^\s*ANSWER:\s*\S/m.test(text) && /^\s*[A-Z][.)]\s/m.test(text)

type Block = Readonly<{ line: number; lines: readonly string[] }>

/** Each question ends with its answer; the last may lack one. */
function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let line = 1
  const end = () => {
    if (lines.length > 0) blocks.push({ line, lines })
    lines = []
  }
  for (const [i, own] of text.split(/\r\n?|\n/).entries()) {
    if (lines.length === 0) line = i + 1
    if (own.trim() !== '') lines.push(own)
    if (ANSWER.test(own)) end()
  }
  end()
  return blocks
}

function draftOf({ line, lines }: Block): Draft {
  const options: string[] = []
  const letters: string[] = []
  const prompt: string[] = []
  let right = ''
  for (const text of lines) {
    const [, letter, option = ''] = OPTION.exec(text) ?? []
    const [, answer] = ANSWER.exec(text) ?? []
    if (answer !== undefined) right = answer.trim()
    else if (letter !== undefined) {
      letters.push(letter)
      options.push(option)
    } else if (options.length === 0) prompt.push(text)
    // A line that goes on belongs to the option above it.
    else options[options.length - 1] = `${options.at(-1)} ${text}`
  }
  const key = letters.indexOf(right.toUpperCase())
  return {
    ...NO_DRAFT,
    line,
    prompt: prompt.join(' '),
    options,
    keys: key === -1 ? [] : [key],
    unknownKey: key === -1 ? right : '',
  }
}

export const readAiken = (text: string): Drafts => ({ title: '', drafts: blocksOf(text).map(draftOf) })
