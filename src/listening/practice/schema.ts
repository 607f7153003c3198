/** Reads a stored listening practice (docs/behaviour.md, 7.8) once, at the boundary. Server side only. */

import { z } from 'zod'
import type { Issue } from '#lib/issue.ts'
import { LANGUAGES } from '#lib/language.ts'
import { plainWords, zodIssues } from '#lib/plain-words.ts'
import { shownTitle } from '#lib/text-limits.ts'
import type { Practice, QuestionType } from './practice.ts'

const evidence = z.object({ text: z.string().min(1), start: z.number().nonnegative(), end: z.number().positive() })

const question = z
  .object({
    type: z.string(),
    questionText: z.string(),
    options: z.array(z.string()).default([]),
    imageUrls: z.array(z.string()).default([]),
    correctAnswer: z.int().nonnegative(),
    explanation: z.string().default(''),
    reasons: z.array(z.string()).default([]),
    skill: z.string().default(''),
    evidence: evidence.nullable().default(null),
  })
  .transform(({ type, questionText, options, imageUrls, correctAnswer, explanation, reasons, skill, evidence }) => ({
    type: typeOf(type),
    prompt: questionText,
    options,
    pictures: imageUrls,
    key: correctAnswer,
    explanation,
    reasons,
    skill,
    evidence,
  }))

function typeOf(stored: string): QuestionType {
  return stored === 'image' || stored === 'single_image' ? stored : 'text'
}

/** The examination reads twice. */
const times = z.int().min(1).max(3).default(2)

const clip = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  audiofile: z.string(),
  transcript: z.string().default(''),
  questions: z.array(question),
})

export const storedPractice = z.object({
  title: z.string().transform(shownTitle),
  displayTitle: z.string().transform(shownTitle).optional(),
  language: z.enum(LANGUAGES).default('en'),
  totalClips: z.int().nonnegative().optional(),
  plays: times,
  readings: times,
  instructions: z.string().default(''),
  clips: z.array(clip),
})

/** `missing` is a document that the store does not have; `issues` are for the log, a pupil does not see them. */
export type ParsedPractice =
  | Readonly<{ status: 'ok'; practice: Practice }>
  | Readonly<{ status: 'missing' }>
  | Readonly<{ status: 'invalid'; issues: readonly Issue[] }>

/** `document` is what the store gave, or null if it has none. Never throws. */
export function parsePractice(id: string, document: unknown): ParsedPractice {
  if (document === null || document === undefined) return { status: 'missing' }
  const parsed = storedPractice.safeParse(document, plainWords)
  if (!parsed.success) return { status: 'invalid', issues: zodIssues(parsed.error, document) }
  const { title, displayTitle = title, language, clips, totalClips = clips.length, ...rest } = parsed.data
  return { status: 'ok', practice: { id, title, displayTitle, language, totalClips, clips, ...rest } }
}
