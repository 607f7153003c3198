/** Reads a stored document as a quiz, once, at the border. It never throws: a pupil meets a value with the spec's text. */
import { z } from 'zod'
import type { Typed, TypeName } from '#quiz/quizzes.ts'
import { isTypeName } from '#quiz/registry.ts'
import { schemas } from '#quiz/schemas.ts'

/** `path` is a JSON path such as '$.questions[3].answer'. */
type DocumentFault = Readonly<{ path: string; reason: string }>

export type ParsedQuiz =
  | Readonly<{ status: 'ok'; typed: Typed }>
  | Readonly<{ status: 'missing' }>
  | Readonly<{ status: 'unsupported'; type: string }>
  | Readonly<{ status: 'invalid'; message: string; faults: readonly DocumentFault[] }>

/** Spec section 8. */
const INVALID = 'Error: Invalid quiz data structure'

const envelope = z.object({ type: z.string() })

function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
    '$',
  )
}

const faultsOf = (error: z.ZodError): DocumentFault[] =>
  error.issues.map((issue) => ({ path: jsonPath(issue.path), reason: issue.message }))

function parseAs(type: TypeName, document: unknown): ParsedQuiz {
  const schema: z.ZodType<Typed> = schemas[type]
  const parsed = schema.safeParse(document)
  if (!parsed.success) return { status: 'invalid', message: INVALID, faults: faultsOf(parsed.error) }
  return { status: 'ok', typed: parsed.data }
}

/** `document` is what the store gave, or null if it has none. */
export function parseQuiz(document: unknown): ParsedQuiz {
  if (document === null || document === undefined) return { status: 'missing' }
  const head = envelope.safeParse(document)
  if (!head.success) return { status: 'invalid', message: INVALID, faults: faultsOf(head.error) }
  const { type } = head.data
  return isTypeName(type) ? parseAs(type, document) : { status: 'unsupported', type }
}
