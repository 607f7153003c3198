import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createDiskFileStorage } from '#server/adapters/files/file-storage.disk.ts'
import { createS3FileStorage } from '#server/adapters/files/file-storage.s3.ts'
import type { S3Config } from '#server/config/config-s3.ts'
import { freePort } from '#server/contract/free-port.ts'
import { newBucket } from '#server/contract/throwaway-swift.ts'
import { type Ended, runInFolder, spawnInFolder } from '../test/run-in-folder.ts'
import { runFiles } from './run-files.ts'

const s3Endpoint = inject('s3Endpoint')

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-files-cli-'))
})

afterEach(() => rmSync(dir, { recursive: true }))

async function files(env: Record<string, string>, ...args: string[]) {
  return inLines(await runInFolder(dir, runFiles, env, args))
}

function inLines({ status, stdout, stderr }: Ended) {
  return { status, out: stdout.trimEnd().split('\n'), err: stderr.trimEnd() }
}

function put(name: string, text: string): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), text)
}

function settingsOf(place: S3Config): Record<string, string> {
  return {
    S3_ENDPOINT: place.endpoint,
    S3_BUCKET: place.bucket,
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  }
}

it('runs as a process of its own: lines, status and what is wrong', () => {
  put('media/downloads/a.pdf', 'paper')
  const spawned = (...args: string[]) => inLines(spawnInFolder(dir, 'scripts/files/main.ts', {}, args))
  const sent = ['+ downloads/a.pdf', 'Pushed: 1 sent, 0 unchanged']
  expect(spawned('push', 'media')).toEqual({ status: 0, out: sent, err: '' })
  expect(spawned('push', 'none')).toMatchObject({ status: 1, out: [''], err: expect.stringMatching(/^ENOENT/) })
})

