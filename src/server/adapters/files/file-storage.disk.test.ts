import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bytesOf, fileStorageContract, nothing, source } from '#server/contract/file-storage.contract.ts'
import { FileGoneError, FileStorageUnavailableError } from '#server/ports/file-storage.ts'
import { createDiskFileStorage } from './file-storage.disk.ts'

fileStorageContract('disk', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'readysix-files-'))
  const connect = async () => createDiskFileStorage({ dir: join(dir, 'files') })
  return { storage: await connect(), connect, dispose: async () => rmSync(dir, { recursive: true }) }
})

describe('the folder', () => {
  let dir: string

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'readysix-files-'))
  })

  afterEach(() => rmSync(dir, { recursive: true }))

  const contents = () => readdirSync(join(dir, 'contents'))

  it('holds each content once, and nothing half-written', async () => {
    const storage = createDiskFileStorage({ dir })
    await storage.replace('all', [source('a', 'same'), source('b', 'same'), source('c', 'other')], nothing)
    expect(contents()).toHaveLength(2)
    expect(readdirSync(dir, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual([])
  })

  it('lets go of what no index has named for two imports, but not of what another import may be writing', async () => {
    const storage = createDiskFileStorage({ dir })
    await storage.replace('all', [source('a', 'first')], nothing)
    for (const name of contents()) utimesSync(join(dir, 'contents', name), 0, 0)
    writeFileSync(join(dir, 'contents', 'of-another-process'), 'x')
    await storage.replace('all', [source('a', 'second')], nothing)
    expect(contents()).toHaveLength(3)
    await storage.replace('all', [source('a', 'third')], nothing)
    expect(contents()).toHaveLength(3)
    expect(contents()).toContain('of-another-process')
  })

  it('ends with an error, not with half a file, when a content is cut short', async () => {
    const storage = createDiskFileStorage({ dir })
    await storage.replace('all', [source('a', 'x'.repeat(1000))], nothing)
    truncateSync(join(dir, 'contents', String(contents()[0])), 10)
    const file = await storage.find('a')
    if (file === null) throw new Error('not there')
    await expect(bytesOf(storage, file)).rejects.toThrow(FileGoneError)
  })

  it('knows what is missing, cut short or changed, and takes it again', async () => {
    const storage = createDiskFileStorage({ dir })
    const sources = ['kept', 'gone', 'short', 'other'].map((name) => source(name, `${name} bytes`))
    await storage.replace('all', sources, nothing)
    const contentOf = async (path: string) => join(dir, 'contents', (await storage.find(path))?.hash ?? '')
    rmSync(await contentOf('gone'))
    truncateSync(await contentOf('short'), 3)
    writeFileSync(await contentOf('other'), 'OTHER bytes')
    const paths = async (how: 'by size' | 'by reading') => (await storage.damaged(how)).map(({ path }) => path)
    expect(await paths('by size')).toEqual(['gone', 'short'])
    expect(await paths('by reading')).toEqual(['gone', 'other', 'short'])
    expect(existsSync(await contentOf('other'))).toBe(false)
    expect(await paths('by size')).toEqual(['gone', 'other', 'short'])
    await storage.replace('all', sources, nothing)
    expect(await paths('by reading')).toEqual([])
  })

  it('is for its owner only', async () => {
    await createDiskFileStorage({ dir: join(dir, 'new') }).put(source('a', 'x'))
    const modes = readdirSync(join(dir, 'new'), { recursive: true, withFileTypes: true }).map((entry) => [
      entry.isDirectory(),
      statSync(join(entry.parentPath, entry.name)).mode & 0o777,
    ])
    expect(modes).toHaveLength(3)
    for (const [isFolder, mode] of modes) expect(mode).toBe(isFolder === true ? 0o700 : 0o600)
  })

  it('closes a content that cannot be read', async () => {
    const storage = createDiskFileStorage({ dir })
    await storage.replace('all', [source('a', 'x')], nothing)
    const content = join(dir, 'contents', String(contents()[0]))
    rmSync(content)
    mkdirSync(content)
    const probe = await open(content)
    const handles: FileHandle = Object.getPrototypeOf(probe)
    await probe.close()
    const read = vi.spyOn(handles, 'read')
    const file = await storage.find('a')
    if (file === null) throw new Error('not there')
    await expect(bytesOf(storage, file)).rejects.toThrow('EISDIR')
    // A closed handle has the descriptor -1.
    expect(read.mock.contexts).toMatchObject([{ fd: -1 }])
    read.mockRestore()
  })

  it('says so when its index is damaged, and overwrites nothing', async () => {
    const storage = createDiskFileStorage({ dir })
    await storage.replace('all', [source('a', '1')], nothing)
    for (const damage of ['{"files": [', '{"files": [{"path": "a"}]}', '[]']) {
      writeFileSync(join(dir, 'index.json'), damage)
      await expect(storage.find('a')).rejects.toThrow(FileStorageUnavailableError)
      await expect(storage.find('a')).rejects.toThrow(`${join(dir, 'index.json')} is damaged: move it away and start`)
      await expect(storage.replace('all', [source('a', '2')], nothing)).rejects.toThrow(FileStorageUnavailableError)
    }
  })

  it('cannot be made where a file is in the way', async () => {
    writeFileSync(join(dir, 'taken'), 'x')
    const storage = createDiskFileStorage({ dir: join(dir, 'taken') })
    await expect(storage.replace('all', [source('a', '1')], nothing)).rejects.toThrow(FileStorageUnavailableError)
  })
})
