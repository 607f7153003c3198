import { expect, it } from 'vitest'
import { createCachedResponse } from './cached-response.ts'
import { createMeasurePage } from './measure-page.ts'

function measured(text: string, status = 200) {
  const plain = new Uint8Array(Buffer.from(text))
  const page = createCachedResponse({ status, headers: {}, plain, gzip: null, brotli: null })
  return createMeasurePage(() => ({ get: () => page }))('/a')
}

it('counts the bytes of the HTML', async () => {
  expect(await measured('<p>语文</p>')).toMatchObject({ bytes: 13 })
})

it('has a version that changes with the text, not with the names of scripts and styles', async () => {
  const version = async (text: string) => (await measured(text))?.version
  const first = await version('<script src="/assets/a-1x.js"></script><p>one</p>')
  expect(await version('<script src="/assets/b-2y.js"></script><p>one</p>')).toBe(first)
  expect(await version('<script src="/assets/a-1x.js"></script><p>two</p>')).not.toBe(first)
})

it('is null for a page that is missing or private', async () => {
  expect(await measured('none', 404)).toBeNull()
  expect(await createMeasurePage(() => ({ get: async () => null }))('/a')).toBeNull()
})
