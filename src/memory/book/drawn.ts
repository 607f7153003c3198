/** The names of problems that can be drawn with other numbers. Pure. */

/** Begins such a name; another word would name another way to draw. */
const DRAWN = 'drawn'

/** `origin` names what draws it. */
export const drawnRef = (origin: string): string => `${DRAWN} ${origin}`

/** What draws the problem of this name; '' for any other question. */
export const originIn = (ref: string): string => (ref.startsWith(`${DRAWN} `) ? ref.slice(DRAWN.length + 1) : '')
