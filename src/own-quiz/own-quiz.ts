/**
 * A quiz that somebody wrote for a class of their own: questions with options. Its texts are words alone, without HTML, pictures,
 * addresses of the web, and characters that nobody sees.
 */
import { z } from 'zod'
import { MAX_TEXT, type TextKind } from '#lib/text-limits.ts'
import { hasHiddenSigns, hasWebAddress } from './signs.ts'

export const MIN_OPTIONS = 2
export const MAX_OPTIONS = 6
export const MAX_QUESTIONS = 100
/** A title stands in one line. */
export const MAX_TITLE = 120

const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text === text.trim() && !hasHiddenSigns(text) && !hasWebAddress(text))

const text = (kind: TextKind) => words(MAX_TEXT[kind])

/** `key` is the place of the right option, from 0. `reasons` has one entry an option, '' for the key, or none at all. */
const question = z
  .strictObject({
    prompt: text('prompt').min(1),
    options: z.array(text('option').min(1)).min(MIN_OPTIONS).max(MAX_OPTIONS),
    key: z.int().nonnegative(),
    reason: text('explanation'),
    reasons: z.array(text('explanation')),
  })
  .refine(({ options, key }) => key < options.length && new Set(options).size === options.length)
  .refine(({ options, reasons }) => reasons.length === 0 || reasons.length === options.length)
  .readonly()

export const ownQuiz = z
  .strictObject({ title: words(MAX_TITLE), questions: z.array(question).min(1).max(MAX_QUESTIONS) })
  .readonly()

export type OwnQuestion = z.infer<typeof question>
/** `title` is '' where it has none. */
export type OwnQuiz = z.infer<typeof ownQuiz>
