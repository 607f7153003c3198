/** What any text of a quiz of somebody else may hold, and how much of it: words alone, without HTML and addresses of the web. */
import { z } from 'zod'
import { MAX_TEXT, type TextKind } from '#lib/text-limits.ts'
import { hasHiddenSigns, hasWebAddress } from './signs.ts'

export const MIN_OPTIONS = 2
export const MAX_OPTIONS = 6
export const MAX_QUESTIONS = 100
/** A title stands in one line. */
export const MAX_TITLE = 120

export const words = (max: number): z.ZodString =>
  z
    .string()
    .max(max)
    .refine((text) => text === text.trim() && !hasHiddenSigns(text) && !hasWebAddress(text))

export const text = (kind: TextKind): z.ZodString => words(MAX_TEXT[kind])

const isEachOnce = (list: readonly string[]): boolean => new Set(list).size === list.length

export const optionTexts: z.ZodType<string[]> = z
  .array(text('option').min(1))
  .min(MIN_OPTIONS)
  .max(MAX_OPTIONS)
  .refine(isEachOnce)
