import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DEFAULT_SITE } from '#lib/site.ts'
import { checkPapers } from './check-papers.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'readysix-papers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a content folder without papers has nothing to check', () =>
  expect(checkPapers(folder, DEFAULT_SITE)).toEqual({ issues: [], advice: [] }))

test.each([
  ['{', '$'],
  ['{"year": "2024"}', '$.year'],
])('a bank of %s is an issue at %s, and no paper is drawn from it', (bank, path) => {
  const file = join(folder, 'papers', 'maths', 'one.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bank)
  const { issues, advice } = checkPapers(folder, DEFAULT_SITE)
  expect(issues).toContainEqual({ file, path, reason: expect.any(String) })
  expect(advice).toEqual([])
})
