/** Checks that no text of a document has a length that only a mistake can have. */
import { childPath, type Issue } from '#lib/issue.ts'
import { MAX_TEXT, type TextKind } from '#lib/text-limits.ts'

/** By the name of the stored field; the texts of a list have the kind of the list. Other texts are prompts. */
const KINDS: ReadonlyMap<string, TextKind> = new Map([
  ...kindOf('word', [
    'type',
    'format',
    'skill',
    'skills',
    'speaker',
    'letter',
    'word',
    'answer',
    'correct',
    'alternatives',
  ]),
  ...kindOf('word', ['id', 'audiofile', 'imageUrls']),
  ...kindOf('title', ['title', 'displayTitle']),
  ...kindOf('option', ['options', 'words']),
  ...kindOf('explanation', ['explanation', 'explanations', 'reasons', 'mistakes', 'accepted']),
  ...kindOf('passage', ['passage', 'transcript']),
])

function kindOf(kind: TextKind, fields: readonly string[]): readonly (readonly [string, TextKind])[] {
  return fields.map((field) => [field, kind] as const)
}

/** `value` stands at `path`, and its text is of this kind unless a field inside says otherwise. */
export function checkLengths(value: unknown, path: string, kind: TextKind): readonly Issue[] {
  if (typeof value === 'string') return tooLong(value, path, kind)
  if (Array.isArray(value)) return value.flatMap((item, index) => checkLengths(item, childPath(path, index), kind))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inside]) =>
    checkLengths(inside, childPath(path, field), KINDS.get(field) ?? 'prompt'),
  )
}

function tooLong(text: string, path: string, kind: TextKind): readonly Issue[] {
  const most = MAX_TEXT[kind]
  if (text.length <= most) return []
  return [{ path, reason: `has ${text.length} characters; a text of this kind has at most ${most}` }]
}
