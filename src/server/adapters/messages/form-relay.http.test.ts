import { afterEach, describe, expect, it } from 'vitest'
import { letter } from '#server/contract/message-store.contract.ts'
import { type Behaviour, type RelayStub, startRelayStub } from '#server/contract/relay-stub.ts'
import { createHttpFormRelay } from './form-relay.http.ts'

let stub: RelayStub

afterEach(() => stub.close())

async function answerTo(behaviour: Behaviour, headers: Record<string, string> = {}) {
  stub = await startRelayStub(() => behaviour, headers)
  return createHttpFormRelay({ url: stub.url, timeoutMs: 1000 }).send(letter('a'))
}

describe('the relay over HTTP', () => {
  it('sends the four fields and the id as multipart form data, and asks for JSON', async () => {
    expect(await answerTo(200)).toEqual({ kind: 'accepted' })
    const { name, email, subject, message } = letter('a')
    expect(stub.deliveries).toMatchObject([
      {
        fields: { name, email, subject, message: message.replace('\n', '\r\n'), message_id: 'a' },
        headers: { accept: 'application/json', 'idempotency-key': 'a' },
      },
    ])
    expect(stub.deliveries[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('cannot be made to send other headers or fields by what a visitor wrote', async () => {
    stub = await startRelayStub(() => 200)
    const relay = createHttpFormRelay({ url: stub.url, timeoutMs: 1000 })
    const subject = '"\r\n--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nevil@example.org'
    await relay.send({ ...letter('a'), subject })
    expect(stub.deliveries[0]?.fields).toMatchObject({ email: 'aisyah@example.org', subject })
  })

  it.each([201, 202, 204])('takes status %d as success', async (status) => {
    expect(await answerTo(status)).toEqual({ kind: 'accepted' })
  })

  it.each([408, 429, 500, 502, 503, 504])('says that status %d is worth another try', async (status) => {
    expect(await answerTo(status)).toEqual({ kind: 'tryAgain', problem: `status ${status}`, afterMs: 0 })
  })

  it.each([400, 401, 403, 404, 413, 422])('says that status %d is final', async (status) => {
    expect(await answerTo(status)).toEqual({ kind: 'refused', problem: `status ${status}` })
  })

  it('passes on how long the service wants us to wait', async () => {
    expect(await answerTo(429, { 'retry-after': '120' })).toMatchObject({ afterMs: 120_000 })
    await stub.close()
    const soon = new Date(Date.now() + 60_000).toUTCString()
    const dated = await answerTo(503, { 'retry-after': soon })
    expect(dated).toMatchObject({ kind: 'tryAgain' })
    expect('afterMs' in dated ? dated.afterMs : 0).toBeGreaterThan(50_000)
  })

  it('gives a service up that does not answer', async () => {
    expect(await answerTo('hangs')).toEqual({ kind: 'tryAgain', problem: 'no answer in 1 s', afterMs: 0 })
  })

  it('bears a broken connection and a service that is not there', async () => {
    expect(await answerTo('breaks')).toMatchObject({ kind: 'tryAgain', problem: expect.stringMatching(/^no answer/) })
    await stub.close()
    const gone = await createHttpFormRelay({ url: stub.url, timeoutMs: 1000 }).send(letter('a'))
    expect(gone).toEqual({ kind: 'tryAgain', problem: 'no answer (ECONNREFUSED)', afterMs: 0 })
  })
})
