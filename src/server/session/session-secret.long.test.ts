import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SessionSecretError, storedSessionSecret } from './session-secret.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-secret-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

it('is made once, for the owner alone, and then kept', () => {
  const data = join(dir, 'not/there/yet')
  const made = storedSessionSecret(data)
  expect(made.length).toBeGreaterThan(40)
  expect(storedSessionSecret(data)).toBe(made)
  expect(readdirSync(data)).toEqual(['session-secret'])
  expect(readFileSync(join(data, 'session-secret'), 'utf8')).toBe(made)
  expect(statSync(join(data, 'session-secret')).mode & 0o777).toBe(0o600)
  expect(storedSessionSecret(join(dir, 'elsewhere'))).not.toBe(made)
})

it('is one for all processes that start at the same time', async () => {
  const module = JSON.stringify(new URL('./session-secret.ts', import.meta.url).href)
  const program = `import { storedSessionSecret } from ${module}
    while (Date.now() < ${Date.now() + 1500});
    console.log(storedSessionSecret(${JSON.stringify(dir)}))`
  const made = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
      return said.trim()
    }),
  )
  expect(made[0]).toMatch(/^[\w-]{43}$/)
  expect(new Set(made).size).toBe(1)
  expect(readdirSync(dir)).toEqual(['session-secret'])
})

it.each(['', 'guess me', '"', 'x'.repeat(44)])('refuses the file when it holds %j, and says what to do', (kept) => {
  writeFileSync(join(dir, 'session-secret'), kept)
  expect(() => storedSessionSecret(dir)).toThrow(SessionSecretError)
  expect(() => storedSessionSecret(dir)).toThrow(/session-secret does not hold .*; delete it, or set SESSION_SECRET$/)
})

it('says which file cannot be used', () => {
  mkdirSync(join(dir, 'session-secret'))
  expect(() => storedSessionSecret(dir)).toThrow(SessionSecretError)
  expect(() => storedSessionSecret(dir)).toThrow(/session-secret cannot be used: EISDIR/)
})
