import { expect, test } from 'vitest'
import { jsonPath, zodIssues } from './issue.ts'

test.each([
  [[], '$'],
  [['questions', 3, 'answer'], '$.questions[3].answer'],
  [['word list', 0], '$["word list"][0]'],
  [['a"b'], '$["a\\"b"]'],
])('%j is %s', (keys, path) => expect(jsonPath(keys)).toBe(path))

test('the issues of a zod error keep their order and their messages', () =>
  expect(
    zodIssues({
      issues: [
        { path: ['title'], message: 'no title' },
        { path: ['clips', 1], message: 'no clip' },
      ],
    }),
  ).toEqual([
    { path: '$.title', reason: 'no title' },
    { path: '$.clips[1]', reason: 'no clip' },
  ]))
