import { expect, it } from 'vitest'
import type { S3Bucket } from './s3-bucket.ts'
import { createS3Index, type S3Index } from './s3-index.ts'

/** A bucket that keeps conditions, as the larger stores do. */
function bucketInMemory(): S3Bucket {
  let text: string | null = null
  let version = 0
  return {
    async get() {
      return text === null ? null : new Response(text, { headers: { etag: `"${version}"` } })
    },
    async put(_key, bytes, headers) {
      const expected = headers['if-match'] ?? ''
      if (text === null ? expected !== '' : expected !== `"${version}"`) return null
      text = new TextDecoder().decode(bytes)
      version += 1
      return `"${version}"`
    },
    sizes: async () => new Map(),
    remove: async () => undefined,
    presign: async () => '',
  }
}

const withFile =
  (path: string) =>
  ({ files, spare }: S3Index): S3Index => ({
    files: new Map([...files, [path, { path, size: 1, hash: 'a'.repeat(64) }]]),
    spare,
  })

it('loses no change when several processes change it at once', async () => {
  const bucket = bucketInMemory()
  const writers = Array.from({ length: 5 }, () => createS3Index(bucket, 0))
  await Promise.all(writers.map((writer, i) => writer.update(withFile(`file-${i}`))))
  const { files } = await createS3Index(bucket, 0).current()
  expect([...files.keys()]).toEqual(['file-0', 'file-1', 'file-2', 'file-3', 'file-4'])
})

it('refuses an index that is damaged, and overwrites nothing', async () => {
  const bucket = bucketInMemory()
  await bucket.put('index.json', new TextEncoder().encode('{"files": [{'), {})
  const index = createS3Index(bucket, 0)
  await expect(index.current()).rejects.toMatchObject({ code: 'files-unavailable' })
  await expect(index.update(withFile('a'))).rejects.toMatchObject({ code: 'files-unavailable' })
})
