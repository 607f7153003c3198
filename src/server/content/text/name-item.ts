/** Says of an issue which item it is about, with the number that the page prints, beside its JSON path. */
import type { Issue } from '#lib/issue.ts'
import { asObject } from '#lib/json.ts'

/** The lists of a quiz document with one entry an item. */
const OF_QUIZ = /^\$\.(questions|errors|answers|explanations|skills|levels|mistakes)\[(\d+)\]/
const OF_PRACTICE = /^\$\.clips\[(\d+)\]\.questions\[(\d+)\]/

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The entry of a passage says its number itself. */
function quizItem(body: unknown, field: string, place: number): number {
  const { index } = asObject(listOf(asObject(body)[field])[place])
  return typeof index === 'number' ? index : place + 1
}

/** Questions are counted through all clips. */
function practiceItem(body: unknown, clip: number, place: number): number {
  const before = listOf(asObject(body).clips).slice(0, clip)
  return before.reduce<number>((sum, one) => sum + listOf(asObject(one).questions).length, place + 1)
}

/** `body` is the document that the issue is of. */
export function nameItem(body: unknown, { path, reason }: Issue): Issue {
  const [, field = '', place = ''] = OF_QUIZ.exec(path) ?? []
  if (place !== '') return { path, reason: `item ${quizItem(body, field, Number(place))}: ${reason}` }
  const [, clip = '', question = ''] = OF_PRACTICE.exec(path) ?? []
  if (question === '') return { path, reason }
  return { path, reason: `question ${practiceItem(body, Number(clip), Number(question))}: ${reason}` }
}
