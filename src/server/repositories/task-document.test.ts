import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePrelimTask } from './task-document.ts'

const synthesis: unknown = JSON.parse(readFileSync('content/tasks/synthesis/1.json', 'utf8'))

const reasonOf = (id: string): string => {
  const parsed = parsePrelimTask(id, synthesis)
  return parsed.status === 'ok' ? '' : parsed.issues.map(({ reason }) => reason).join()
}

test("a text of a school's prelim is called by its year, its school and its own kind", () => {
  expect(reasonOf('2024-Oriole-synthesis')).toBe('')
  expect(reasonOf('2024-Oriole-visual-text')).toBe("is of the kind 'synthesis', and its name says 'visual-text'")
  for (const id of ['2024-Oriole', '2024-Oriole-essay', 'Oriole-synthesis', '24-Oriole-synthesis'])
    expect(reasonOf(id)).toContain(`is called '${id}'`)
})
