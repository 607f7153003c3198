import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSqliteMessageStore } from '#server/adapters/messages/message-store.sqlite.ts'
import type { MessageStore } from '#server/ports/message-store.ts'
import { type Ended, runInFolder, spawnInFolder } from '../test/run-in-folder.ts'
import { parseCommand } from './command.ts'
import { runMessages } from './run-messages.ts'

const DAY = 24 * 60 * 60 * 1000
const RECEIVED = Date.UTC(2026, 6, 1, 9, 30)

let dir: string
let store: MessageStore

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-messages-cli-'))
  store = await createSqliteMessageStore({ dataDir: join(dir, 'data'), mustExist: false })
})

afterEach(async () => {
  await store.close()
  rmSync(dir, { recursive: true })
})

function messages(...args: string[]) {
  return messagesWith({}, ...args)
}

async function messagesWith(env: Record<string, string>, ...args: string[]) {
  return ended(await runInFolder(dir, runMessages, env, args))
}

const ended = ({ status, stdout, stderr }: Ended) => ({ status, out: stdout, err: stderr.trimEnd() })

async function save(id: string, changes: Readonly<Record<string, string>> = {}, receivedAt = RECEIVED): Promise<void> {
  const written = { name: 'Ann Lim', email: 'ann@example.org', subject: 'Question 4', message: 'Is it (3)?\nBye.' }
  await store.save({ id, receivedAt, ...written, ...changes })
}

it('runs as a process of its own while another has the store open: lines, status and what is wrong', async () => {
  await save('a')
  const spawned = (...args: string[]) => ended(spawnInFolder(dir, 'scripts/messages/main.ts', {}, args))
  expect(spawned('export', 'csv')).toEqual({ status: 0, out: (await messages('export', 'csv')).out, err: '' })
  expect(spawned('delete', 'a')).toMatchObject({ status: 0, out: expect.stringMatching(/^Deleted: 1 message/) })
  expect(await store.get('a')).toBeNull()
  expect(spawned('show', 'a')).toEqual({ status: 1, out: '', err: 'There is no message a' })
})

describe('messages list and show', () => {
  it('lists the newest first with what became of each', async () => {
    expect(await messages('list')).toEqual({ status: 0, out: 'No messages\n', err: '' })
    await save('a')
    await save('b', {}, RECEIVED + DAY)
    await save('c', {}, RECEIVED + 2 * DAY)
    for (const end of ['sent', 'failed'] as const) {
      const claim = await store.claim(RECEIVED + DAY, RECEIVED + 3 * DAY)
      if (claim !== null) await store.settle(claim, { state: end, at: RECEIVED + DAY, problem: 'status 404' })
    }
    expect((await messagesWith({ CONTACT_RELAY_URL: 'https://forms.example.org' }, 'list')).out).toBe(
      `${[
        'c  2026-07-03 09:30 UTC  waiting   Ann Lim <ann@example.org>: Question 4',
        'b  2026-07-02 09:30 UTC  GIVEN UP  Ann Lim <ann@example.org>: Question 4',
        'a  2026-07-01 09:30 UTC  relayed   Ann Lim <ann@example.org>: Question 4',
        '3 messages: 1 relayed, 1 waiting, 1 given up',
      ].join('\n')}\n`,
    )
    expect((await messages('list')).out).toMatch(
      /3 messages; CONTACT_RELAY_URL is not set here, so none is passed on\n$/,
    )
    expect((await messages('show', 'b')).out).toContain(
      'Relay:    given up 2026-07-02 09:30 UTC after 1 attempt: status 404\n',
    )
  })

  it('shows one message whole', async () => {
    await save('a')
    expect(await messages('show', 'a')).toEqual({
      status: 0,
      out: `${[
        'ID:       a',
        'Received: 2026-07-01 09:30 UTC',
        'Name:     Ann Lim',
        'Email:    ann@example.org',
        'Subject:  Question 4',
        'Relay:    kept',
        '',
        'Is it (3)?',
        'Bye.',
      ].join('\n')}\n`,
      err: '',
    })
    expect(await messages('show', 'z')).toEqual({ status: 1, out: '', err: 'There is no message z' })
  })

  it('does not let a message steer the terminal', async () => {
    await save('a', { subject: '\x1b[2J\u202egnp', message: 'a\x07\tb\nc' })
    expect((await messages('list')).out).toContain(': \ufffd[2J\ufffdgnp\n')
    expect((await messages('show', 'a')).out).toContain('a\ufffd\tb\nc\n')
  })
})

