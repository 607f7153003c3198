import { expect, it } from 'vitest'
import type { StoredMessage } from '#server/ports/message-store.ts'
import type { Format } from './command.ts'
import { exportPieces } from './export.ts'

const MESSAGE: StoredMessage = {
  id: 'a',
  receivedAt: Date.UTC(2026, 6, 1, 9, 30),
  name: '=1+1',
  email: 'ann@example.org',
  subject: 'Question 4',
  message: 'said "hello",\nbye',
  delivery: { state: 'failed', attempts: 2, at: 0, problem: 'status 404' },
}

async function* stored(messages: readonly StoredMessage[]): AsyncGenerator<StoredMessage> {
  yield* messages
}

async function exported(messages: readonly StoredMessage[], format: Format, relayed = true): Promise<string> {
  let text = ''
  for await (const piece of exportPieces(stored(messages), format, relayed)) text += piece
  return text
}

it('writes CSV for a spreadsheet: a byte order mark, a header, no formula', async () => {
  expect(await exported([MESSAGE], 'csv')).toBe(
    '\ufeffid,received,name,email,subject,message,relay,attempts,problem\r\n' +
      'a,2026-07-01T09:30:00.000Z,\'=1+1,ann@example.org,Question 4,"said ""hello"",\nbye",failed,2,status 404\r\n',
  )
})

it.each([[[]], [[MESSAGE]], [[MESSAGE, { ...MESSAGE, id: 'b' }]]])('writes JSON that parses: %#', async (messages) => {
  const rows: unknown = JSON.parse(await exported(messages, 'json'))
  expect(rows).toEqual(
    messages.map(({ id, name, email, subject, message }) => {
      const delivery = { relay: 'failed', attempts: '2', problem: 'status 404' }
      return { id, received: '2026-07-01T09:30:00.000Z', name, email, subject, message, ...delivery }
    }),
  )
})

it.each([
  [true, 'waiting'],
  [false, 'kept'],
])('names a message that did not go out, with a relay (%s) and without', async (relayed, state) => {
  const waiting = { ...MESSAGE, delivery: { state: 'waiting', attempts: 0, at: 0, problem: '' } } as const
  expect(JSON.parse(await exported([waiting], 'json', relayed))).toMatchObject([{ relay: state }])
})
