/**
 * What zod finds wrong with a document, in sentences for the person who wrote it: the words of the library never reach an
 * author. Pass `plainWords` to `safeParse`, and its error to `zodIssues`.
 */
import { distance } from 'fastest-levenshtein'
import type { z } from 'zod'
import { type Issue, jsonPath } from './issue.ts'
import { asObject } from './json.ts'

/** Edits between two names that still count as a misspelling. */
const CLOSE = 2
/** A longer text is cut where it is quoted. */
const SHOWN = 40

const NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** The name among `names` that somebody may have meant by `name`; null if none comes close. */
export function nearest(name: string, names: readonly string[]): string | null {
  const edits = (other: string) => distance(name.toLowerCase(), other.toLowerCase())
  const [best] = names.filter((other) => edits(other) <= CLOSE).sort((a, b) => edits(a) - edits(b))
  return best ?? null
}

/** A text in quotes, cut where it is long. */
export function quoted(text: string): string {
  return `'${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}'`
}

/** A stored value as a sentence names it: "the text 'b'", 'the number 4', 'a list', 'missing'. */
export function named(value: unknown): string {
  if (value === undefined) return 'missing'
  if (typeof value === 'string') return `the text ${quoted(value)}`
  if (typeof value === 'number') return `the number ${value}`
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

const either = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' or $1')

const wanted = (input: unknown, what: string): string => `is ${named(input)}; ${what} is expected here`

function countReason(input: unknown, limit: string): string {
  if (Array.isArray(input)) return `has ${input.length} entries; ${limit} are expected here`
  if (typeof input !== 'string') return wanted(input, limit)
  return input === '' ? 'is empty' : `has ${input.length} characters; ${limit} are expected here`
}

function reasonOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wanted(issue.input, NAMES[issue.expected] ?? issue.expected)
    case 'invalid_value':
      return wanted(
        issue.input,
        either(issue.values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))),
      )
    case 'invalid_union': {
      const types = issue.errors.flatMap(([first]) => (first?.code === 'invalid_type' ? [first.expected] : []))
      return wanted(issue.input, either(types.map((type) => NAMES[type] ?? type)) || 'something else')
    }
    case 'unrecognized_keys':
      return `has the unknown field ${either(issue.keys.map((key) => `'${key}'`))}`
    case 'too_small':
      return countReason(issue.input, `at least ${issue.minimum}`)
    case 'too_big':
      return countReason(issue.input, `at most ${issue.maximum}`)
    default:
      return `is ${named(issue.input)}, which is not of the form that is expected here`
  }
}

/** The second argument of `safeParse`. What a schema says itself comes first. */
export const plainWords = { error: reasonOf }

type Found = Readonly<{ path: readonly PropertyKey[]; message: string }>

/** Where several forms may stand and one of them is meant, its own issues. */
function single(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): readonly Found[] {
  const path = [...above, ...issue.path]
  const meant =
    issue.code === 'invalid_union' ? issue.errors.filter((own) => own.every((one) => one.path.length > 0)) : []
  const [only, another] = meant
  if (only === undefined || another !== undefined) return [{ path, message: issue.message }]
  return only.flatMap((one) => single(one, path))
}

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : asObject(value)[String(key)]),
    document,
  )
}

/** The field that stands there instead of a missing one, under a name that is nearly the same. */
function misspelt(document: unknown, path: readonly PropertyKey[]): string {
  const field = path.at(-1)
  if (typeof field !== 'string' || valueAt(document, path) !== undefined) return ''
  const others = Object.keys(asObject(valueAt(document, path.slice(0, -1)))).filter((name) => name !== field)
  const found = nearest(field, others)
  return found === null ? '' : `; the field '${found}' may be meant as '${field}'`
}

/** The issues of a document that was read with `plainWords`, in their order. */
export function zodIssues(error: z.ZodError, document: unknown): Issue[] {
  return error.issues
    .flatMap((issue) => single(issue, []))
    .map(({ path, message }) => ({ path: jsonPath(path), reason: `${message}${misspelt(document, path)}` }))
}
