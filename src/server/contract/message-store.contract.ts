/** The contract suite of message stores, run from each adapter's test file. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  ADDRESS_MESSAGES_AN_HOUR,
  type ContactMessage,
  HOUR_MS,
  type MessageStore,
  MessageStoreUnavailableError,
  type Sender,
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

export function letter(id: string, receivedAt: number = NOW): ContactMessage {
  return { id, receivedAt, name: 'Nur Aisyah', email: 'aisyah@example.org', subject: id, message: 'Hello.\nBye.' }
}

/** A sender without a session. */
export function from(address: string): Sender {
  return { address, session: null }
}

/** Each from an address of its own, so that no limit applies. */
function keepAll(store: MessageStore, letters: readonly ContactMessage[]) {
  return Promise.all(letters.map((message) => store.save(message, from(`from ${message.id}`))))
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
    describe('the limit', limitContract)
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
        expect(await store.save(message, from('203.0.113.7'))).toEqual({ kind: 'saved' })
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
        await store.save(letter('a'), from('x'))
        await expect(store.save({ ...letter('a'), subject: 'other' }, from('y'))).rejects.toThrow()
        expect((await store.get('a'))?.subject).toBe('a')
        for (let i = 0; i < 5; i += 1) expect(await store.save(letter(`y${i}`), from('y'))).toEqual({ kind: 'saved' })
      })

      it('shows another connection a message at once', async () => {
        const other = await harness.connect()
        await store.save(letter('a'), from('x'))
        expect((await other.get('a'))?.subject).toBe('a')
      })

      it('deletes what is older than a time, out of the outbox as well', async () => {
        await keepAll(store, [letter('old', NOW - 1), letter('new', NOW)])
        expect(await store.deleteBefore(NOW)).toBe(1)
        expect((await listed(store)).map(({ id }) => id)).toEqual(['new'])
        expect((await store.claim(NOW, NOW + MINUTE))?.message.id).toBe('new')
        expect(await store.claim(NOW, NOW + MINUTE)).toBeNull()
      })

      it('answers nothing after it was closed', async () => {
        await store.close()
        await store.close()
        await expect(store.save(letter('a'), from('x'))).rejects.toThrow(MessageStoreUnavailableError)
        await expect(store.get('a')).rejects.toMatchObject({ code: 'messages-unavailable' })
        await expect(listed(store)).rejects.toThrow(MessageStoreUnavailableError)
        await expect(store.claim(NOW, NOW + 1)).rejects.toThrow(MessageStoreUnavailableError)
        await expect(store.deleteBefore(NOW)).rejects.toThrow(MessageStoreUnavailableError)
      })
    }

    function limitContract(): void {
      it('does not count what was written before the clock was set back', async () => {
        const later = Array.from({ length: 5 }, (_, i) => letter(`later-${i}`, NOW + 48 * HOUR_MS))
        for (const message of later) expect(await store.save(message, from('x'))).toEqual({ kind: 'saved' })
        expect(await store.save(letter('now', NOW), from('x'))).toEqual({ kind: 'saved' })
      })

      it('keeps five an hour from one address and says when the next is taken', async () => {
        for (let i = 0; i < 5; i += 1) {
          expect(await store.save(letter(`${i}`, NOW + i * MINUTE), from('x'))).toEqual({ kind: 'saved' })
        }
        const refused = { kind: 'tooMany', limit: 'sender', againAt: NOW + HOUR_MS }
        expect(await store.save(letter('sixth', NOW + 5 * MINUTE), from('x'))).toEqual(refused)
        expect(await store.get('sixth')).toBeNull()
        expect(await store.save(letter('other', NOW + 5 * MINUTE), from('y'))).toEqual({ kind: 'saved' })
        expect(await store.save(letter('seventh', NOW + HOUR_MS - 1), from('x'))).toEqual(refused)
      })

      it('counts a session by itself, whatever others at its address send', async () => {
        const pupil = (number: number): Sender => ({ address: 'school', session: `pupil-${number}` })
        for (let number = 0; number < 30; number += 1) {
          expect(await store.save(letter(`first-${number}`), pupil(number))).toEqual({ kind: 'saved' })
        }
        for (let i = 1; i < 5; i += 1) await store.save(letter(`more-${i}`), pupil(0))
        const refused = { kind: 'tooMany', limit: 'sender', againAt: NOW + HOUR_MS }
        expect(await store.save(letter('sixth'), pupil(0))).toEqual(refused)
        expect(await store.save(letter('elsewhere'), { address: 'home', session: 'pupil-0' })).toEqual(refused)
        expect(await store.save(letter('another'), pupil(1))).toEqual({ kind: 'saved' })
        expect(await store.save(letter('no session'), from('school'))).toEqual({ kind: 'saved' })
      })

      it('takes no more from an address than a class sends, and does not count what it refuses', async () => {
        const session = (name: string): Sender => ({ address: 'school', session: name })
        const many = Array.from({ length: ADDRESS_MESSAGES_AN_HOUR - 6 }, (_, i) => `${i}`)
        const busy = ['a', 'b', 'c', 'd', 'e'].map((name) => store.save(letter(name), session('busy')))
        const answers = await Promise.all([...busy, ...many.map((name) => store.save(letter(name), session(name)))])
        expect(answers.filter(({ kind }) => kind === 'saved')).toHaveLength(ADDRESS_MESSAGES_AN_HOUR - 1)
        const again = { kind: 'tooMany', againAt: NOW + HOUR_MS }
        expect(await store.save(letter('f'), session('busy'))).toEqual({ ...again, limit: 'sender' })
        expect(await store.save(letter('last', NOW + MINUTE), session('last'))).toEqual({ kind: 'saved' })
        const full = letter('full', NOW + MINUTE)
        expect(await store.save(full, session('full'))).toEqual({ ...again, limit: 'address' })
        expect(await store.get('full')).toBeNull()
        expect(await store.save(letter('elsewhere', NOW + MINUTE), from('home'))).toEqual({ kind: 'saved' })
        expect(await store.save(letter('clock set back', NOW - 48 * HOUR_MS), session('x'))).toEqual({ kind: 'saved' })
        expect(await store.save(letter('next hour', NOW + HOUR_MS), session('y'))).toEqual({ kind: 'saved' })
      })

      it('counts any hour, not the hours of the clock', async () => {
        const minutes = [0, 50, 51, 52, 53]
        for (const minute of minutes) await store.save(letter(`${minute}`, NOW + minute * MINUTE), from('x'))
        expect(await store.save(letter('next', NOW + 60 * MINUTE), from('x'))).toEqual({ kind: 'saved' })
        const refused = { kind: 'tooMany', limit: 'sender', againAt: NOW + 110 * MINUTE }
        expect(await store.save(letter('one too many', NOW + 61 * MINUTE), from('x'))).toEqual(refused)
        expect(await store.save(letter('later', NOW + 110 * MINUTE), from('x'))).toEqual({ kind: 'saved' })
      })

      it('holds when twenty come at once through two connections', async () => {
        const stores = [store, await harness.connect()]
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, i) => (stores[i % 2] ?? store).save(letter(`${i}`), from('x'))),
        )
        expect(answers.filter(({ kind }) => kind === 'saved')).toHaveLength(5)
        expect(await listed(store)).toHaveLength(5)
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
        await store.save(letter('a', NOW + 48 * HOUR_MS), from('x'))
        expect((await store.claim(NOW, lease))?.message.id).toBe('a')
        expect(await store.claim(NOW, lease)).toBeNull()
      })

      it('gives nothing that is not due', async () => {
        await store.save(letter('a', NOW), from('x'))
        expect(await store.claim(NOW - 1, lease)).toBeNull()
      })

      it('gives a message to the next when its lease has ended', async () => {
        await store.save(letter('a'), from('x'))
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
        await store.save(letter('a'), from('x'))
        const claim = await store.claim(NOW, lease)
        if (claim === null) throw new Error('nothing was claimed')
        await store.settle(claim, { state: 'sent', at: NOW + 7 })
        expect((await store.get('a'))?.delivery).toEqual({ state: 'sent', attempts: 1, at: NOW + 7, problem: '' })
        expect(await store.claim(NOW + HOUR_MS, lease + HOUR_MS)).toBeNull()
      })

      it('makes a failed attempt due again, remembers why and since when', async () => {
        await store.save(letter('a'), from('x'))
        const claim = await store.claim(NOW, lease)
        if (claim === null) throw new Error('nothing was claimed')
        await store.settle(claim, { state: 'waiting', at: NOW + HOUR_MS, problem: 'status 503' })
        expect((await store.get('a'))?.delivery).toMatchObject({ state: 'waiting', problem: 'status 503' })
        expect(await store.claim(NOW + HOUR_MS - 1, lease)).toBeNull()
        const next = await store.claim(NOW + HOUR_MS, lease + HOUR_MS)
        expect(next).toMatchObject({ attempt: 2, firstTriedAt: NOW })
      })

      it('leaves what was given up, until it is sent again', async () => {
        await store.save(letter('a'), from('x'))
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
