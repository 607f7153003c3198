/** Reads what a pupil typed as an exact number. Never floating point: 0.1 + 0.2 is 0.3 here. */
import Fraction from 'fraction.js'
import { unitOf } from './units.ts'
import { visibleText } from './visible-text.ts'

/**
 * `unit` is as a paper prints it, '' if none was typed. `form`: how the number was written; `top` and `bottom` of a fraction
 * are those that were typed.
 */
export type Typed = Readonly<{
  value: Fraction
  unit: string
  form: 'plain' | 'fraction' | 'mixed'
  top: number
  bottom: number
}>

/** Braces of the notation become spaces. */
const plainForm = (raw: string): string => visibleText(raw.replace(/[{}]/g, ' '))

const MIXED = /^(\d+)(?: and)? (\d+) ?\/ ?(\d+)$/
const FRACTION = /^(-?\d+) ?\/ ?(\d+)$/
/** Groups of three digits may have a comma or a space between; decimals may begin or end with the point. */
const PLAIN = /^-?(?:\d{1,3}(?:[ ,]\d{3})+(?:\.\d+)?|\d+\.?\d*|\.\d+)$/
const MAX_DIGITS = 15

function readBare(text: string): Omit<Typed, 'unit'> | null {
  if (text.replace(/\D/g, '').length > MAX_DIGITS) return null
  const [, whole, mixedTop = '', mixedBottom = ''] = MIXED.exec(text) ?? []
  if (whole !== undefined) {
    const [top, bottom] = [Number(mixedTop), Number(mixedBottom)]
    if (bottom === 0) return null
    return { value: new Fraction(top, bottom).add(Number(whole)), form: 'mixed', top, bottom }
  }
  const [, top, bottom = ''] = FRACTION.exec(text) ?? []
  if (top !== undefined) {
    if (Number(bottom) === 0) return null
    return {
      value: new Fraction(Number(top), Number(bottom)),
      form: 'fraction',
      top: Number(top),
      bottom: Number(bottom),
    }
  }
  if (!PLAIN.test(text)) return null
  const digits = text
    .replace(/[ ,]/g, '')
    .replace(/\.$/, '')
    .replace(/^(-?)\./, '$10.')
  return { value: new Fraction(digits), form: 'plain', top: 0, bottom: 1 }
}

const squeezed = (text: string): string => visibleText(text).toLowerCase().replaceAll(' ', '')

/** The text without `after` at its end, however it is spaced; null if it does not end with it. */
function withoutEnd(text: string, after: string): string | null {
  const [whole, end] = [squeezed(text), squeezed(after)]
  if (end === '' || !whole.endsWith(end)) return null
  let kept = text
  while (kept !== '' && squeezed(kept).length > whole.length - end.length) kept = kept.slice(0, -1)
  return kept.trim()
}

/**
 * Null for what is no number. `before` and `after` are printed beside the box and may be typed again: '$', 'Figure', 'π cm'.
 */
export function readNumber(raw: string, before: string = '', after: string = ''): Typed | null {
  let text = plainForm(raw).replace(/\bpi\b|(?<=\d)pi\b/gi, 'π')
  if (before !== '' && text.toLowerCase().startsWith(before.toLowerCase())) text = text.slice(before.length).trim()
  if (/^s?\$/i.test(text)) text = text.replace(/^s?\$ ?/i, '')
  const ended = withoutEnd(text, after)
  const own = ended === null ? null : readBare(ended)
  if (own !== null) return { ...own, unit: after }
  const bare = readBare(text)
  if (bare !== null) return { ...bare, unit: '' }
  const [, number = '', unit = ''] = /^(.*?[\d.]) ?([^\d\s.,:/][^:/]*(?:\/h)?)$/.exec(text) ?? []
  const read = number === '' ? null : readBare(number)
  const known = unitOf(unit)
  return read === null || known === '' ? null : { ...read, unit: known }
}
