import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { brotliText, gzipText } from './compress-text.ts'

const LONG = Buffer.from(Array.from({ length: 30_000 }, (_, i) => `<p>Question ${i * 37}</p>`).join(''))

it.each([Buffer.from('x'), LONG])('compresses a text, into memory of its own', async (text) => {
  const zipped = await gzipText(text)
  const packed = [await brotliText(text, 5), await brotliText(text, 11)]
  for (const bytes of [zipped, ...packed]) expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
  expect(gunzipSync(zipped)).toEqual(text)
  for (const bytes of packed) expect(brotliDecompressSync(bytes)).toEqual(text)
})
