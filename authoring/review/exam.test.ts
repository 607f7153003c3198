import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContent } from '#server/content/read-content.ts'
import { checkExam, confirmExam } from './check-exam.ts'
import { reachTable } from './reach.ts'

const read = (folder: string) => readContent(folder, () => {}).documents

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'exam-'))
  cpSync('content/exam', join(dir, 'exam'), { recursive: true })
  for (const name of ['english', 'chinese', 'mathematics', 'science', 'dates']) confirmExam(dir, name, '2026-11-23')
})
afterEach(() => rmSync(dir, { recursive: true }))

test('facts are good for 90 days; then each file is named with the command that confirms it', () => {
  expect(checkExam(read(dir), '2027-02-21')).toEqual([])
  const issues = checkExam(read(dir), '2027-02-22')
  expect(issues).toHaveLength(5)
  expect(issues[0]?.file).toContain('chinese.json')
  expect(issues[0]?.reason).toContain("'npm run content -- confirm chinese'")
})

test('a confirmed file is good again, and nothing else in it changes', () => {
  const before = readFileSync(join(dir, 'exam', 'english.json'), 'utf8')
  confirmExam(dir, 'english', '2027-02-22')
  expect(checkExam(read(dir), '2027-02-22')).toHaveLength(4)
  const after = readFileSync(join(dir, 'exam', 'english.json'), 'utf8')
  expect(after.replace('2027-02-22', '2026-11-23')).toBe(before)
})

test('without a library nothing can be practised; with the shipped one three quarters of all marks', () => {
  expect(reachTable(read(dir), '2026-11-23').mean).toBe(0)
  const { rows, mean } = reachTable(read('content'), '2026-11-23')
  expect(rows.map(({ subject, marked, ticked }) => [subject, marked, ticked])).toEqual([
    ['English', 90, 20],
    ['Chinese', 78, 32],
    ['Mathematics', 60, 40],
    ['Science', 60, 40],
  ])
  expect(mean).toBeGreaterThanOrEqual(75)
})
