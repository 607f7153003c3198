import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_SITE } from '#lib/site.ts'
import { loadStaticFiles, type StaticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'readysix-static-'))
const MANIFEST = readFileSync('public/manifest.webmanifest', 'utf8')
const SCRIPT = 'let a = 1\n'.repeat(100)
let files: StaticFiles

beforeAll(() => {
  const put = (name: string, text: string | Uint8Array) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  put('assets/a-1234.js', SCRIPT)
  put('assets/a-1234.js.br', 'small')
  put('assets/a-1234.js.gz', gzipSync(SCRIPT))
  put('sounds/correct.mp3', 'sound')
  put('two words.txt', 'text')
  put('.vite/manifest.json', '{}')
  put('archive.gz', 'a file of its own')
  put('sw.js', 'worker')
  put('manifest.webmanifest', MANIFEST)
  put('manifest.webmanifest.br', 'built')
  files = loadStaticFiles(folder, { 'x-frame-options': 'DENY', 'permissions-policy': 'usb=()' }, DEFAULT_SITE)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('loadStaticFiles', () => {
  it('knows every file by its path, but neither dot folders nor the encoded forms', () => {
    expect([...files.keys()].sort()).toEqual([
      '/archive.gz',
      '/assets/a-1234.js',
      '/manifest.webmanifest',
      '/sounds/correct.mp3',
      '/sw.js',
      '/two%20words.txt',
    ])
  })

  it('sends the web app manifest as it was built, and with the name of a renamed site', () => {
    const built = files.get('/manifest.webmanifest')
    expect(Buffer.from(built?.plain().body ?? []).toString()).toBe(MANIFEST)
    expect(Buffer.from(built?.brotli?.body ?? []).toString()).toBe('built')
    const site = { name: 'Kampung $& "Practice"', shortName: 'Kampung', mark: null }
    const renamed = loadStaticFiles(folder, {}, site).get('/manifest.webmanifest')
    expect(renamed?.brotli).toBeNull()
    const text = Buffer.from(renamed?.plain().body ?? []).toString()
    expect(text).not.toContain('ReadySix')
    expect(JSON.parse(text)).toMatchObject({ name: 'Kampung $& "Practice": PSLE practice', short_name: 'Kampung' })
    expect(JSON.parse(text).icons).toEqual(JSON.parse(MANIFEST).icons)
  })

  it('lets assets be kept permanently and other files for an hour', () => {
    expect(files.get('/assets/a-1234.js')?.plain().headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-frame-options': 'DENY',
    })
    expect(files.get('/sounds/correct.mp3')?.plain().headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'audio/mpeg',
    })
  })

  it('sends what only documents obey with no asset', () => {
    expect(files.get('/assets/a-1234.js')?.plain().headers).not.toHaveProperty('permissions-policy')
    expect(files.get('/two%20words.txt')?.plain().headers).toMatchObject({ 'permissions-policy': 'usb=()' })
  })

  it('lets no old worker be kept', () => {
    expect(files.get('/sw.js')?.plain().headers).toMatchObject({ 'cache-control': 'no-cache' })
  })

  it('has the forms that the build has compressed', () => {
    const asset = files.get('/assets/a-1234.js')
    expect(Buffer.from(asset?.brotli?.body ?? []).toString()).toBe('small')
    expect(asset?.gzip?.body.byteLength).toBeLessThan(SCRIPT.length)
    expect(Buffer.from(asset?.plain().body ?? []).toString()).toBe(SCRIPT)
    expect(files.get('/sounds/correct.mp3')).toMatchObject({ brotli: null, gzip: null, ranges: true })
  })
})
