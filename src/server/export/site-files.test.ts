import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DEFAULT_SITE } from '#lib/site.ts'
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
  const files = await builtFiles(folder, DEFAULT_SITE)
  expect(files.map(({ path }) => path)).toEqual(['/assets/a.js', '/assets/a.js.br', '/favicon.svg'])
})

it('the web app manifest is copied with the name of a renamed site, without its compressed forms', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'readysix-built-'))
  const manifest = readFileSync('public/manifest.webmanifest', 'utf8')
  for (const name of ['manifest.webmanifest', 'manifest.webmanifest.br', 'manifest.webmanifest.gz', 'a.js.br'])
    writeFileSync(join(folder, name), manifest)
  const [first, copied, ...others] = await builtFiles(folder, { ...DEFAULT_SITE, name: 'Kampung Practice' })
  expect([first?.path, copied?.path, others]).toEqual(['/a.js.br', '/manifest.webmanifest', []])
  expect(JSON.parse(Buffer.from((await copied?.read()) ?? []).toString())).toMatchObject({
    name: 'Kampung Practice: PSLE practice',
    short_name: 'ReadySix',
    start_url: '/',
  })
})
