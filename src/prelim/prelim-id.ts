/** The ids of prelim quizzes, '{year}-{school}-{topic}', and the paths of their pages. The topic may hold hyphens. */

/** As ids have them, not encoded: '2024', 'OtterBay', 'ComprehensionCloze' (docs/behaviour.md, 9.1 and 9.4). */
export type PrelimRef = Readonly<{ year: string; school: string; topic: string }>

/** What can stand alone between two slashes of a URL. */
const SEGMENT = /^(?!\.{1,2}$)[^/\\\p{Cc}]+$/u

/** Null for an id that no page has: it does not split on hyphens into a year, a school and a topic. */
export function parsePrelimId(id: string): PrelimRef | null {
  const [year = '', school = '', ...rest] = id.split('-')
  const topic = rest.join('-')
  return [year, school, topic].every((part) => SEGMENT.test(part)) ? { year, school, topic } : null
}

/** The other way round, from the parts of a URL; null if they name no id, as a school with a hyphen does. */
export function prelimId({ year, school, topic }: PrelimRef): string | null {
  const id = `${year}-${school}-${topic}`
  const read = parsePrelimId(id)
  return read?.year === year && read.school === school ? id : null
}

/** docs/behaviour.md, 1.5. */
export function schoolPath(year: string, school: string): string {
  return `/prelim/${encodeURIComponent(year)}/${encodeURIComponent(school)}`
}

/** docs/behaviour.md, 1.6; '/print' and '/paper.pdf' follow it for the printout. */
export function topicPath({ year, school, topic }: PrelimRef): string {
  return `${schoolPath(year, school)}/${encodeURIComponent(topic)}`
}
