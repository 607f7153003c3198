/** What a document prints, in parts, as one searches it: without what the pupil writes, in lower case, with plain quotes. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { parseMarkup, plainText } from '#quiz/markup/parse-markup.ts'
import type { Typed } from '#quiz/registry/definitions.ts'

/** `part` is 'title', 'passage', 'word list', 'phrases' or 'item 3'. */
export type PrintedText = Readonly<{ part: string; text: string }>

export const searchable = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[^\S\n]+/g, ' ')

/** Who reads a misspelt word reads the right one. */
function readAs(passage: string, items: readonly Item[]): string {
  const segments = parseMarkup(passage).segments.map((segment) => {
    const item = segment.kind === 'mark' ? items.find(({ id }) => id === segment.label) : undefined
    return item?.skill.startsWith('spelling-') ? item.key : segment.source
  })
  return segments.join('')
}

function passages({ type, quiz }: Typed): PrintedText[] {
  if ('passage' in quiz) {
    const text = type === 'editing' ? readAs(quiz.passage, quiz.items) : quiz.passage
    return [{ part: 'passage', text }]
  }
  return 'lines' in quiz ? [{ part: 'passage', text: quiz.lines.map(({ text }) => text).join('\n') }] : []
}

function lists({ quiz }: Typed): PrintedText[] {
  if ('wordList' in quiz) return [{ part: 'word list', text: quiz.wordList.map(({ word }) => word).join('\n') }]
  return 'phrases' in quiz ? [{ part: 'phrases', text: quiz.phrases.join('\n') }] : []
}

/** A passage prints the prompts of its items already. */
function items({ quiz }: Typed, hasPassage: boolean): PrintedText[] {
  return quiz.items.map(({ id, prompt, options }) => ({
    part: `item ${id}`,
    text: [...(hasPassage ? [] : [prompt]), ...options].join('\n'),
  }))
}

/** Each part once; empty parts are left out. */
export function printedTexts(typed: Typed): PrintedText[] {
  const passage = passages(typed)
  const all = [
    { part: 'title', text: typed.quiz.title },
    ...passage,
    ...lists(typed),
    ...items(typed, passage.length > 0),
  ]
  return all
    .map(({ part, text }) => ({ part, text: searchable(plainText(text)) }))
    .filter(({ text }) => text.trim() !== '')
}
