/**
 * The parts that stored documents share (docs/behaviour.md, 7, and docs/content-guide.md, 2). Stored names
 * (`answer`, `correct`) end in the schemas; everything after them says key, prompt and response.
 */
import { z } from 'zod'
import type { Item, Quiz } from '#quiz/contract/quiz-type.ts'

/** '' where the document has none; then the type has a heading of its own. */
export const storedTitle: z.ZodDefault<z.ZodString> = z.string().default('')
/** '' where the document has none; else as '2020-2024 format' (docs/behaviour.md, 7.9). */
export const storedFormat: z.ZodDefault<z.ZodString> = z.string().default('')

/** What any item may carry beside its key. */
export const storedExtras: {
  explanation: z.ZodDefault<z.ZodString>
  skill: z.ZodDefault<z.ZodString>
  alternatives: z.ZodDefault<z.ZodArray<z.ZodString>>
  secondBest: z.ZodDefault<z.ZodArray<z.ZodString>>
} = {
  explanation: z.string().default(''),
  skill: z.string().default(''),
  alternatives: z.array(z.string()).default([]),
  secondBest: z.array(z.string()).default([]),
}

type Extras = Pick<Item, 'explanation' | 'skill' | 'alternatives' | 'secondBest'>

/** An item with nothing special about it; `own` says what differs. */
export function itemOf(id: string, extras: Extras, own: Readonly<{ key: string } & Partial<Item>>): Item {
  const { explanation, skill, alternatives, secondBest } = extras
  return { id, prompt: '', options: [], alternatives, secondBest, explanation, skill, fault: '', ...own }
}

/** A quiz with the name of its type: what a table of documents reads. */
export const typedAs = <T extends string, Q extends Quiz>(type: T, schema: z.ZodType<Q>) =>
  schema.transform((quiz) => ({ type, quiz }))