describe('messages export', () => {
  it('writes CSV in which nothing is a formula', async () => {
    await save('a', {
      name: '=HYPERLINK("http://evil.example";"x")',
      email: '+65@example.org',
      subject: '@SUM(1+1)*cmd|calc',
      message: '-2+3\nsaid "hello", then <b>left</b>',
    })
    expect(await messages('export', 'csv')).toEqual({
      status: 0,
      out:
        '\ufeffid,received,name,email,subject,message,relay,attempts,problem\r\n' +
        'a,2026-07-01T09:30:00.000Z,"\'=HYPERLINK(""http://evil.example"";""x"")",\'+65@example.org,\'@SUM(1+1)*cmd|calc,' +
        '"\'-2+3\nsaid ""hello"", then <b>left</b>",kept,0,\r\n',
      err: '',
    })
  })

  it('writes JSON that holds every message to the letter', async () => {
    expect(JSON.parse((await messages('export', 'json')).out)).toEqual([])
    await save('a', { subject: '=1+1', message: '“好” 😀\n"' })
    await save('b', {}, RECEIVED + DAY)
    const exported = JSON.parse((await messages('export', 'json')).out)
    expect(exported).toHaveLength(2)
    expect(exported[1]).toEqual({
      id: 'a',
      received: '2026-07-01T09:30:00.000Z',
      name: 'Ann Lim',
      email: 'ann@example.org',
      subject: '=1+1',
      message: '“好” 😀\n"',
      relay: 'kept',
      attempts: '0',
      problem: '',
    })
  })

  it('writes a file that only its owner reads, and over none that is there', async () => {
    await save('a')
    expect(await messages('export', 'json', 'out.json')).toEqual({ status: 0, out: 'Exported to out.json\n', err: '' })
    expect(JSON.parse(readFileSync(join(dir, 'out.json'), 'utf8'))).toHaveLength(1)
    expect(statSync(join(dir, 'out.json')).mode & 0o777).toBe(0o600)
    expect(await messages('export', 'json', 'out.json')).toMatchObject({
      status: 1,
      err: expect.stringContaining('EEXIST'),
    })
  })
})

describe('messages resend and delete', () => {
  it('makes a message due again', async () => {
    await save('a')
    const claim = await store.claim(RECEIVED, RECEIVED + DAY)
    if (claim !== null) await store.settle(claim, { state: 'failed', at: RECEIVED, problem: 'status 404' })
    expect(await messagesWith({ CONTACT_RELAY_URL: 'https://forms.example.org' }, 'resend', 'a')).toMatchObject({
      status: 0,
      out: 'It goes out in a few seconds\n',
    })
    expect((await store.get('a'))?.delivery).toMatchObject({ state: 'waiting', attempts: 0 })
    expect((await messages('resend', 'a')).out).toBe('It goes out when the server runs with CONTACT_RELAY_URL\n')
    expect(await messages('resend', 'z')).toEqual({ status: 1, out: '', err: 'There is no message z' })
  })

  it('deletes one message, and says where else it may be', async () => {
    await save('a')
    const claim = await store.claim(RECEIVED, RECEIVED + DAY)
    if (claim !== null) await store.settle(claim, { state: 'sent', at: RECEIVED })
    await save('b')
    const deleted = 'Deleted: 1 message. Backups keep it until they are deleted\n'
    const also = 'It was relayed: have it deleted at that service, too\n'
    expect(await messages('delete', 'a')).toEqual({ status: 0, out: deleted + also, err: '' })
    expect(await messages('delete', 'b')).toEqual({ status: 0, out: deleted, err: '' })
    expect(await messages('delete', 'b')).toEqual({ status: 1, out: '', err: 'There is no message b' })
    expect((await messages('list')).out).toBe('No messages\n')
  })

  it('deletes what is older than so many days', async () => {
    await save('old', {}, Date.now() - 91 * DAY)
    await save('new', {}, Date.now() - 89 * DAY)
    expect(await messages('delete', '--older-than', '90d')).toEqual({ status: 0, out: 'Deleted: 1 message\n', err: '' })
    expect(await store.get('old')).toBeNull()
    expect(await store.get('new')).not.toBeNull()
  })
})

it('says that a damaged store is damaged', async () => {
  writeFileSync(join(dir, 'messages.db'), 'not a database '.repeat(100))
  const { status, err } = await messagesWith({ DATA_DIR: dir }, 'list')
  expect(status).toBe(1)
  expect(err).toContain(join(dir, 'messages.db'))
  expect(err.split('\n')).toHaveLength(1)
})

describe('wrong usage', () => {
  it.each([
    [[]],
    [['burn']],
    [['list', 'a']],
    [['show']],
    [['show', 'a', 'b']],
    [['export']],
    [['export', 'xlsx']],
    [['delete']],
    [['delete', '--older-than', '90']],
    [['delete', 'a', '--older-than', '90d']],
    [['list', '--older-than', '90d']],
    [['delete', '--all']],
  ])('messages %j means nothing', (args) => {
    expect(parseCommand(args)).toBeNull()
  })

  it('prints how it goes and ends with status 2', async () => {
    expect(await messages('burn')).toMatchObject({ status: 2, out: '', err: expect.stringMatching(/^Usage:/) })
  })
})
