/** What is known of the sets of a topic without their documents: for lists, next steps, skills and the ten of a day. Pure. */
import { z } from 'zod'
import { type TypeName, typeNames } from '#quiz/registry/definitions.ts'

const count = z.int().min(0)
const pair = z.tuple([count, count]).readonly()

/** A quiz that is put together asks at most this many sets: one more is always among the best of a skill. */
export const MAX_ASKED_SETS = 10

/**
 * `numbers` of the sets, ascending: 6 is 'Set_6'. `alone` says for each, in the same order, how many of its items can be
 * asked without the others. `unread` are the numbers of sets whose documents cannot be read. `skills` by tag, in the order
 * in which the sets ask them: how many items there are, and the sets with the most of them as [number, items]; of two with
 * as many the smaller number comes first.
 */
const shelf = z.object({
  type: z.enum(typeNames),
  numbers: z.array(count).readonly(),
  alone: z.array(count).readonly(),
  unread: z.array(count).readonly(),
  skills: z.record(z.string(), z.object({ items: count, best: z.array(pair).readonly() })),
})

export type Shelf = Readonly<z.infer<typeof shelf>>

/** Of the topics that have sets, in the order of the practice page. */
export const shelves = z.array(shelf).readonly()

/** How many sets one part of the rows describes. */
export const ROWS_A_PART = 100

/** What a list says of a set: its title ('' where it cannot be read), and how many items there are, in all and of each level from 1. */
export const shelfRows = z
  .array(
    z.object({ number: count, title: z.string(), items: count, levels: z.tuple([count, count, count]).readonly() }),
  )
  .readonly()

export type ShelfRow = z.infer<typeof shelfRows>[number]

/** Which sets of a topic ask a skill: how many items, and how many of these can be asked alone. */
export const skillPostings = z
  .array(z.object({ type: z.enum(typeNames), number: count, items: count, alone: count }))
  .readonly()

export type SkillPosting = z.infer<typeof skillPostings>[number]

/** Where a set is among the shelves. */
export type SetPlace = Readonly<{ type: TypeName; number: number }>
