import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { spawnInFolder } from '../test/run-in-folder.ts'

it('runs as a process of its own: lines, status and what is wrong', () => {
  const dir = mkdtempSync(join(tmpdir(), 'readysix-process-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'elsewhere/quizzes'), { recursive: true })
  writeFileSync(join(dir, 'elsewhere/quizzes/one.json'), '"anything"')
  const spawned = (...args: string[]) =>
    spawnInFolder(dir, 'scripts/content/main.ts', { CONTENT_DIR: 'elsewhere' }, ['import', ...args])
  const stdout = '+ quizzes/one\nImported: 1 added, 0 changed, 0 removed, 0 unchanged\n'
  expect(spawned('--unchecked')).toEqual({ status: 0, stdout, stderr: '' })
  const stderr = expect.stringMatching(/^(elsewhere\/quizzes\/one\.json: \$: .+\n){2}2 errors; nothing was imported\n$/)
  expect(spawned()).toEqual({ status: 1, stdout: '', stderr })
})
