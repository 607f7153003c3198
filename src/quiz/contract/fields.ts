/** The names of the fields of a quiz's form: what the page writes and the server reads. */

export const POSITION = 'position'
export const PHASE = 'phase'
export const INTENT = 'intent'
/** The items that are tried again, with spaces between. */
export const ONLY = 'only'
const RESPONSE = 'r.'

/** The name of an item's field. */
export const fieldName = (id: string): string => `${RESPONSE}${id}`
