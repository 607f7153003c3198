/** Sets that are drawn from a number of their URL: /maths/{skill}/{number}. */

/** The numbers go from 1 to here. */
export const MAX_SET = 9999
