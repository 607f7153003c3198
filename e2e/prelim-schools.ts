/** The schools of the prelims in the content folder. */
import { readdirSync } from 'node:fs'

/** The schools of a year that have a topic of this kind. */
export const schoolsOf = (year: string, has: (topic: string) => boolean): readonly string[] => {
  const ids = readdirSync('content/prelimQuizzes').map((name) => name.replace(/\.json$/, '').split('-'))
  return [...new Set(ids.flatMap(([own, school = '', topic = '']) => (own === year && has(topic) ? [school] : [])))]
}
