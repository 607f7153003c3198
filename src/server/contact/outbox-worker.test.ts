import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttpFormRelay } from '#server/adapters/messages/form-relay.http.ts'
import { createMemoryMessageStore } from '#server/adapters/messages/message-store.memory.ts'
import { createSqliteMessageStore } from '#server/adapters/messages/message-store.sqlite.ts'
import { letter } from '#server/contract/message-store.contract.ts'
import { type Behaviour, type RelayStub, startRelayStub } from '#server/contract/relay-stub.ts'
import { type MessageStore, MessageStoreUnavailableError } from '#server/ports/message-store.ts'
import { createOutboxWorker, type OutboxWorker } from './outbox-worker.ts'

let dataDir: string
let stub: RelayStub
let workers: OutboxWorker[]
let lines: string[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'readysix-outbox-'))
  workers = []
  lines = []
})

afterEach(async () => {
  for (const worker of workers) await worker.stop()
  await stub.close()
  rmSync(dataDir, { recursive: true })
})

/** The real worker in a hurry: what takes it seconds and a day takes milliseconds and `giveUpAfterMs` here. */
function work(messages: MessageStore, giveUpAfterMs = 60_000, timeoutMs = 10_000): OutboxWorker {
  const worker = createOutboxWorker({
    messages,
    relay: createHttpFormRelay({ url: stub.url, timeoutMs }),
    schedule: { firstDelayMs: 20, maxDelayMs: 100, giveUpAfterMs },
    leaseMs: 20_000,
    roundMs: 10,
    now: Date.now,
    log: pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) }),
  })
  workers.push(worker)
  worker.start()
  return worker
}

async function keepLetters(messages: MessageStore, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, i) => `letter-${i}`)
  for (const id of ids) await messages.save(letter(id, Date.now()))
  return ids
}

async function states(messages: MessageStore): Promise<readonly string[]> {
  const found: string[] = []
  for await (const { delivery } of messages.list()) found.push(delivery.state)
  return found
}

const allSent = (messages: MessageStore) =>
  vi.waitFor(async () => expect(new Set(await states(messages))).toEqual(new Set(['sent'])), 10_000)

/** The ids of what the service took. */
const taken = () =>
  stub.deliveries.filter(({ behaviour }) => behaviour === 200).map(({ fields }) => fields.message_id ?? '')

describe('the outbox', () => {
  it('loses nothing to a relay that breaks off, hangs, answers 500, 408 and 429, and sends each message once', async () => {
    const faults: readonly Behaviour[] = ['breaks', 'hangs', 500, 408, 429, 'breaks', 503]
    stub = await startRelayStub((request) => faults[request] ?? 200)
    const messages = await createSqliteMessageStore({ dataDir, mustExist: false })
    const ids = await keepLetters(messages, 3)
    // One hangs. Elsewhere nothing is sent a second time because a busy machine was late.
    work(messages, 60_000, 1000)
    await allSent(messages)
    expect(taken().toSorted()).toEqual(ids)
    expect(stub.deliveries).toHaveLength(faults.length + ids.length)
    for (const { fields, headers } of stub.deliveries) expect(headers['idempotency-key']).toBe(fields.message_id)
    await messages.close()
  })

  it('goes on where a process ended in the middle of sending', async () => {
    stub = await startRelayStub(() => 200)
    const before = await createSqliteMessageStore({ dataDir, mustExist: false })
    await keepLetters(before, 1)
    // The process dies while it waits for the relay: it neither settles nor gives the message back.
    await before.claim(Date.now(), Date.now() + 200)
    await before.close()
    const after = await createSqliteMessageStore({ dataDir, mustExist: false })
    work(after)
    await allSent(after)
    expect(taken()).toEqual(['letter-0'])
    await after.close()
  })

  it('shares the work between two stores on one file, and no message goes out twice', async () => {
    stub = await startRelayStub((request) => (request % 5 === 0 ? 500 : 200))
    const stores = [
      await createSqliteMessageStore({ dataDir, mustExist: false }),
      await createSqliteMessageStore({ dataDir, mustExist: false }),
    ] as const
    const ids = await keepLetters(stores[0], 30)
    for (const store of stores) work(store)
    await allSent(stores[0])
    expect(taken().toSorted()).toEqual(ids.toSorted())
    for (const worker of workers) await worker.stop()
    for (const store of stores) await store.close()
  })

  it('sends at once what comes in while it is waiting', async () => {
    stub = await startRelayStub(() => 200)
    const messages = createMemoryMessageStore()
    const worker = createOutboxWorker({
      messages,
      relay: createHttpFormRelay({ url: stub.url, timeoutMs: 1000 }),
      schedule: { firstDelayMs: 20, maxDelayMs: 100, giveUpAfterMs: 60_000 },
      leaseMs: 20_000,
      roundMs: 60_000,
      now: Date.now,
      log: pino({ level: 'silent' }),
    })
    workers.push(worker)
    worker.start()
    await new Promise((resolve) => setTimeout(resolve, 20))
    await keepLetters(messages, 1)
    worker.wake()
    await allSent(messages)
  })

  it('gives up when its time has passed, says so, and sends again when told to', async () => {
    let fixed = false
    stub = await startRelayStub(() => (fixed ? 200 : 503))
    const messages = createMemoryMessageStore()
    await keepLetters(messages, 1)
    const worker = work(messages, 500)
    await vi.waitFor(async () => expect(await states(messages)).toEqual(['failed']), 5000)
    expect((await messages.get('letter-0'))?.delivery).toMatchObject({ problem: 'status 503' })
    const tries = stub.deliveries.length
    expect(tries).toBeGreaterThan(1)
    expect(lines.at(-1)).toMatch(/"level":50.*letter-0.*status 503.*given up/)
    fixed = true
    await messages.resend('letter-0', Date.now())
    worker.wake()
    await allSent(messages)
    expect(taken()).toEqual(['letter-0'])
  })

  it('does not repeat what the service will never take', async () => {
    stub = await startRelayStub(() => 422)
    const messages = createMemoryMessageStore()
    await keepLetters(messages, 1)
    work(messages)
    await vi.waitFor(async () => expect(await states(messages)).toEqual(['failed']), 5000)
    expect(stub.deliveries).toHaveLength(1)
    expect(lines.join()).not.toContain('aisyah')
  })

  it('goes on when the store answers again', async () => {
    stub = await startRelayStub(() => 200)
    const messages = createMemoryMessageStore()
    await keepLetters(messages, 1)
    let failures = 3
    const claim: MessageStore['claim'] = async (now, leaseEnd) => {
      failures -= 1
      if (failures >= 0) throw new MessageStoreUnavailableError('locked')
      return messages.claim(now, leaseEnd)
    }
    work({ ...messages, claim })
    await allSent(messages)
    expect(lines.filter((line) => line.includes('locked'))).toHaveLength(1)
  })

  it('finishes the message in hand before it stops', async () => {
    stub = await startRelayStub(() => 200)
    const messages = createMemoryMessageStore()
    await keepLetters(messages, 20)
    const worker = work(messages)
    await vi.waitFor(() => expect(stub.deliveries.length).toBeGreaterThan(0))
    await worker.stop()
    expect((await states(messages)).filter((state) => state === 'sent')).toHaveLength(stub.deliveries.length)
  })
})
