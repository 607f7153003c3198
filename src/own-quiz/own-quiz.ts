/**
 * A quiz that somebody wrote for a class of their own: questions with options, or questions about one text. Its texts are words alone,
 * without HTML, pictures, addresses of the web, and characters that nobody sees.
 */
import { z } from 'zod'
import { MAX_CODE_ITEMS } from '#quiz/result-code/result-code.ts'
import type { OwnText } from './texts/own-text.ts'
import { MAX_QUESTIONS, MAX_TITLE, optionTexts, text, words } from './words/limits.ts'

/** `key` is the place of the right option, from 0. `reasons` has one entry an option, '' for the key, or none at all. */
const question = z
  .strictObject({
    prompt: text('prompt').min(1),
    options: optionTexts,
    key: z.int().nonnegative(),
    reason: text('explanation'),
    reasons: z.array(text('explanation')),
  })
  .refine(({ options, key }) => key < options.length)
  .refine(({ options, reasons }) => reasons.length === 0 || reasons.length === options.length)
  .readonly()

export const ownQuestions = z
  .strictObject({ title: words(MAX_TITLE), questions: z.array(question).min(1).max(MAX_QUESTIONS) })
  .readonly()

export type OwnQuestion = z.infer<typeof question>
/** `title` is '' where it has none. */
export type OwnQuestions = z.infer<typeof ownQuestions>

export type OwnQuiz = OwnQuestions | OwnText

export const isText = (own: OwnQuiz): own is OwnText => 'paragraphs' in own

export const countOf = (own: OwnQuiz): number => (isText(own) ? own.items.length : own.questions.length)

/** Whether a result has a code: a longer one is copied by no child. */
export const hasCodes = (own: OwnQuiz): boolean => countOf(own) <= MAX_CODE_ITEMS
