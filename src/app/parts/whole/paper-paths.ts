/** The paths of the whole papers of English and Chinese. */

export const PAPERS = '/paper'

/** A whole paper, by its number from 1. */
export const wholePath = (subject: string, number: number): string => `${PAPERS}/${subject}/${number}`

/** One section of it; `play` names its kind. */
export const sectionPath = (subject: string, number: number, play: string): string =>
  `${wholePath(subject, number)}/${play}`
