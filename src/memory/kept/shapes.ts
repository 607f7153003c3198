/**
 * What a device keeps once its owner has switched memory on. A copy from another device is read by these schemas; they are loaded
 * only for that, everything else needs their types.
 */
import * as z from 'zod/mini'
import { SUBJECTS } from '#lib/subjects.ts'

const MAX_NAME = 200
const MAX_DAY = 100_000

const name = z.string().check(z.minLength(1), z.maxLength(MAX_NAME))
/** Days since 1 January 1970 in Singapore. */
const day = z.int().check(z.gte(0), z.lte(MAX_DAY))
const count = z.int().check(z.gte(0))
const subject = z.enum(SUBJECTS)
/** A BCP 47 tag. */
const tag = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,8})*$/))

/**
 * An item to try again. `ref` names it: the path of its exercise and its id. `version` is a hash of its text, `skill` its tag, '' for
 * none. `missed` counts the days on which it was missed, `right` the days in a row on which it was right. `day` is that of the last
 * answer, `due` the one on which it comes back. `sure` says that the pupil was sure of the last wrong answer. `state`: 'here'
 * until it is right on two days, then 'learnt'; 'kept' stays after that; 'out' was taken out.
 */
const mistake = z.strictObject({
  ref: name,
  version: name,
  skill: z.string().check(z.maxLength(MAX_NAME)),
  subject,
  missed: count,
  right: count,
  day,
  due: day,
  sure: z.boolean(),
  state: z.enum(['here', 'kept', 'learnt', 'out']),
})
export type Mistake = Readonly<z.infer<typeof mistake>>

/** A skill of which something was answered; `days` are the first two on which an item of it was right. */
const skillDays = z.strictObject({ subject, days: z.readonly(z.array(day).check(z.maxLength(2))) })
export type SkillDays = Readonly<z.infer<typeof skillDays>>

/**
 * Mistakes by their `ref`, skills by their tag. `turn` is how many mistakes were tried again on which day. `dropped` counts mistakes
 * that made room for others.
 */
export const book = z.strictObject({
  mistakes: z.record(z.string(), mistake),
  skills: z.record(name, skillDays),
  turn: z.strictObject({ day, count }),
  dropped: count,
})
export type Book = Readonly<{
  mistakes: Readonly<Record<string, Mistake>>
  skills: Readonly<Record<string, SkillDays>>
  turn: Readonly<{ day: number; count: number }>
  dropped: number
}>

/**
 * An exercise that was begun. `id` is that of the exercise in its history entry, `path` its page on this site. `done` of `of` items
 * are answered. `language` is a BCP 47 tag. `at` is the time of the last change in milliseconds since 1970. `texts` are hashes of its items, by id. `state`
 * is the attempt as the quiz saves it, with its responses. `written` are the items that the book has already. One that is not
 * `open` is finished: it has no responses.
 */
const unfinished = z.strictObject({
  id: name,
  path: z.string().check(z.maxLength(MAX_NAME), z.regex(/^\/(?!\/)[^\\]*$/)),
  title: z.string().check(z.maxLength(MAX_NAME)),
  language: tag,
  subject,
  done: count,
  of: count,
  at: count,
  open: z.boolean(),
  texts: z.record(z.string(), z.string()),
  written: z.array(z.string()),
  state: z.record(z.string(), z.unknown()),
})
export type Unfinished = Readonly<
  Omit<z.infer<typeof unfinished>, 'texts' | 'written' | 'state'> & {
    texts: Readonly<Record<string, string>>
    written: readonly string[]
    state: Readonly<Record<string, unknown>>
  }
>

/**
 * A question to ask again. `version` is that of its mistake. `path` and `title` are those of its exercise, `line` is how a list shows
 * it, in the language `language` (BCP 47), `asked` is what a section of an exercise asks. It never comes from a copy.
 */
export type KeptQuestion = Readonly<{
  version: string
  path: string
  title: string
  line: string
  language: string
  asked: Readonly<{ type: string; quiz: object }>
}>

/** A copy of all that is kept but for the texts of the questions, as a file. */
export const copy = z.strictObject({
  format: z.literal('memory'),
  version: z.literal(1),
  book,
  unfinished: z.array(unfinished).check(z.maxLength(200)),
})
export type Copy = Readonly<{ format: 'memory'; version: 1; book: Book; unfinished: readonly Unfinished[] }>
