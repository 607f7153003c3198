/** Texts of files as words alone: tags are taken off, codes become letters. What was taken off is named. */
import { characterEntities } from 'character-entities'
import { hasHiddenSigns, hasWebAddress, inOneLine, withoutWebAddresses } from './signs.ts'

/** How a text is written: `html` where its format says so. In plain text only what is certainly a tag is one. */
export type Writing = 'html' | 'plain'

/** What was taken off a text. */
export type TakenOff = 'marks' | 'picture' | 'code' | 'address'

/** `hidden` says that it holds characters that nobody sees. */
type Read = Readonly<{ takenOff: readonly TakenOff[]; hidden: boolean }>
type Lines = Read & Readonly<{ lines: readonly string[] }>
export type Words = Read & Readonly<{ text: string }>

const UNSEEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|iframe|object|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const HTML_TAG = /<(\/?)([a-z][a-z0-9:-]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>|<[!?][^<>]*>/gi
const PLAIN_TAG =
  /<(\/?)(a|abbr|article|audio|b|bdi|bdo|big|blockquote|body|br|caption|center|cite|code|col|colgroup|dd|del|div|dl|dt|em|embed|figcaption|figure|font|footer|h[1-6]|head|header|hr|html|i|img|input|ins|kbd|label|li|link|main|mark|math|meta|nav|nobr|o:p|object|ol|p|pre|rp|rt|ruby|s|samp|section|small|span|strike|strong|sub|sup|svg|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|video|wbr)(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'|[^\s"'<>]+))*\s*\/?>/gi

const TAGS: Readonly<Record<Writing, RegExp>> = { html: HTML_TAG, plain: PLAIN_TAG }

const PICTURES = /^(?:img|svg|math|audio|video|embed|figure)$/
/** What ends a line. */
const BREAKS = /^(?:br|p|div|li|tr|td|th|blockquote|table|ul|ol|pre|hr|h[1-6])$/
const MARKS = /^(?:b|strong|i|em|font|mark|s|del|strike|code|big|small)$/
/** Marks that say something: what they hold is underlined. */
const OWN_SIGNS: Readonly<Record<string, readonly [open: string, close: string]>> = {
  u: ['[w]', '[/w]'],
  ins: ['[w]', '[/w]'],
}

const HIGH: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-−()n'].map((sign, i) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿ'][i] ?? sign]),
)
const LOW: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-−()'].map((sign, i) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎'][i] ?? sign]),
)

const inSigns = (text: string, signs: Readonly<Record<string, string>>): string =>
  [...text].every((sign) => signs[sign] !== undefined) ? [...text].map((sign) => signs[sign] ?? sign).join('') : text

const LEVEL = /<(sup|sub)\b[^<>]*>([^<>]*)<\/\1\s*>/gi

/** What stands high or low becomes such a sign, where there is one. */
const levelled = (text: string): string =>
  text.replaceAll(LEVEL, (_, level: string, inside: string) =>
    inSigns(inside, level.toLowerCase() === 'sup' ? HIGH : LOW),
  )

const CODE = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,30}));/gi

const MAX_POINT = 0x10ffff

function letterOf(point: number): string {
  return point > 0 && point <= MAX_POINT ? String.fromCodePoint(point) : ''
}

/** '&amp;' is '&'; what is no code stays. */
const decoded = (text: string): string =>
  text.replaceAll(CODE, (whole, decimal: string | undefined, hex: string | undefined, name: string = '') => {
    if (decimal !== undefined) return letterOf(Number(decimal))
    if (hex !== undefined) return letterOf(Number.parseInt(hex, 16))
    return Object.hasOwn(characterEntities, name) ? (characterEntities[name] ?? whole) : whole
  })

/** An underlined part that holds nothing, or markers in it, would be shown with its signs. */
const tidyUnderlines = (text: string): string =>
  text.replaceAll(/\[w\]\s*\[\/w\]/g, '').replaceAll(/\[w\]([^[\]]*)\[\/w\]/g, (whole, inside: string) => {
    const [, before = '', word = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inside) ?? []
    return word === '' ? whole : `${before}[w]${word}[/w]${after}`
  })

/** Line by line, without empty ones: in HTML a line ends where a paragraph does. */
export function linesOf(source: string, writing: Writing): Lines {
  const takenOff = new Set<TakenOff>()
  const bare = source.replaceAll(UNSEEN, () => {
    takenOff.add('code')
    return ' '
  })
  const flowing = writing === 'html' ? bare.replaceAll(/\s+/g, ' ') : bare
  const untagged = levelled(flowing).replaceAll(
    TAGS[writing],
    (_, close: string | undefined, tag: string | undefined) => {
      const name = (tag ?? '').toLowerCase()
      const own = OWN_SIGNS[name]
      if (own !== undefined) return own[close === '/' ? 1 : 0]
      if (PICTURES.test(name)) takenOff.add('picture')
      if (MARKS.test(name)) takenOff.add('marks')
      if (name === 'a') takenOff.add('address')
      return BREAKS.test(name) ? '\n' : ''
    },
  )
  const letters = decoded(untagged)
    .split(/[\r\n]+/)
    .map((line) => tidyUnderlines(inOneLine(line)))
  if (letters.some(hasWebAddress)) takenOff.add('address')
  return {
    lines: letters.map((line) => inOneLine(withoutWebAddresses(line))).filter((line) => line !== ''),
    takenOff: [...takenOff],
    hidden: hasHiddenSigns(source) || letters.some(hasHiddenSigns),
  }
}

/** In one line. */
export function wordsOf(source: string, writing: Writing): Words {
  const { lines, ...read } = linesOf(source, writing)
  return { ...read, text: inOneLine(tidyUnderlines(lines.join(' '))) }
}
