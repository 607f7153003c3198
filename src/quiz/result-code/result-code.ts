/**
 * The result code: what a pupil may show to a teacher of one result. It says which set it is of and what happened at each
 * item, and no more. At most 24 signs (docs/decisions/archive/0032). Pure: the same result always gives the same code.
 */
import { checkOf, fromSigns, toSigns } from './signs.ts'

/**
 * What happened at one item. 'partly': some of its marks, or some of the points that the pupil ticked. `choice` is the place,
 * from 0, of the wrong response among those that the item offers; null for a typed one.
 */
export type ItemMark =
  | Readonly<{ kind: 'right' }>
  | Readonly<{ kind: 'partly' }>
  | Readonly<{ kind: 'empty' }>
  | Readonly<{ kind: 'wrong'; choice: number | null }>

export const MAX_CODE_SIGNS = 24

const SET_SIGNS = 4
const CHECK_SIGNS = 2

/** A result with more items has no code. */
export const MAX_CODE_ITEMS: number = MAX_CODE_SIGNS - SET_SIGNS - CHECK_SIGNS

const [RIGHT, EMPTY, WRONG, FIRST_CHOICE, PARTLY] = [0, 1, 2, 3, 31]

/** Twenty bits that stand for a set: the FNV-1a hash of its document's id, folded. */
export function stampOf(setId: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(setId)) hash = Math.imul(hash ^ byte, 0x01000193)
  return ((hash >>> 20) ^ hash) & 0xfffff
}

/** How many signs the code of so many items has. */
export const codeLength = (items: number): number => SET_SIGNS + items + CHECK_SIGNS

const joinStamp = (numbers: readonly number[]): number =>
  numbers.slice(0, SET_SIGNS).reduce((bits, number) => bits * 32 + number, 0)

/** The set that signs begin with, or null if they are too few or no signs. */
export function stampIn(signs: string): number | null {
  const numbers = fromSigns(signs.slice(0, SET_SIGNS))
  return numbers === null || numbers.length < SET_SIGNS ? null : joinStamp(numbers)
}

/** Hides that equal marks are equal signs: a row of equal signs is miscounted when it is copied. */
const mask = (stamp: number, place: number): number => Math.imul(stamp + place + 1, 0x9e3779b1) >>> 27

function numberOf(mark: ItemMark): number {
  if (mark.kind === 'right') return RIGHT
  if (mark.kind === 'empty') return EMPTY
  if (mark.kind === 'partly') return PARTLY
  return mark.choice === null || mark.choice + FIRST_CHOICE >= PARTLY ? WRONG : mark.choice + FIRST_CHOICE
}

function markOf(number: number): ItemMark {
  if (number === RIGHT) return { kind: 'right' }
  if (number === EMPTY) return { kind: 'empty' }
  if (number === PARTLY) return { kind: 'partly' }
  return { kind: 'wrong', choice: number === WRONG ? null : number - FIRST_CHOICE }
}

/** In groups of four, as it is read out; '' for a result without items or with too many. */
export function encodeResult(setId: string, marks: readonly ItemMark[]): string {
  if (marks.length === 0 || marks.length > MAX_CODE_ITEMS) return ''
  const stamp = stampOf(setId)
  const set = [stamp >> 15, stamp >> 10, stamp >> 5, stamp].map((bits) => bits & 31)
  const items = marks.map((mark, place) => numberOf(mark) ^ mask(stamp, place))
  const body = [...set, ...items]
  return toSigns([...body, ...checkOf(body)]).replace(/.{4}(?=.)/g, '$& ')
}

/**
 * `set` is the stamp of the set. 'sign': a sign that no code has. 'length': too short or too long for any code. 'check':
 * a sign is wrong, missing or in the wrong place.
 */
export type ReadCode =
  | Readonly<{ status: 'ok'; set: number; marks: readonly ItemMark[] }>
  | Readonly<{ status: 'sign' | 'length' | 'check' }>

/** Small letters, spaces and hyphens do not matter. */
export function decodeResult(text: string): ReadCode {
  const numbers = fromSigns(text)
  if (numbers === null) return { status: 'sign' }
  if (numbers.length <= codeLength(0) || numbers.length > MAX_CODE_SIGNS) return { status: 'length' }
  const body = numbers.slice(0, -CHECK_SIGNS)
  const check = checkOf(body)
  if (numbers.slice(-CHECK_SIGNS).some((number, i) => number !== check[i])) return { status: 'check' }
  const set = joinStamp(body)
  const marks = body.slice(SET_SIGNS).map((number, place) => markOf(number ^ mask(set, place)))
  return { status: 'ok', set, marks }
}
