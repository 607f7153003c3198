/** The names of the fields of a quiz's form: what the page writes and the server reads. */

/** The index of the item on show, from 0. form.ts reads what is no number as 0. */
export const POSITION = 'position'
/** 'answering', 'marked' or 'finished'; form.ts reads anything else as 'answering'. */
export const PHASE = 'phase'
/** The name of every button that submits: 'retry', 'next', 'again' or 'count' by its value, and anything else is Submit. */
export const INTENT = 'intent'
/** The items that are tried again, with spaces between. */
export const ONLY = 'only'
const RESPONSE = 'r.'
const TICK = 't.'

/** The name of an item's field. */
export const fieldName = (id: string): string => `${RESPONSE}${id}`

/** The name of the tick box of a step or point, from 0, of an item. */
export const tickName = (id: string, value: string): string => `${TICK}${id}.${value}`

/** The item and the number that a tick box is named after; null for another field. */
export function tickOf(name: string): Readonly<{ id: string; value: string }> | null {
  const [, id = '', value = ''] = /^t\.(.+)\.(\d{1,2})$/.exec(name) ?? []
  return id === '' ? null : { id, value }
}
