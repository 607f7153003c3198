/** What was acknowledged is kept and goes out, whatever happens to the server or to the relay. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { createSqliteMessageStore } from '#server/adapters/messages/message-store.sqlite.ts'
import { type Behaviour, type RelayStub, startRelayStub } from '#server/contract/relay-stub.ts'
import { type OwnServer, startOwnServer } from '../own-server.ts'
import { everything } from '../products.ts'

const ROUNDS = everything ? 50 : 10
const WRITERS = 4

let dataDir: string
let env: Readonly<Record<string, string>>

test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'readysix-durability-'))
  const contentDir = join(dataDir, 'content')
  // One document is enough content, and quick to start with.
  cpSync('content/quizzes/Grammar_Set_1.json', join(contentDir, 'quizzes', 'Grammar_Set_1.json'))
  env = { DATA_DIR: dataDir, CONTENT_DIR: contentDir, TRUSTED_PROXY: '127.0.0.1' }
})

test.afterEach(() => rmSync(dataDir, { recursive: true }))

/** Whether the message was acknowledged; false also when the server is gone. */
async function post(url: string, subject: string): Promise<boolean> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ name: 'Ann', email: 'ann@example.org', subject, message: 'Hello' }))
    body.set(name, value)
  const number = Number(subject)
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const headers = { accept: 'application/json', 'x-forwarded-for': address }
  try {
    const answer = await fetch(`${url}/contact`, { method: 'POST', body, headers })
    return answer.ok && (await answer.json()).ok === true
  } catch {
    return false
  }
}

async function keptSubjects(): Promise<ReadonlySet<string>> {
  const store = await createSqliteMessageStore({ dataDir, mustExist: false })
  const subjects = new Set<string>()
  for await (const { subject } of store.list()) subjects.add(subject)
  await store.close()
  return subjects
}

/** Makes the time of the next try of every message come, which would be some seconds or minutes away. */
function tryAgainNow(): void {
  const database = new DatabaseSync(join(dataDir, 'messages.db'))
  database.exec('UPDATE outbox SET at = 0')
  database.close()
}

test(`no acknowledged message is missing after the server was killed ${ROUNDS} times while it took messages`, async () => {
  test.setTimeout(240_000)
  const acknowledged: string[] = []
  let posted = 0

  /** Posts one message after another until the server is gone. */
  async function write(url: string, isOver: () => boolean, onAcknowledged: () => void): Promise<void> {
    while (!isOver()) {
      posted += 1
      const subject = String(posted)
      if (!(await post(url, subject))) continue
      acknowledged.push(subject)
      onAcknowledged()
    }
  }

  async function round(server: OwnServer, coldly: boolean): Promise<void> {
    let over = false
    const first = Promise.withResolvers<void>()
    const writers = Array.from({ length: WRITERS }, () => write(server.url, () => over, first.resolve))
    // A server that has just started needs its time for the first message: most are killed after that, some before.
    if (!coldly) await first.promise
    await pause(Math.random() * 80)
    await server.end('SIGKILL')
    over = true
    await Promise.all(writers)
  }

  let starting = startOwnServer(env)
  for (let done = 0; done < ROUNDS; done += 1) {
    const server = await starting
    // The next one is already on its way: the two share the store for a moment.
    starting = startOwnServer(env)
    await round(server, done % 5 === 4)
  }
  expect(await (await starting).end('SIGTERM')).toBe(0)

  const kept = await keptSubjects()
  expect(acknowledged.filter((subject) => !kept.has(subject))).toEqual([])
  // Or it would prove nothing: messages came through in most rounds, and some were cut off.
  expect(acknowledged.length).toBeGreaterThan(ROUNDS / 2)
  expect(posted - acknowledged.length).toBeGreaterThan(ROUNDS / 2)
  test.info().annotations.push({ type: 'messages', description: `${acknowledged.length} of ${posted} acknowledged` })
})

test.describe('with a relay', () => {
  let stub: RelayStub
  let behaviour: Behaviour

  test.beforeEach(async () => {
    behaviour = 500
    stub = await startRelayStub(() => behaviour)
    env = { ...env, CONTACT_RELAY_URL: stub.url }
  })

  test.afterEach(() => stub.close())

  test('a message that came while the relay was broken goes out after a restart, recognisable by its id', async () => {
    const first = await startOwnServer(env)
    expect(await post(first.url, '1')).toBe(true)
    await expect.poll(() => stub.deliveries.length).toBe(1)
    await first.end('SIGKILL')
    behaviour = 200
    tryAgainNow()
    const second = await startOwnServer(env)
    await expect.poll(() => stub.deliveries.length).toBe(2)
    expect(await post(second.url, '2')).toBe(true)
    await expect.poll(() => stub.deliveries.length).toBe(3)
    expect(await second.end('SIGTERM')).toBe(0)
    const ids = stub.deliveries.map(({ fields }) => fields.message_id)
    expect(stub.deliveries.map(({ fields }) => fields.subject)).toEqual(['1', '1', '2'])
    expect(ids[0]).toBe(ids[1])
    expect(ids[2]).not.toBe(ids[0])
  })
})

test('a damaged store is no reason not to open, and no message is thanked for', async ({ page }) => {
  writeFileSync(join(dataDir, 'messages.db'), 'not a database '.repeat(1000))
  const server = await startOwnServer({ ...env, CONTACT_EMAIL: 'desk@example.org' })
  await page.goto(`${server.url}/contact`)
  const typed = { Name: 'Ann', Email: 'ann@example.org', Subject: 'Hello', Message: 'There\nagain' }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Oops! There was an error sending your message. Please try again or email us directly.',
  )
  await expect(page.getByRole('link', { name: 'desk@example.org' })).toHaveAttribute('href', 'mailto:desk@example.org')
  for (const [label, text] of Object.entries(typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  expect(await server.end('SIGTERM')).toBe(0)
})
