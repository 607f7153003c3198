import { expect, test } from 'vitest'
import { choiceQuery, partsOf, readChoices } from './print-choices.ts'

test.each(['', 'part=key', 'part=paper&size=large&sheet=yes', 'size=large'])('%j is read and written alike', (query) =>
  expect(choiceQuery(readChoices(new URLSearchParams(query))).toString()).toBe(query),
)

test('what makes no sense counts as the first choice', () => {
  expect(readChoices(new URLSearchParams('part=all&size=9&sheet=1'))).toEqual(readChoices(new URLSearchParams()))
  expect(readChoices(new URLSearchParams('part=key&sheet=yes')).answerSheet).toBe(false)
})

test.each([
  ['', ['paper', 'key']],
  ['sheet=yes', ['paper', 'answers', 'key']],
  ['part=paper&sheet=yes', ['paper', 'answers']],
  ['part=key&sheet=yes', ['key']],
])('%j prints %j', (query, parts) => expect([...partsOf(readChoices(new URLSearchParams(query)))]).toEqual(parts))
