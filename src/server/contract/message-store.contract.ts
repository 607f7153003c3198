/** The contract suite of message stores, run from each adapter's test file. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type ContactMessage,
  type MessageStore,
  MessageStoreUnavailableError,
  type StoredMessage,
} from '#server/ports/message-store.ts'

export interface MessageStoreHarness {
  /** An empty store. */
  readonly store: MessageStore
  /** Another connection to the same messages; a store that lives in one process may return `store` itself. */
  readonly connect: () => Promise<MessageStore>
  /** Closes all and removes what was created. */
  readonly dispose: () => Promise<void>
}

const NOW = Date.UTC(2026, 6, 1, 9)
const MINUTE = 60_000
const HOUR_MS = 60 * MINUTE

export function letter(id: string, receivedAt: number = NOW): ContactMessage {
  return { id, receivedAt, name: 'Nur Aisyah', email: 'aisyah@example.org', subject: id, message: 'Hello.\nBye.' }
}

function keepAll(store: MessageStore, letters: readonly ContactMessage[]) {
  return Promise.all(letters.map((message) => store.save(message)))
}

async function listed(store: MessageStore): Promise<readonly StoredMessage[]> {
  const all: StoredMessage[] = []
  for await (const message of store.list()) all.push(message)
  return all
}

export function messageStoreContract(name: string, open: () => Promise<MessageStoreHarness>): void {
  describe(`${name}: the message store contract`, () => {
    let harness: MessageStoreHarness
    let store: MessageStore

    beforeEach(async () => {
      harness = await open()
      store = harness.store
    })

    afterEach(() => harness.dispose())

    describe('keeping', keepingContract)
    describe('the outbox', outboxContract)

    function keepingContract(): void {
      it('is empty at first', async () => {
        expect(await listed(store)).toEqual([])
        expect(await store.get('a')).toBeNull()
        expect(await store.claim(NOW, NOW + MINUTE)).toBeNull()
        expect(await store.deleteBefore(NOW)).toBe(0)
      })

      it('gives a message back as it was, waiting to be relayed', async () => {
        const message = {
          ...letter('a'),
          name: "Robert'); DROP TABLE message;--",
          subject: '=1+1',
          message: '“好”\n<b>\t😀 %_ \\ \u202e',
        }
        await store.save(message)
        const delivery = { state: 'waiting', attempts: 0, at: NOW, problem: '' }
        expect(await store.get('a')).toEqual({ ...message, delivery })
        expect(await listed(store)).toEqual([{ ...message, delivery }])
      })

      it('lists the newest first, and all of them', async () => {
        await keepAll(store, [letter('b', NOW), letter('c', NOW + 5), letter('a', NOW)])
        expect((await listed(store)).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
        const many = Array.from({ length: 210 }, (_, i) => letter(`many-${i}`, NOW + 10 + Math.floor(i / 7)))
        await keepAll(store, many)
        const ids = (await listed(store)).map(({ id }) => id)
        expect(ids).toHaveLength(213)
        expect(new Set(ids).size).toBe(213)
        expect(ids.slice(-3)).toEqual(['c', 'b', 'a'])
      })

      it('keeps nothing of a message whose id is taken', async () => {
        await store.save(letter('a'))
        await expect(store.save({ ...letter('a'), subject: 'other' })).rejects.toThrow()
        expect((await store.get('a'))?.subject).toBe('a')
      })

      it('shows another connection a message at once', async () => {
        const other = await harness.connect()
        await store.save(letter('a'))
        expect((await other.get('a'))?.subject).toBe('a')
      })

      it('deletes what is older than a time, out of the outbox as well', async () => {
        await keepAll(store, [letter('old', NOW - 1), letter('new', NOW)])
        expect(await store.deleteBefore(NOW)).toBe(1)
        expect((await listed(store)).map(({ id }) => id)).toEqual(['new'])
        expect((await store.claim(NOW, NOW + MINUTE))?.message.id).toBe('new')
        expect(await store.claim(NOW, NOW + MINUTE)).toBeNull()
      })

      it('deletes one message, and says whether there was one', async () => {
        await keepAll(store, [letter('a'), letter('b')])
        expect(await store.delete('a')).toBe(true)
        expect(await store.delete('a')).toBe(false)
        expect((await listed(store)).map(({ id }) => id)).toEqual(['b'])
        expect(await store.waiting()).toBe(1)
      })

      it('says that a message could be saved', async () => {
        await expect(store.probe()).resolves.toBeUndefined()
      })

      it('answers nothing after it was closed', async () => {
        await store.close()
        await store.close()
        await expect(store.save(letter('a'))).rejects.toThrow(MessageStoreUnavailableError)
        await expect(store.get('a')).rejects.toMatchObject({ code: 'messages-unavailable' })
        await expect(listed(store)).rejects.toThrow(MessageStoreUnavailableError)
        await expect(store.claim(NOW, NOW + 1)).rejects.toThrow(MessageStoreUnavailableError)
        await expect(store.deleteBefore(NOW)).rejects.toThrow(MessageStoreUnavailableError)
      })
    }

    function outboxContract(): void {
      const lease = NOW + MINUTE

      it('gives each message to one caller only, the longest due first', async () => {
        const other = await harness.connect()
        await keepAll(store, [letter('second', NOW - 1), letter('first', NOW - 2), letter('third', NOW)])
        expect(await other.claim(NOW, lease)).toMatchObject({
          attempt: 1,
          firstTriedAt: NOW,
          message: letter('first', NOW - 2),
        })
        const claims = await Promise.all([store, other, store].map((from) => from.claim(NOW, lease)))
        const ids = claims.map((claim) => claim?.message.id ?? 'none')
        expect(ids.toSorted()).toEqual(['none', 'second', 'third'])
      })

      it('counts what is still to go out, whether due or not', async () => {
        expect(await store.waiting()).toBe(0)
        await keepAll(store, [letter('a', NOW), letter('b', NOW + HOUR_MS)])
        const claim = await store.claim(NOW, lease)
        expect(await store.waiting()).toBe(2)
        if (claim === null) throw new Error('nothing was claimed')
        await store.settle(claim, { state: 'sent', at: NOW })
        expect(await store.waiting()).toBe(1)
      })

      it('gives what was planned before the clock was set back', async () => {
        await store.save(letter('a', NOW + 48 * HOUR_MS))
        expect((await store.claim(NOW, lease))?.message.id).toBe('a')
        expect(await store.claim(NOW, lease)).toBeNull()
      })

      it('gives nothing that is not due', async () => {
        await store.save(letter('a', NOW))
        expect(await store.claim(NOW - 1, lease)).toBeNull()
      })

      it('gives a message to the next when its lease has ended', async () => {
        await store.save(letter('a'))
        const lost = await store.claim(NOW, lease)
        expect(await store.claim(lease - 1, lease + MINUTE)).toBeNull()
        const taken = await store.claim(lease, lease + MINUTE)
        expect(taken).toMatchObject({ attempt: 2, firstTriedAt: NOW })
        if (lost === null) throw new Error('nothing was claimed')
        await store.settle(lost, { state: 'failed', at: lease, problem: 'too late' })
        expect((await store.get('a'))?.delivery).toMatchObject({ state: 'waiting', problem: '' })
        await store.settle(lost, { state: 'sent', at: lease + 1 })
        expect((await store.get('a'))?.delivery).toEqual({ state: 'sent', attempts: 2, at: lease + 1, problem: '' })
      })

      it('is done with what was sent', async () => {
        await store.save(letter('a'))
        const claim = await store.claim(NOW, lease)
        if (claim === null) throw new Error('nothing was claimed')
        await store.settle(claim, { state: 'sent', at: NOW + 7 })
        expect((await store.get('a'))?.delivery).toEqual({ state: 'sent', attempts: 1, at: NOW + 7, problem: '' })
        expect(await store.claim(NOW + HOUR_MS, lease + HOUR_MS)).toBeNull()
      })

      it('makes a failed attempt due again, remembers why and since when', async () => {
        await store.save(letter('a'))
        const claim = await store.claim(NOW, lease)
        if (claim === null) throw new Error('nothing was claimed')
        await store.settle(claim, { state: 'waiting', at: NOW + HOUR_MS, problem: 'status 503' })
        expect((await store.get('a'))?.delivery).toMatchObject({ state: 'waiting', problem: 'status 503' })
        expect(await store.claim(NOW + HOUR_MS - 1, lease)).toBeNull()
        const next = await store.claim(NOW + HOUR_MS, lease + HOUR_MS)
        expect(next).toMatchObject({ attempt: 2, firstTriedAt: NOW })
      })

      it('leaves what was given up, until it is sent again', async () => {
        await store.save(letter('a'))
        const claim = await store.claim(NOW, lease)
        if (claim === null) throw new Error('nothing was claimed')
        await store.settle(claim, { state: 'failed', at: NOW + 1, problem: 'status 404' })
        expect(await store.claim(NOW + HOUR_MS, lease)).toBeNull()
        const failed = { state: 'failed', attempts: 1, at: NOW + 1, problem: 'status 404' }
        expect((await store.get('a'))?.delivery).toEqual(failed)
        expect(await store.resend('a', NOW + HOUR_MS)).toBe(true)
        expect(await store.resend('b', NOW)).toBe(false)
        const again = await store.claim(NOW + HOUR_MS, NOW + 2 * HOUR_MS)
        expect(again).toMatchObject({ attempt: 1, firstTriedAt: NOW + HOUR_MS, message: { id: 'a' } })
      })
    }
  })
}
