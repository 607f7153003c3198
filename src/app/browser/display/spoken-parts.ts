/**
 * What is read aloud of a page: its text, block by block, each in its language. Controls are left out, and whatever
 * `data-unread` marks: the words whose spelling or sound is asked for.
 */
export type SpokenPart = Readonly<{ block: Element; text: string; language: string }>

const SILENT =
  'button:not(.word), .gloss, input, textarea, nav, svg, script, dialog, [popover], [hidden], [aria-hidden="true"], [data-unread], .page-tools, .answer-sheet'
const BLOCKS = 'p, li, h1, h2, h3, dt, dd, td, th, label, legend, summary, blockquote, figcaption'

function wordsOf(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return ''
  if (node.matches('.gap, .blank')) return ' … '
  if (node.matches('math')) return ` ${node.getAttribute('aria-label')} `
  if (node.matches(SILENT)) return ' '
  return [...node.childNodes].map(wordsOf).join('')
}

/** In reading order. A block inside a block is read with the outer one. */
export function spokenParts(root: Element): SpokenPart[] {
  return [...root.querySelectorAll(BLOCKS)].flatMap((block) => {
    const outer = block.parentElement?.closest(BLOCKS)
    const inside = outer !== null && outer !== undefined && root.contains(outer)
    if (inside || block.closest(SILENT) !== null || !block.checkVisibility()) return []
    return partsOf(block)
  })
}

/** A block with parts in another language is read in pieces. */
function partsOf(block: Element): SpokenPart[] {
  const language = block.closest('[lang]')?.getAttribute('lang') ?? 'en'
  const foreign = [...block.querySelectorAll('[lang]')].filter((part) => part.getAttribute('lang') !== language)
  const pieces = foreign.length === 0 ? [block] : [...block.childNodes]
  return pieces.flatMap((piece) => {
    const text = wordsOf(piece).replace(/\s+/g, ' ').trim()
    const own = piece instanceof Element ? (piece.querySelector('[lang]') ?? piece).closest('[lang]') : null
    return /[\p{L}\p{N}]/u.test(text) ? [{ block, text, language: own?.getAttribute('lang') ?? language }] : []
  })
}
