/** The lines of what a teacher pasted, and their words. Pure. */
import { isBetweenSigns } from '#quiz/result-code/signs.ts'

/** `number` is from 1. `stamped`: a chat or a form wrote the time on it; `text` is without that. */
export type Line = Readonly<{ number: number; text: string; stamped: boolean }>

/**
 * `line` is a place in the list of lines; `start` and `end` are places in its text. `gap` is what stands between this word and
 * the one before: 'near' for spaces and hyphens, 'cell' for these with a tab, 'line' where it is the first of a line and the
 * other the last of the line above, 'far' for all else.
 */
export type Word = Readonly<{
  line: number
  start: number
  end: number
  text: string
  gap: 'near' | 'cell' | 'line' | 'far'
}>

/** What chats put between characters to fix their direction. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

const DATE = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}`
const TIME = String.raw`(?:上午|下午)?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[ap]\.?m\b\.?)?`
/** '[23/11/26, 7:45 pm]' of WhatsApp and Telegram, '23/11/2026, 19:45 - ' of WhatsApp on Android, '23/11/2026 19:45:12' of a form. */
const STAMP = new RegExp(String.raw`\[[^\]]*\d[:.]\d\d[^\]]*\]|${DATE},?[\sT]+${TIME}`, 'giu')

/** All lines that are not blank. Letters and digits are in their usual forms: full-width ones are not. */
export function splitLines(text: string): readonly Line[] {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .split(/\r\n|[\r\n]/u)
    .flatMap((whole, i) => {
      const text = whole.replace(STAMP, '\t')
      return whole.trim() === '' ? [] : [{ number: i + 1, text, stamped: text !== whole }]
    })
}

/** Letters that touch Latin ones belong to their word; Chinese ones do not, since a code may touch a Chinese name. */
const WORD = /[\p{Script=Latin}\p{M}\p{Nd}]+/gu

function gapOf(between: string): 'near' | 'cell' | 'far' {
  if (!isBetweenSigns(between)) return 'far'
  return between.includes('\t') ? 'cell' : 'near'
}

export function splitWords(lines: readonly Line[]): readonly Word[] {
  const words: Word[] = []
  let rest = 'start'
  for (const [line, { text, stamped }] of lines.entries()) {
    let end = 0
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const between = text.slice(end, index)
      const goesOn = !stamped && isBetweenSigns(rest + between)
      words.push({
        line,
        start: index,
        end: index + word.length,
        text: word,
        gap: end > 0 ? gapOf(between) : goesOn ? 'line' : 'far',
      })
      end = index + word.length
    }
    rest = end === 0 ? rest + text : text.slice(end)
  }
  return words
}
