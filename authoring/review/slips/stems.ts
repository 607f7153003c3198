/** Stems of choices: each has one blank, or is a whole question; nothing prints its own number. */
import { parseMarkup } from '#quiz/markup/parse-markup.ts'

const HAN = /\p{Script=Han}/u
/** A question of its own: a question mark after a word, or what is asked after a colon. */
const ASKS = /[^\s,，_][?？]["'”’]?$|[:：]$/
/** Chinese also asks so without a question mark. */
const ASKS_IN_CHINESE = /下面|下列|选出|画线/
/** '1. ', '(2) ', 'Question 3: '. */
const NUMBERED = /^(?:(?:Q|Question)\s*)?(?:[(（]\d{1,3}[)）]|\d{1,3}(?:[.):：](?=\s|\p{Script=Han})|[、．）]))/iu
/** A pair of words for two blanks, as in 虽然……但是…… */
const PAIR = /…|\.\.\.|[,，;/]/

function blankIssue(stem: string, options: readonly unknown[], blanks: number): string | null {
  const chinese = HAN.test(stem)
  const blank = chinese ? '____' : '_____'
  if (blanks === 1) return null
  if (blanks > 1) {
    const pairs = options.every((option) => typeof option === 'string' && PAIR.test(option))
    return pairs ? null : `has ${blanks} blanks, but an option fills one: write one ${blank}`
  }
  if (ASKS.test(stem) || (chinese && ASKS_IN_CHINESE.test(stem))) return null
  if (/\.\.\.|…/.test(stem)) return `'...' is no blank: write ${blank}`
  return `has no blank and asks nothing: write ${blank} where the answer goes`
}

/** What is wrong with the text of a question, one sentence each. */
export function stemReasons(prompt: string, options: readonly unknown[]): readonly string[] {
  const stem = prompt.trim()
  if (stem === '') return []
  const { segments } = parseMarkup(stem)
  const blank = blankIssue(stem, options, segments.filter(({ kind }) => kind === 'gap').length)
  const number = NUMBERED.exec(stem)
  return [
    ...(number === null ? [] : [`begins with '${number[0]}', but the page numbers the questions`]),
    ...(blank === null ? [] : [blank]),
    ...(stem.includes('画线') && !segments.some(({ kind }) => kind === 'mark')
      ? ['asks for marked words, but marks none: write [w]…[/w] around them']
      : []),
  ]
}
