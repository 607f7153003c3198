import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import type { FileStorage } from '#server/ports/file-storage.ts'
import { createPaperWatcher, type PaperWatcher } from './paper-watcher.ts'

const PAPER = '2025_P6_OtterBay_Maths_Prelim.pdf'
const OLD = '2024_P6_OtterBay_Maths_Prelim.pdf'

describe('a paper in the content folder', () => {
  let root: string
  let folder: string
  let files: FileStorage
  let watcher: PaperWatcher
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

  const drop = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const stored = async () => (await files.list('')).map(({ path, size }) => `${path} ${size}`)

  beforeEach(async () => {
    vi.resetAllMocks()
    root = mkdtempSync(join(tmpdir(), 'readysix-dropped-'))
    folder = join(root, 'downloads')
    mkdirSync(folder)
    drop(OLD, 'old')
    files = createMemoryFileStorage()
    await files.put({ path: `downloads/${OLD}`, read: async () => new TextEncoder().encode('old') })
    watcher = createPaperWatcher({ folder, files, log })
    await watcher.scan()
  })

  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('is taken when it no longer changes', async () => {
    drop(PAPER, 'half')
    await watcher.scan()
    drop(PAPER, 'half and whole')
    await watcher.scan()
    expect(await stored()).toEqual([`downloads/${OLD} 3`])
    await watcher.scan()
    expect(await stored()).toEqual([`downloads/${OLD} 3`, `downloads/${PAPER} 14`])
    expect(log.info).toHaveBeenCalledTimes(1)
  })

  it('is taken again when it is replaced', async () => {
    drop(OLD, 'newer')
    await watcher.scan()
    await watcher.scan()
    expect(await stored()).toEqual([`downloads/${OLD} 5`])
  })

  it('leaves the storage when it is removed, but not in the moment of being replaced', async () => {
    const remove = vi.spyOn(files, 'remove')
    rmSync(join(folder, OLD))
    await watcher.scan()
    drop(OLD, 'old')
    await watcher.scan()
    expect(remove).not.toHaveBeenCalled()
    rmSync(join(folder, OLD))
    await watcher.scan()
    await watcher.scan()
    expect(await stored()).toEqual([])
  })

  it('stays when the whole folder is away', async () => {
    renameSync(folder, `${folder}-away`)
    for (let i = 0; i < 3; i += 1) await watcher.scan()
    expect(await stored()).toEqual([`downloads/${OLD} 3`])
    expect(log.error).not.toHaveBeenCalled()
  })

  it('is taken from a folder that is made later', async () => {
    folder = join(root, 'made-later')
    watcher = createPaperWatcher({ folder, files, log })
    await watcher.scan()
    mkdirSync(folder)
    drop(PAPER, 'paper')
    await watcher.scan()
    await watcher.scan()
    expect(await stored()).toContain(`downloads/${PAPER} 5`)
  })

  it('with another name is passed over and logged once', async () => {
    drop('notes.pdf', 'x')
    drop('.hidden', 'x')
    for (let i = 0; i < 3; i += 1) await watcher.scan()
    expect(await stored()).toEqual([`downloads/${OLD} 3`])
    expect(log.warn.mock.calls).toEqual([[{ fileName: 'notes.pdf' }, expect.any(String)]])
  })

  it('is tried again when the storage did not take it', async () => {
    const put = vi.spyOn(files, 'put').mockRejectedValueOnce(new Error('full'))
    drop(PAPER, 'paper')
    for (let i = 0; i < 2; i += 1) await watcher.scan()
    expect(log.error).toHaveBeenCalledTimes(1)
    put.mockRestore()
    await watcher.scan()
    expect(await stored()).toContain(`downloads/${PAPER} 5`)
  })
})
