/** What questions of the bank may stand on one paper, their marks, and the order of their options. Pure. */
import type { Random } from '#lib/random.ts'
import { marksOfPart, type ScienceChoice, type ScienceOpen } from '#science/bank.ts'
import type { ScienceFormat } from './format.ts'

/** Of one topic, both kinds together, on a paper. */
export const MAX_OF_TOPIC = 2

/** A question of either kind. */
export type Item = ScienceChoice | ScienceOpen

/** Over all parts. */
export const marksOf = ({ parts }: ScienceOpen): number => parts.reduce((sum, part) => sum + marksOfPart(part), 0)

/** What of the marks of written questions a format lacks: '2 marks: 1 of at least 2'; '' for nothing. */
export function missingMarks(open: readonly ScienceOpen[], { openOf }: ScienceFormat): string {
  const lacks = Object.entries(openOf).flatMap(([marks, least]) => {
    const count = open.filter((item) => marksOf(item) === Number(marks)).length
    return count < least ? [`${marks} marks: ${count} of at least ${least}`] : []
  })
  return lacks.join(', ')
}

/** What no other question of its paper may have: its group, ideas, set-up and drawing. */
function namesOf({ id, ideas, setup, figure }: Item): readonly string[] {
  return [id.slice(0, -1), ...ideas, setup, figure?.file ?? ''].filter((name) => name !== '')
}

/** Whether an item may stand with these, at most so many of a topic. */
export function fits(item: Item, others: readonly Item[], ofTopic: number): boolean {
  const names = namesOf(item)
  const sameTopic = others.filter(({ topic }) => topic === item.topic).length
  return sameTopic < ofTopic && !others.some((other) => namesOf(other).some((name) => names.includes(name)))
}

/** An order of the four options, of chance unless the question keeps its own: the places of the bank in the order of print. */
export const orderOf = (random: Random, item: ScienceChoice): readonly number[] =>
  item.fixed ? [0, 1, 2, 3] : random.shuffled([0, 1, 2, 3])

/** With its options in this order. */
export function arranged(item: ScienceChoice, order: readonly number[]): ScienceChoice {
  const arrange = <T>(list: readonly T[]): T[] => order.flatMap((i) => list.slice(i, i + 1))
  const { optionTable } = item
  return {
    ...item,
    options: arrange(item.options),
    optionTable: optionTable === null ? null : { ...optionTable, rows: arrange(optionTable.rows) },
    key: order.indexOf(item.key),
    reasons: arrange(item.reasons),
  }
}
