/** What a page says to the worker. */

/** The visitor agreed: the worker that waits takes the place of the one at work. */
export const TAKE_OVER = 'take over'
