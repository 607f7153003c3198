import { expect, it } from 'vitest'
import { progressLines, reportLines } from './report.ts'

it('names what changed, and shortens a long list', () => {
  const added = Array.from({ length: 23 }, (_, i) => ({ collection: 'quizzes' as const, id: `Set_${i}` }))
  const removed = [{ collection: 'prelimQuizzes' as const, id: '2024-Sunbird-Editing' }]
  const lines = reportLines({ version: 'v', added, changed: [], removed, unchanged: 4 })
  expect(lines).toHaveLength(23)
  expect(lines[0]).toBe('+ quizzes/Set_0')
  expect(lines.slice(-3)).toEqual([
    '+ … and 3 more',
    '- prelimQuizzes/2024-Sunbird-Editing',
    'Imported: 23 added, 0 changed, 1 removed, 4 unchanged',
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
