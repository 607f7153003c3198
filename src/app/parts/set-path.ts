/** The paths of a set's pages. */
import type { LevelLetter } from './level-letters.ts'

/** The parameters of a set's path. */
export type SetRef = Readonly<{ quizType: string; setId: string }>

export const setPath = ({ quizType, setId }: SetRef): string =>
  `/quiz/${encodeURIComponent(quizType)}/${encodeURIComponent(setId)}`

/** The path of the page with all sets of a topic. */
export const topicPagePath = (quizType: string): string => `/practice/${encodeURIComponent(quizType)}`

/** The path of the page of a skill, and of the quiz of its items. */
export const skillPath = (tag: string): string => `/skill/${encodeURIComponent(tag)}`
export const skillQuizPath = (tag: string): string => `${skillPath(tag)}/practice`

/** The path of the quiz of its items of one level, by its letter. */
export const skillLevelPath = (tag: string, letter: LevelLetter): string => `${skillPath(tag)}/${letter}`

/** Leads to the ten of the day in Singapore. */
export const TODAY = '/today'

/** The path of the ten of one day, 'YYYY-MM-DD'; `subjects` as in its URL. */
export const todayPath = (date: string, subjects: string = ''): string =>
  subjects === '' ? `${TODAY}/${date}` : `${TODAY}/${date}/${subjects}`
