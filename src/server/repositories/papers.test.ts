import { describe, expect, it, vi } from 'vitest'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { FileGoneError } from '#server/ports/file-storage.ts'
import { createPaperRepository, paperPath } from './papers.ts'

async function opened(files: Readonly<Record<string, string>>) {
  const storage = createMemoryFileStorage()
  for (const [path, text] of Object.entries(files)) {
    await storage.put({ path, read: async () => new TextEncoder().encode(text) })
  }
  const countPages = vi.fn(async (bytes: Uint8Array) => bytes.byteLength)
  const log = { warn: vi.fn() }
  return { storage, countPages, log, papers: createPaperRepository({ files: storage, countPages, log }) }
}

const ENGLISH = 'downloads/2024_P6_OtterBay_English_Prelim.pdf'
const KEY = 'downloads/2024_P6_OtterBay_English_Prelim_Key.pdf'

describe('the papers', () => {
  it('are what the storage has of a year, with size and pages, a key after its paper', async () => {
    const { papers } = await opened({
      [KEY]: 'ab',
      [ENGLISH]: 'abc',
      'downloads/2025_P6_Sunbird_Maths_Prelim.pdf': 'a',
      'listening-audio/english-2024/clip_1.mp3': 'sound',
    })
    expect(await papers.years()).toEqual([2024, 2025])
    expect(await papers.ofYear(2024)).toEqual([
      {
        year: 2024,
        school: 'OtterBay',
        subject: 'english',
        kind: 'paper',
        fileName: '2024_P6_OtterBay_English_Prelim.pdf',
        bytes: 3,
        pages: 3,
      },
      expect.objectContaining({ kind: 'key', bytes: 2, pages: 2 }),
    ])
    expect(await papers.ofYear(2022)).toEqual([])
  })

  it('are counted once, and again when the file changes', async () => {
    const { papers, countPages, storage } = await opened({ [ENGLISH]: 'abc' })
    await papers.ofYear(2024)
    await papers.ofYear(2024)
    expect(countPages).toHaveBeenCalledTimes(1)
    await storage.put({ path: ENGLISH, read: async () => new Uint8Array(7) })
    expect(await papers.ofYear(2024)).toMatchObject([{ pages: 7 }])
  })

  it('are shown without their pages when their bytes are lost, beside the others', async () => {
    const { papers, storage } = await opened({ [ENGLISH]: 'abc', [KEY]: 'ab' })
    const { open } = storage
    vi.spyOn(storage, 'open').mockImplementation((file, range) =>
      file.path === KEY ? Promise.reject(new FileGoneError(KEY)) : open(file, range),
    )
    expect((await papers.ofYear(2024)).map(({ pages }) => pages)).toEqual([3, null])
  })

  it('pass over other names, which are logged once', async () => {
    const { papers, log } = await opened({
      'downloads/notes.pdf': 'x',
      'downloads/old/2024_P6_A_Maths_Prelim.pdf': 'x',
    })
    expect(await papers.years()).toEqual([])
    expect(await papers.ofYear(2024)).toEqual([])
    await papers.version()
    expect(log.warn.mock.calls).toEqual([
      [{ fileName: 'notes.pdf' }, expect.any(String)],
      [{ fileName: 'old/2024_P6_A_Maths_Prelim.pdf' }, expect.any(String)],
    ])
  })

  it('have a version that tells when one comes, changes or goes, and outlives a failing storage', async () => {
    const { papers, storage } = await opened({})
    const versions = [await papers.version()]
    await storage.put({ path: ENGLISH, read: async () => new Uint8Array(1) })
    versions.push(await papers.version())
    await storage.put({ path: ENGLISH, read: async () => new Uint8Array(2) })
    versions.push(await papers.version())
    await storage.put({ path: 'downloads/notes.pdf', read: async () => new Uint8Array(2) })
    expect(await papers.version()).toBe(versions.at(-1))
    expect(new Set(versions).size).toBe(3)
    vi.spyOn(storage, 'list').mockRejectedValue(new Error('away'))
    expect(await papers.version()).toBe(versions.at(-1))
    await expect(papers.years()).rejects.toThrow('away')
  })
})

describe('the path of a paper', () => {
  it('is only for the name of a paper', () => {
    expect(paperPath('2024_P6_OtterBay_English_Prelim.pdf')).toBe(ENGLISH)
    for (const name of ['notes.pdf', '../index.json', '2024_P6_../x_Maths_Prelim.pdf', '']) {
      expect(paperPath(name)).toBeNull()
    }
  })
})
