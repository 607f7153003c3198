import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realSchoolsLike } from './school-names.ts'

const keys = new Set(
  ['content/prelimQuizzes', 'content/papers/maths', 'content/papers/science-prelims'].flatMap((folder) =>
    readdirSync(folder).map((file) => /^\d{4}-([A-Za-z0-9]+)/.exec(file)?.[1] ?? ''),
  ),
)

test('no school of the content folder is like a real one', () => {
  expect(keys.size).toBeGreaterThanOrEqual(17)
  expect([...keys].flatMap(realSchoolsLike)).toEqual([])
})

test.each([
  ['CasuarinaBay', ['Casuarina']],
  ['Coral', ['Coral']],
  ['WoodGrove', ['Woodgrove']],
  ['Rosythia', ['Rosyth']],
  ['HeronPark', []],
])('%s is like %j', (key, real) => expect(realSchoolsLike(key)).toEqual(real))
