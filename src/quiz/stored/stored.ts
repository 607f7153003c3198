/**
 * The parts that stored documents share (docs/behaviour.md, 7, and docs/content-guide.md, 2). Stored names
 * (`answer`, `correct`) end in the schemas; everything after them says key, prompt and response.
 */
import { z } from 'zod'
import { shownTitle } from '#lib/text-limits.ts'
import type { Item, Quiz } from '#quiz/contract/quiz-type.ts'
import { optionGlosses, type StoredGlosses } from './stored-glosses.ts'

/** '' where the document has none; then the type has a heading of its own. */
export const storedTitle = z.string().transform(shownTitle).default('')
/** '' where the document has none; else as '2020-2024 format' (docs/behaviour.md, 7.9). */
export const storedFormat: z.ZodDefault<z.ZodString> = z.string().default('')

/** 0 where the document says none. */
export const storedLevel = z.literal([0, 1, 2, 3]).default(0)

/** Likely wrong answers to a blank, each with its reason. */
export const storedMistakes = z.array(z.object({ word: z.string(), reason: z.string() })).default([])

/** What any item may carry beside its key. `reasons` has one for each option, '' for the key. */
export const storedExtras = {
  explanation: z.string().default(''),
  skill: z.string().default(''),
  alternatives: z.array(z.string()).default([]),
  secondBest: z.array(z.string()).default([]),
  reasons: z.array(z.string()).default([]),
  mistakes: storedMistakes,
  level: storedLevel,
}

const extras = z.object(storedExtras)
type Extras = z.infer<typeof extras>

/** No item says more than its key. */
export const NO_EXTRAS: Extras = extras.parse({})

/** The extras of a record; none of them if one does not hold. */
export function readExtras(record: unknown): Extras {
  const parsed = extras.safeParse(record)
  return parsed.success ? parsed.data : NO_EXTRAS
}

type Own = Readonly<{
  key: string
  prompt?: string
  options?: readonly string[]
  /** Those of the document. */
  glosses?: StoredGlosses
  fault?: string
  /** The response that a word of `mistakes` stands for, where it is not the word itself; null for a word that is none. */
  responseOf?: (word: string) => string | null
}>

/** The wrong responses with their reasons: of options by their index, of blanks by the word. */
function mistakesOf({ reasons, mistakes }: Extras, responseOf: (word: string) => string | null): Item['mistakes'] {
  const chosen = reasons.map((reason, i) => ({ response: String(i), reason }))
  const typed = mistakes.flatMap(({ word, reason }) => {
    const response = responseOf(word)
    return response === null ? [] : [{ response, reason }]
  })
  return [...chosen, ...typed].filter(({ reason }) => reason !== '')
}

/** An item with nothing special about it; `own` says what differs. */
export function itemOf(id: string, stored: Extras, own: Own): Item {
  const { explanation, skill, alternatives, secondBest, level } = stored
  const { key, prompt = '', options = [], glosses: all = {}, fault = '', responseOf = (word: string) => word } = own
  const mistakes = mistakesOf(stored, responseOf)
  const glosses = optionGlosses(options, all)
  return { id, prompt, options, glosses, key, alternatives, secondBest, explanation, mistakes, level, skill, fault }
}

/** A quiz with the name of its type: what a table of documents reads. */
export const typedAs = <T extends string, Q extends Quiz>(type: T, schema: z.ZodType<Q>) =>
  schema.transform((quiz) => ({ type, quiz }))
