/** Reads a stored document as a quiz, once, at the boundary. It never throws: a pupil meets a value with a text of docs/behaviour.md, 6. */

import { z } from 'zod'
import type { Issue } from '#lib/issue.ts'
import { plainWords, zodIssues } from '#lib/plain-words.ts'
import type { Typed, TypeName } from '#quiz/registry/definitions.ts'
import { isTypeName } from '#quiz/registry/definitions.ts'
import { documents } from '#quiz/registry/documents.ts'

/** What the page says of each status: docs/behaviour.md, 6.1, 6.3 and 6.4. `issues` are for the log and for authors. */
export type ParsedQuiz =
  | Readonly<{ status: 'ok'; typed: Typed }>
  | Readonly<{ status: 'missing' }>
  | Readonly<{ status: 'unsupported'; type: string }>
  | Readonly<{ status: 'invalid'; message: string; issues: readonly Issue[] }>

/** docs/behaviour.md, 6.4. */
const INVALID = 'Error: Invalid quiz data structure'

const envelope = z.object({ type: z.string() })

function parseAs(type: TypeName, document: unknown): ParsedQuiz {
  const schema: z.ZodType<Typed> = documents[type].schema
  const parsed = schema.safeParse(document, plainWords)
  if (!parsed.success) return { status: 'invalid', message: INVALID, issues: zodIssues(parsed.error, document) }
  return { status: 'ok', typed: parsed.data }
}

/** `document` is what the store gave, or null if it has none. */
export function parseQuiz(document: unknown): ParsedQuiz {
  if (document === null || document === undefined) return { status: 'missing' }
  const head = envelope.safeParse(document, plainWords)
  if (!head.success) return { status: 'invalid', message: INVALID, issues: zodIssues(head.error, document) }
  const { type } = head.data
  return isTypeName(type) ? parseAs(type, document) : { status: 'unsupported', type }
}
