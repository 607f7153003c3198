/** The words of an article, and how long a 12-year-old reads them. */
import type { Article, Block, Inline } from './article.ts'

const WORDS_A_MINUTE = 180

/** The lead and the text as they are meant: without what is struck out. */
export function articleText({ lead, blocks }: Article): string {
  return [lead, ...blocks.flatMap(linesOf).map(textOf)].join('\n')
}

/** Words of lead and text without what is struck out. lint-article.ts holds it to the limits of the house. */
export function wordCount(article: Article): number {
  return articleText(article).match(/[\p{L}\d][\p{L}\d'’.:-]*/gu)?.length ?? 0
}

/** Whole minutes, at least one. */
export function readingMinutes(article: Article): number {
  return Math.max(1, Math.round(wordCount(article) / WORDS_A_MINUTE))
}

/** What stands above its title: 'English · 5 minutes'. */
export function articleNote(article: Article): string {
  const minutes = readingMinutes(article)
  return `${article.label} · ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

function linesOf(block: Block): readonly (readonly Inline[])[] {
  switch (block.kind) {
    case 'list':
      return block.items
    case 'slip':
      return block.lines
    case 'drawing':
      return [block.caption]
    case 'heading':
    case 'paragraph':
    case 'practise':
      return [block.line]
  }
}

function textOf(line: readonly Inline[]): string {
  return line.map(plainOf).join('')
}

function plainOf(part: Inline): string {
  if (part.kind === 'wrong') return ''
  return part.kind === 'text' ? part.text : textOf(part.children)
}
