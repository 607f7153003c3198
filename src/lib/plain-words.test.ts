import { expect, test } from 'vitest'
import { z } from 'zod'
import { nearest, plainWords, zodIssues } from './plain-words.ts'

const schema = z.object({
  name: z.string().min(1),
  level: z.literal(['low', 'high']),
  day: z
    .string()
    .regex(/^\d{4}-\d\d$/)
    .optional(),
  marks: z.int().min(1).max(5).optional(),
  own: z.string().min(2, 'is too short a name').optional(),
  words: z.array(z.union([z.string(), z.object({ id: z.int() })])).max(2),
  head: z.strictObject({ title: z.string() }).optional(),
})
const GOOD = { name: 'a', level: 'low', words: ['b', { id: 1 }] }

function lines(change: object): readonly string[] {
  const document = { ...GOOD, ...change }
  const parsed = schema.safeParse(document, plainWords)
  return parsed.success ? [] : zodIssues(parsed.error, document).map(({ path, reason }) => `${path}: ${reason}`)
}

test('a good document has no issue', () => expect(lines({})).toEqual([]))

test.each([
  [
    { name: undefined, nmae: 'a' },
    "$.name: is missing; a text is expected here; the field 'nmae' may be meant as 'name'",
  ],
  [{ name: null }, '$.name: is null; a text is expected here'],
  [{ name: '' }, '$.name: is empty'],
  [{ name: true }, '$.name: is true; a text is expected here'],
  [{ level: 'x'.repeat(50) }, `$.level: is the text '${'x'.repeat(40)}…'; 'low' or 'high' is expected here`],
  [{ day: 'May' }, "$.day: is the text 'May', which is not of the form that is expected here"],
  [{ marks: 1.5 }, '$.marks: is the number 1.5; a whole number is expected here'],
  [{ marks: 0 }, '$.marks: is the number 0; at least 1 is expected here'],
  [{ marks: 6 }, '$.marks: is the number 6; at most 5 is expected here'],
  [{ own: 'x' }, '$.own: is too short a name'],
  [{ words: 'b' }, "$.words: is the text 'b'; a list is expected here"],
  [{ words: ['a', 'b', 'c'] }, '$.words: has 3 entries; at most 2 are expected here'],
  [{ words: [7] }, '$.words[0]: is the number 7; a text or an object is expected here'],
  [{ words: [{ id: 'b' }] }, "$.words[0].id: is the text 'b'; a number is expected here"],
  [{ head: { title: 'a', lead: 'b' } }, "$.head: has the unknown field 'lead'"],
])('%j is told in plain words', (change, line) => expect(lines(change)).toEqual([line]))

test.each([
  ['explantion', 'explanation'],
  ['Explanation', 'explanation'],
  ['reason', 'reasons'],
  ['hint', null],
])('%s may mean %s', (name, meant) => expect(nearest(name, ['reasons', 'explanation'])).toBe(meant))
