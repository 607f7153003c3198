/** The schools of the prelims in the content folder. */
import { readdirSync, readFileSync } from 'node:fs'

/** The schools of a year that have a topic of this kind. */
export const schoolsOf = (year: string, has: (topic: string) => boolean): readonly string[] => {
  const ids = readdirSync('content/prelimQuizzes').map((name) => name.replace(/\.json$/, '').split('-'))
  return [...new Set(ids.flatMap(([own, school = '', topic = '']) => (own === year && has(topic) ? [school] : [])))]
}

/** How many questions of a school's documents are of a level. */
export const questionsOf = (year: string, school: string, level: number): number => {
  const names = readdirSync('content/prelimQuizzes').filter((name) => name.startsWith(`${year}-${school}-`))
  const own = names.map((name) => JSON.parse(readFileSync(`content/prelimQuizzes/${name}`, 'utf8')))
  const levels = own.flatMap(({ levels, questions, errors, answers }) => {
    const items: { level: number }[] = questions ?? errors ?? answers
    return levels ?? items.map((item) => item.level)
  })
  return levels.filter((one) => one === level).length
}
