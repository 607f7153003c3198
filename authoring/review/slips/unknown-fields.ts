/** Fields that nothing reads: most are misspelt. What a schema reads is asked of the schema. */
import { z } from 'zod'
import { childPath, type Issue, ROOT } from '#lib/issue.ts'
import { asObject, isObject } from '#lib/json.ts'
import { nearest } from '#lib/plain-words.ts'
import { storedPractice } from '#listening/practice/schema.ts'
import type { TypeName } from '#quiz/registry/definitions.ts'
import { documents } from '#quiz/registry/documents.ts'
import { storedChoices } from '#quiz/stored/stored-choices.ts'

/** Every document has a type; of a practice, other tools read the rest. */
const READ_ELSEWHERE: readonly string[] = ['type', 'mentions', 'level']

/** The forms that may stand at a place, by their JSON schema. */
function formsOf(shape: unknown): readonly unknown[] {
  const { anyOf } = asObject(shape)
  return Array.isArray(anyOf) ? anyOf.flatMap(formsOf) : [shape]
}

function unknownIn(value: unknown, shape: unknown, path: string): readonly Issue[] {
  const forms = formsOf(shape).map(asObject)
  if (Array.isArray(value)) {
    const items = forms.find((form) => 'items' in form)?.items
    return value.flatMap((item: unknown, i) => unknownIn(item, items, childPath(path, i)))
  }
  const properties = asObject(forms.find((form) => 'properties' in form)?.properties)
  const known = Object.keys(properties)
  if (!isObject(value) || known.length === 0) return []
  return Object.entries(value).flatMap(([field, inside]) => {
    if (known.includes(field)) return unknownIn(inside, properties[field], childPath(path, field))
    if (READ_ELSEWHERE.includes(field)) return []
    const name = nearest(field, known)
    const hint = name === null ? '' : `; did you mean '${name}'?`
    return [{ path: childPath(path, field), reason: `unknown field '${field}'${hint}` }]
  })
}

const shapeOf = (schema: z.ZodType): unknown => z.toJSONSchema(schema, { io: 'input' })

/** Vocabulary is read leniently, and written like the other choices. */
const quizShape = (type: TypeName): unknown => shapeOf(type === 'vocab-mcq' ? storedChoices : documents[type].schema)

/** Of a quiz of this type. */
export const unknownQuizFields = (body: unknown, type: TypeName): readonly Issue[] =>
  unknownIn(body, quizShape(type), ROOT)

/** Of a listening practice. */
export const unknownPracticeFields = (body: unknown): readonly Issue[] => unknownIn(body, shapeOf(storedPractice), ROOT)
