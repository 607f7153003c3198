import { expect, it } from 'vitest'
import { importLines, progressLines, removalLines } from './report.ts'

it('names up to ten documents that changed, and counts more', () => {
  const added = Array.from({ length: 11 }, (_, i) => ({ collection: 'quizzes' as const, id: `Set_${i}` }))
  const changed = added.slice(0, 10)
  const removed = [{ collection: 'prelimQuizzes' as const, id: '2024-Sunbird-Editing' }]
  const files = { added: ['downloads/a.pdf'], changed: [], removed: [], unchanged: 0 }
  const lines = importLines({ version: 'v', added, changed, removed, unchanged: 4 }, files)
  expect(lines).toHaveLength(15)
  expect(lines.slice(0, 2)).toEqual(['+ 11 documents', '~ quizzes/Set_0'])
  expect(lines.slice(-5)).toEqual([
    '~ quizzes/Set_9',
    '- prelimQuizzes/2024-Sunbird-Editing',
    '+ files/downloads/a.pdf',
    'Imported: 11 added, 10 changed, 1 removed, 4 unchanged',
    'Files: 1 added, 0 changed, 0 removed, 0 unchanged',
  ])
})

it('names what a refused import would remove', () => {
  const many = Array.from({ length: 11 }, (_, i) => `files/downloads/${i}.pdf`)
  const removals = [
    { kind: 'document' as const, names: ['quizzes/a', 'quizzes/b'], total: 3 },
    { kind: 'file' as const, names: many, total: 50 },
  ]
  expect(removalLines(removals)).toEqual([
    '- quizzes/a',
    '- quizzes/b',
    'This would remove 2 of 3 documents, more than a tenth',
    '- 11 files',
    'This would remove 11 of 50 files, more than a tenth',
  ])
})

it('prints progress every 1,000 documents or every second', () => {
  let clock = 0
  const lines: string[] = []
  const progress = progressLines(
    (line) => lines.push(line.trim()),
    () => clock,
  )
  for (let done = 1; done <= 2500; done += 1) progress('read', done, 2500)
  clock = 1500
  progress('written', 500, 2500)
  progress('written', 1000, 2500)
  progress('written', 1500, 2500)
  expect(lines).toEqual(['read 1000 of 2500', 'read 2000 of 2500', 'written 500 of 2500', 'written 1500 of 2500'])
})

it('prints no progress for a short import', () => {
  const lines: string[] = []
  const progress = progressLines(
    (line) => lines.push(line),
    () => 0,
  )
  for (let done = 1; done <= 200; done += 1) progress('written', done, 200)
  expect(lines).toEqual([])
})
