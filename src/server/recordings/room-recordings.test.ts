import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { audioPath, type Practice } from '#listening/practice/practice.ts'
import { PROMPTS, promptPath } from '#listening/practice/schedule.ts'
import { createDiskFileStorage } from '#server/adapters/files/file-storage.disk.ts'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { source } from '#server/contract/file-storage.contract.ts'
import { fileResponse } from '#server/http/file-response.ts'
import type { FileStorage } from '#server/ports/file-storage.ts'
import { createRoomRecordings } from './room-recordings.ts'

const FILES = join(import.meta.dirname, '../../../content/files')
const SHORT = new Uint8Array(readFileSync(join(FILES, promptPath('en', 'again'))))
const log = { error: vi.fn() }
const practice: Practice = {
  id: 'english-2024',
  title: '',
  displayTitle: '',
  language: 'en',
  totalClips: 2,
  plays: 2,
  readings: 2,
  instructions: '',
  clips: ['clip 1.mp3', 'clip 2.mp3'].map((audiofile) => ({ id: '', audiofile, transcript: '', questions: [] })),
}
const [FIRST = '', SECOND = ''] = practice.clips.map(({ audiofile }) => audioPath(practice.id, audiofile))

let clips: FileStorage
let joined: FileStorage
let opened: number

beforeEach(async () => {
  log.error.mockReset()
  opened = 0
  const stored = createMemoryFileStorage()
  const paths = [FIRST, SECOND, ...PROMPTS.map((prompt) => promptPath('en', prompt))]
  await stored.put(...paths.map((path) => source(path, SHORT)))
  clips = {
    ...stored,
    open(file, range) {
      opened += 1
      return stored.open(file, range)
    },
  }
  joined = createMemoryFileStorage()
})

function get(headers: Record<string, string> = {}, method = 'GET') {
  const storage = createRoomRecordings(clips, joined).storageOf(practice)
  return fileResponse(storage, 'hall.mp3', new Request('http://localhost/hall.mp3', { method, headers }), log)
}

describe('the whole recording of a listening room', () => {
  it('is sent in parts, with a strong tag, and by HEAD without a body', async () => {
    const whole = await get()
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const [etag, type] = [whole.headers.get('etag'), whole.headers.get('content-type')]
    expect([whole.status, type, etag]).toEqual([200, 'audio/mpeg', expect.stringMatching(/^"/)])
    const part = await get({ range: 'bytes=0-99', 'if-range': etag ?? '' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-99/${bytes.length}`])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(0, 100))
    const head = await get({}, 'HEAD')
    expect([head.headers.get('content-length'), head.body]).toEqual([String(bytes.length), null])
    expect((await get({ 'if-none-match': etag ?? '' })).status).toBe(304)
  })

  it('is joined once, also when many ask at the same time', async () => {
    const storage = createRoomRecordings(clips, joined).storageOf(practice)
    await Promise.all(Array.from({ length: 12 }, () => storage.find('hall.mp3')))
    const parts = PROMPTS.length + practice.clips.length
    expect(opened).toBe(parts)
    await (await get()).arrayBuffer()
    expect(opened).toBe(parts)
  })

  it('is kept also when those of several rooms are joined at the same time', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'readysix-recordings-'))
    joined = createDiskFileStorage({ dir })
    const years = [2021, 2022, 2023, 2024].map((year) => ({ ...practice, id: `english-${year}` }))
    for (const { id, clips: own } of years)
      await clips.put(...own.map(({ audiofile }) => source(audioPath(id, audiofile), SHORT)))
    const recordings = createRoomRecordings(clips, joined)
    const all = await Promise.all(years.map((one) => recordings.storageOf(one).find('hall.mp3')))
    expect((await joined.list('')).map(({ path }) => path)).toEqual(all.map((file) => file?.path))
    rmSync(dir, { recursive: true })
  })

  it('is joined again when a clip or the schedule has changed, and the older one goes', async () => {
    const before = await get()
    await before.arrayBuffer()
    await clips.put(source(SECOND, new Uint8Array(readFileSync(join(FILES, promptPath('en', 'check'))))))
    const after = await get()
    await after.arrayBuffer()
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect(await joined.list('')).toHaveLength(1)
  })

  it('is joined again when its bytes are lost', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'readysix-recordings-'))
    joined = createDiskFileStorage({ dir })
    const before = await (await get()).arrayBuffer()
    for (const name of readdirSync(join(dir, 'contents'))) truncateSync(join(dir, 'contents', name), 10)
    const response = await get()
    expect(response.status).toBe(200)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(before))
    rmSync(dir, { recursive: true })
  })

  it.each([
    ['missing', () => clips.remove(SECOND)],
    ['no MP3', () => clips.put(source(SECOND, 'noise'))],
  ])('is our fault when a clip is %s: 503, and named in the log', async (_what, harm) => {
    await harm()
    const response = await get()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect(String(log.error.mock.calls[0]?.[0].err)).toMatch(/english-2024/)
  })
})
