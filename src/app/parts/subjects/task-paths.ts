/** The paths of the texts with questions. */

export const TASKS = '/tasks'

/** One text of a kind, by its number from 1. */
export const taskPath = (kind: string, number: number): string => `${TASKS}/${kind}/${number}`
