import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConfigError } from './config.ts'
import { makeDataDir } from './data-folder.ts'

let dir: string
const here = { databaseUrl: null, s3: null, sessionSecrets: [] }

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-data-'))
})

afterEach(() => rmSync(dir, { recursive: true }))

it('makes the folder with those above it, and takes one that is there', () => {
  const dataDir = join(dir, 'deep/data')
  makeDataDir({ ...here, dataDir })
  makeDataDir({ ...here, dataDir })
  expect(existsSync(dataDir)).toBe(true)
})

it('refuses a folder that cannot be made, with the name of the setting', () => {
  const file = join(dir, 'file')
  writeFileSync(file, 'text')
  for (const dataDir of [file, join(file, 'data'), '/proc/nope', '/proc/nope/deeper']) {
    expect(() => makeDataDir({ ...here, dataDir })).toThrow(ConfigError)
    expect(() => makeDataDir({ ...here, dataDir })).toThrow(/^DATA_DIR: .+ cannot be used: E[A-Z]+: /)
  }
  expect(readFileSync(file, 'utf8')).toBe('text')
})
