import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { ExportError } from './export-error.ts'
import { openExportFolder } from './export-folder.ts'

let place: string
let dir: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'readysix-folder-'))
  dir = join(place, 'site')
})

async function exported(files: Readonly<Record<string, string>>) {
  const folder = await openExportFolder(dir)
  for (const [name, text] of Object.entries(files)) await folder.write(name, Buffer.from(text))
  return folder
}

const names = () => readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()

describe('the folder of an export', () => {
  it('is there when all of it is', async () => {
    const folder = await exported({ 'a/b.html': 'b', 'c.html': 'cc' })
    expect(readdirSync(place)).not.toContain('site')
    await folder.finish()
    expect(names()).toEqual(['.readysix-export', 'a', 'a/b.html', 'c.html'])
    expect(folder.written).toEqual({ files: 2, bytes: 3 })
    expect(readdirSync(place)).toEqual(['site'])
  })

  it('is replaced as a whole: what is no longer written is gone', async () => {
    await (await exported({ 'old.html': 'old', 'both.html': '1' })).finish()
    await (await exported({ 'both.html': '2', 'new.html': 'new' })).finish()
    expect(names()).toEqual(['.readysix-export', 'both.html', 'new.html'])
    expect(readFileSync(join(dir, 'both.html'), 'utf8')).toBe('2')
    expect(readdirSync(place)).toEqual(['site'])
  })

  it('stays as it was when an export is given up', async () => {
    await (await exported({ 'a.html': '1' })).finish()
    await (await exported({ 'a.html': '2' })).discard()
    expect(readFileSync(join(dir, 'a.html'), 'utf8')).toBe('1')
    expect(readdirSync(place)).toEqual(['site'])
  })

  it('is never taken from somebody else', async () => {
    mkdirSync(dir)
    await (await exported({ 'a.html': '1' })).finish()
    mkdirSync(join(dir, '.git'))
    const refused = openExportFolder(dir)
    await expect(refused).rejects.toThrow(ExportError)
    await expect(refused).rejects.toThrow('holds .git, which no export wrote')
    writeFileSync(join(place, 'letter.txt'), '')
    await expect(openExportFolder(place)).rejects.toThrow('holds letter.txt')
    expect(readdirSync(place).sort()).toEqual(['letter.txt', 'site'])
  })
})
