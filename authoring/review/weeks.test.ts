import { expect, test } from 'vitest'
import { LANGUAGE_SUBJECTS } from '#lib/subjects.ts'
import { typeNames } from '#quiz/registry/definitions.ts'
import { taskKinds } from '#tasks/task.ts'
import { weeksTable } from './weeks.ts'

const quiz = (type: string, questions: number) => ({
  collection: 'quizzes' as const,
  id: `${type} ${questions}`,
  body: { type, questions: Array.from({ length: questions }, () => ({})) },
})
const row = (kind: string, documents: Parameters<typeof weeksTable>[0]) =>
  weeksTable(documents).find((one) => one.kind === kind)

test('items of two types are counted together, and what is missing is named', () => {
  expect(row('Vocabulary', [quiz('vocab-mcq', 80), quiz('vocab-cloze', 20)])).toMatchObject({
    count: 100,
    weeks: 2,
    short: 500,
  })
})

test('passages and practices are counted whole', () => {
  const listening = { collection: 'listeningPractices' as const, id: 'english-2024', body: { clips: [] } }
  expect(row('Editing', [quiz('editing', 10), quiz('editing', 12)])).toMatchObject({ count: 2, weeks: 0.5, short: 46 })
  expect(row('English listening', [listening])).toMatchObject({ count: 1, short: 11 })
})

test.each([
  ...typeNames.map((type) => ({ ...quiz(type, 1), name: type })),
  ...taskKinds.map((kind) => ({ collection: 'tasks' as const, id: `${kind}/1`, body: { kind }, name: kind })),
  ...LANGUAGE_SUBJECTS.map((name) => ({
    collection: 'listeningPractices' as const,
    id: `${name}-2024`,
    body: {},
    name,
  })),
])('$name is counted in one row', (document) =>
  expect(weeksTable([document]).filter(({ count }) => count > 0)).toHaveLength(1),
)