describe('files push', () => {
  it('sends what is new or changed, and leaves what is there', async () => {
    put('media/downloads/a.pdf', 'paper')
    put('media/listening-audio/x/clip 1.mp3', 'sound')
    put('media/.DS_Store', 'no')
    expect(await files({}, 'push', 'media')).toEqual({
      status: 0,
      out: ['+ downloads/a.pdf', '+ listening-audio/x/clip 1.mp3', 'Pushed: 2 sent, 0 unchanged'],
      err: '',
    })
    rmSync(join(dir, 'media/listening-audio'), { recursive: true })
    put('media/downloads/a.pdf', 'another')
    put('media/downloads/b.pdf', 'second')
    expect((await files({}, 'push', 'media')).out).toEqual([
      '~ downloads/a.pdf',
      '+ downloads/b.pdf',
      'Pushed: 2 sent, 0 unchanged',
    ])
    expect((await files({}, 'push', 'media')).out).toEqual(['Pushed: 0 sent, 2 unchanged'])
  })

  it('removes what a folder no longer has, but more than a tenth only with --replace', async () => {
    for (let i = 0; i < 10; i += 1) put(`media/downloads/${i}.pdf`, 'paper')
    put('media/other/clip.mp3', 'sound')
    await files({}, 'push', 'media')
    rmSync(join(dir, 'media/other'), { recursive: true })
    rmSync(join(dir, 'media/downloads/0.pdf'))
    expect((await files({}, 'push', 'media')).out).toEqual([
      '- downloads/0.pdf',
      'Pushed: 0 sent, 9 unchanged, 1 removed',
    ])
    rmSync(join(dir, 'media/downloads/1.pdf'))
    put('media/downloads/2.pdf', 'changed')
    expect(await files({}, 'push', 'media')).toEqual({
      status: 1,
      out: [''],
      err: [
        '- downloads/1.pdf',
        'This would remove 1 of 9 files, more than a tenth',
        'Nothing was sent; --replace sends it all the same',
      ].join('\n'),
    })
    const storage = createDiskFileStorage({ dir: join(dir, 'data/files') })
    expect((await storage.list('')).map(({ size }) => size)).toEqual(Array.from({ length: 10 }, () => 5))
    expect((await files({}, 'push', '--replace', 'media')).out.at(-1)).toBe('Pushed: 1 sent, 7 unchanged, 1 removed')
    expect((await storage.list('')).map(({ path }) => path)).toHaveLength(9)
    expect(await storage.find('other/clip.mp3')).not.toBeNull()
  })

  it('refuses an empty folder', async () => {
    put('media/downloads/a.pdf', 'paper')
    mkdirSync(join(dir, 'media/pictures'))
    expect(await files({}, 'push', 'media')).toMatchObject({
      status: 1,
      err: expect.stringMatching(/pictures holds no files/),
    })
    mkdirSync(join(dir, 'none'))
    expect(await files({}, 'push', '--replace', 'none')).toMatchObject({ status: 1, err: 'none holds no files' })
  })

  it('sends again what is missing', async () => {
    put('media/downloads/a.pdf', 'paper')
    await files({ DATA_DIR: 'store' }, 'push', 'media')
    rmSync(join(dir, 'store/files/contents'), { recursive: true })
    const sent = ['~ downloads/a.pdf', 'Pushed: 1 sent, 0 unchanged']
    expect(await files({ DATA_DIR: 'store' }, 'push', 'media')).toEqual({ status: 0, out: sent, err: '' })
  })

  it('keeps them in DATA_DIR, as the server reads them', async () => {
    put('media/downloads/a.pdf', 'paper')
    await files({ DATA_DIR: 'store' }, 'push', 'media')
    const storage = createDiskFileStorage({ dir: join(dir, 'store/files') })
    expect(await storage.list('')).toMatchObject([{ path: 'downloads/a.pdf', size: 5 }])
  })

  it.skipIf(s3Endpoint === '')('sends to a bucket, with types and hashes', async () => {
    const place = await newBucket(s3Endpoint)
    put('media/downloads/a.pdf', 'paper')
    put('media/pictures/b.webp', 'picture')
    expect((await files(settingsOf(place), 'push', 'media')).out.at(-1)).toBe('Pushed: 2 sent, 0 unchanged')
    expect((await files(settingsOf(place), 'push', 'media')).out).toEqual(['Pushed: 0 sent, 2 unchanged'])
    const storage = createS3FileStorage({ place, freshMs: 0, limitMs: 5000, now: Date.now })
    const types = await Promise.all(
      (await storage.list('')).map(async (file) => {
        const answer = await fetch((await storage.signedUrl(file, 'GET')) ?? '')
        return [file.path, answer.headers.get('content-type')]
      }),
    )
    expect(types).toEqual([
      ['downloads/a.pdf', 'application/pdf'],
      ['pictures/b.webp', 'image/webp'],
    ])
  })

  it('says what is wrong in a line', async () => {
    expect(await files({}, 'push', 'nowhere')).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^ENOENT.*nowhere'$/),
    })
    expect(await files({}, 'pull', 'x')).toMatchObject({ status: 2, err: expect.stringMatching(/^Usage:/) })
    put('media/a', '1')
    const away = {
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    }
    expect(await files(away, 'push', 'media')).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^S3: GET \/index\.json: connect ECONNREFUSED/),
    })
  })
})

describe('files verify', () => {
  it('reads every file, and names what is damaged', async () => {
    for (const name of ['a', 'b', 'c']) put(`media/downloads/${name}.pdf`, `paper ${name}`)
    const settings = { DATA_DIR: 'store' }
    await files(settings, 'push', 'media')
    expect(await files(settings, 'verify')).toEqual({ status: 0, out: ['Verified: 3 whole, 0 damaged'], err: '' })
    const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
    writeFileSync(join(dir, 'store/files/contents', hashOf('paper b')), 'PAPER b')
    const found = await files(settings, 'verify')
    expect([found.status, ...found.out]).toEqual([
      1,
      'damaged: downloads/b.pdf',
      'Verified: 2 whole, 1 damaged',
      'Start the site again, or run npm run content -- import: it brings them back',
    ])
    await files(settings, 'push', 'media')
    expect((await files(settings, 'verify')).status).toBe(0)
    expect((await files(settings, 'verify', 'media')).status).toBe(2)
  })
})
