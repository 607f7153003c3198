/** Content moves from the embedded stores to PostgreSQL and a bucket and back by export and import, and nothing changes. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { newDatabase } from '#server/contract/throwaway-postgres.ts'
import { newBucket } from '#server/contract/throwaway-swift.ts'
import { documentText } from '#server/ports/document-store.ts'
import { runInFolder } from '../test/run-in-folder.ts'
import { runContent } from './run-content.ts'

const QUIZZES = fileURLToPath(new URL('../../content/quizzes', import.meta.url))
const ALL = 'SELECT collection, id, body FROM document'

const postgresUrl = inject('postgresUrl')
const s3Endpoint = inject('s3Endpoint')

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-between-'))
})

afterEach(() => rmSync(dir, { recursive: true }))

async function content(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { status, stdout, stderr } = await runInFolder(dir, runContent, env, args)
  if (status !== 0) throw new Error(stdout + stderr)
  return stdout.trimEnd().split('\n').at(-1) ?? ''
}

function put(name: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), bytes)
}

/** Every shipped quiz, and what is hard on a database: odd ids, NUL, half a character, numbers, an article. */
function putContent(): void {
  for (const name of readdirSync(QUIZZES)) put(`content/quizzes/${name}`, readFileSync(join(QUIZZES, name)))
  put('content/quizzes/%_\'";--.json', documentText({ nul: 'a\0b', half: '\ud800', tiny: 1e-7, z: 1, a: [-0.5, null] }))
  put('content/prelimQuizzes/2024-南华-Grammar😀.json', documentText('“好”\u2028\\u0000'))
  put('content/articles/one.md', '---\ntitle: One\n---\n\nText,  with spaces.  \n')
  put(
    'content/files/downloads/2024 林 & Co.pdf',
    Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7) % 256),
  )
  put('content/files/listening-audio/x/clip_1.mp3', '')
}

/** The bytes of every file of a folder, by path. */
function bytesOf(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(join(dir, folder), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.sort().map((file) => [file.slice(join(dir, folder).length), readFileSync(file, 'base64')]))
}

function sqliteRows(dataDir: string): readonly string[] {
  const db = new DatabaseSync(join(dir, dataDir, 'content.db'))
  const rows = db.prepare(ALL).all()
  db.close()
  return rows.map((row) => JSON.stringify(row)).sort()
}

async function postgresRows(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(ALL)
  await client.end()
  return rows.map((row) => JSON.stringify(row)).sort()
}

async function bucketSettings(): Promise<Record<string, string>> {
  if (s3Endpoint === '') return { DATA_DIR: 'other-files' }
  const { endpoint, bucket, accessKeyId, secretAccessKey } = await newBucket(s3Endpoint)
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}

it.skipIf(postgresUrl === '')(
  'goes from content.db to PostgreSQL and back, the same to the byte',
  async () => {
    putContent()
    const url = await newDatabase(postgresUrl)
    const signedUrl = { DATABASE_URL: url, ...(await bucketSettings()) }
    await content({ DATA_DIR: 'first' }, 'import', '--unchecked', 'content')
    await content({ DATA_DIR: 'first' }, 'export', 'from-first')
    expect(await content(signedUrl, 'import', '--unchecked', 'from-first')).toMatch(/^Imported: |^Files: /)
    expect(await content(signedUrl, 'export', 'from-postgres')).toMatch(/^Exported: \d+ documents and 2 files/)
    await content({ DATA_DIR: 'second' }, 'import', '--unchecked', 'from-postgres')
    await content({ DATA_DIR: 'second' }, 'export', 'from-second')
    const rows = sqliteRows('first')
    // The index of a collection stands beside its documents.
    const documents = rows.filter((row) => !row.includes(' index","id":'))
    expect(documents.length).toBe(readdirSync(QUIZZES).length + 3)
    expect(await postgresRows(url)).toEqual(rows)
    expect(sqliteRows('second')).toEqual(rows)
    const written = bytesOf('from-first')
    expect(bytesOf('from-postgres')).toEqual(written)
    expect(bytesOf('from-second')).toEqual(written)
    const { '/files/manifest.json': _, ...source } = Object.fromEntries(written)
    expect(source).toEqual(Object.fromEntries(bytesOf('content')))
  },
  90_000,
)
