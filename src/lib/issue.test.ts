import { expect, test } from 'vitest'
import { jsonPath } from './issue.ts'

test.each([
  [[], '$'],
  [['questions', 3, 'answer'], '$.questions[3].answer'],
  [['word list', 0], '$["word list"][0]'],
  [['a"b'], '$["a\\"b"]'],
])('%j is %s', (keys, path) => expect(jsonPath(keys)).toBe(path))
