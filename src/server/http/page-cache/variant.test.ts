import { createServer } from 'node:http'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createVariant } from './variant.ts'

it('has the bytes of a short body as Latin-1 text too', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => {
      const { latin1 } = createVariant({}, new Uint8Array(bytes))
      expect(Buffer.from(latin1 ?? 'none', 'latin1')).toEqual(Buffer.from(bytes))
    }),
  )
  expect(createVariant({}, new Uint8Array(100_000)).latin1).toBeNull()
  expect(createVariant({}, null).latin1).toBeNull()
})

it('goes out through Node byte for byte, with its headers', async () => {
  const every = Uint8Array.from({ length: 256 }, (_, i) => i)
  const variant = createVariant({ 'content-type': 'application/octet-stream', 'x-own': 'a, b' }, every)
  const server = createServer((_, outgoing) =>
    outgoing.writeHead(200, variant.headerList).end(variant.latin1, 'latin1'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const response = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  expect(response.headers.get('x-own')).toBe('a, b')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(every)
  server.close()
})
