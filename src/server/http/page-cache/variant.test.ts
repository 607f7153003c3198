import { createServer } from 'node:http'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeForm } from './variant.ts'

it('has the bytes of a short body as text too', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => {
      const { text } = makeForm({}, new Uint8Array(bytes))
      expect(Buffer.from(text ?? 'none', 'latin1')).toEqual(Buffer.from(bytes))
    }),
  )
  expect(makeForm({}, new Uint8Array(100_000)).text).toBeNull()
  expect(makeForm({}, null).text).toBeNull()
})

it('goes out through Node byte for byte, with its headers', async () => {
  const every = Uint8Array.from({ length: 256 }, (_, i) => i)
  const form = makeForm({ 'content-type': 'application/octet-stream', 'x-own': 'a, b' }, every)
  const server = createServer((_, outgoing) => outgoing.writeHead(200, form.list).end(form.text, 'latin1'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const answer = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  expect(answer.headers.get('x-own')).toBe('a, b')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(every)
  server.close()
})
