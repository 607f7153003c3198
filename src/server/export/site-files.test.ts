import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { builtFiles, storedFiles } from './site-files.ts'

it('papers go where they are linked, other files below /files, and what only lies among the papers nowhere', async () => {
  const storage = createMemoryFileStorage()
  const paths = ['listening-audio/a 1/b.mp3', 'downloads/2024_P6_OtterBay_English_Prelim.pdf', 'downloads/Minutes.pdf']
  for (const path of paths) await storage.put({ path, read: async () => Buffer.from(path) })
  const files = await storedFiles(storage)
  expect(files.map(({ path }) => path).sort()).toEqual([
    '/downloads/2024_P6_OtterBay_English_Prelim.pdf',
    '/files/listening-audio/a%201/b.mp3',
  ])
  for (const { read } of files) expect(paths).toContain(Buffer.from(await read()).toString())
})

it('the build is copied without what its tools leave in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'readysix-built-'))
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name))
  for (const name of ['.vite/manifest.json', 'assets/a.js', 'assets/a.js.br', 'favicon.svg'])
    writeFileSync(join(folder, name), name)
  const files = await builtFiles(folder)
  expect(files.map(({ path }) => path)).toEqual(['/assets/a.js', '/assets/a.js.br', '/favicon.svg'])
})
