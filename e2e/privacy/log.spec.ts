/** Nothing that a visitor typed or is known by gets into the log or into a file, but for a message that was sent. */
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePort } from '#server/contract/free-port.ts'
import { makeSmallSite, QUIZ, type SmallSite } from '../operations/small-site.ts'
import type { OwnServer } from '../own-server.ts'

/** In every place of every request below. */
const TYPED = 'Mei-Ling-P6-Kindness'
/** Of the one message that is sent. */
const SENT = 'Siti-P6-Patience'
const ADDRESS = '203.0.113.77'
/** Where a path may lead, with something typed in the place of a part. */
const PATHS = [
  `/${TYPED}`,
  `/${TYPED}/`,
  `/%E0%A4%A${TYPED}`,
  `/..%2f${TYPED}`,
  `/Quiz/${TYPED}/Set_1`,
  `/quiz/${TYPED}/Set_1`,
  `/quiz/grammar-mcq/${TYPED}`,
  `/quiz/grammar-mcq/${TYPED}/print`,
  `/quiz/grammar-mcq/${TYPED}/paper.pdf`,
  `/prelim/2024/${TYPED}`,
  `/prelim/2024/${TYPED}/Grammar`,
  `/prelim/${TYPED}/x/y`,
  `/listening/${TYPED}`,
  `/listening/${TYPED}/practice`,
  `/listening/${TYPED}/hall.mp3`,
  `/articles/${TYPED}`,
  `/downloads/${TYPED}`,
  `/downloads/2024_P6_${TYPED}_Maths_Prelim.pdf`,
  `/downloads/year/${TYPED}`,
  `/maths/${TYPED}/1`,
  `/science/physical/${TYPED}`,
  `/skill/${TYPED}`,
  `/today/${TYPED}`,
  `/tasks/${TYPED}/1`,
  `/paper/${TYPED}/1`,
  `/files/${TYPED}`,
  `/assets/${TYPED}.js`,
  `/api/${TYPED}`,
  `/api/offline/${TYPED}`,
  `/api/session/${TYPED}`,
  `/api/files/address?path=${TYPED}`,
  `${QUIZ}?name=${TYPED}`,
  `${QUIZ}/print?part=${TYPED}`,
  `/sets?of=${TYPED}`,
  `/contact?${TYPED}=${TYPED}`,
]
/** Those of pages that show documents. */
const AWAY = PATHS.filter((path) => /^\/(?:quiz|prelim|listening|articles|skill)\//.test(path)).slice(0, 8)
const HEADERS = {
  accept: TYPED,
  connection: 'close',
  'accept-language': TYPED,
  authorization: `Bearer ${TYPED}`,
  cookie: `session=${TYPED}; ${TYPED}=1`,
  'if-none-match': `"${TYPED}"`,
  'if-range': `"${TYPED}"`,
  range: `bytes=${TYPED}`,
  referer: `https://${TYPED}.example/${TYPED}`,
  'user-agent': TYPED,
  'x-forwarded-for': ADDRESS,
  'x-forwarded-proto': TYPED,
  [`x-${TYPED}`]: TYPED,
}

let site: SmallSite
test.beforeEach(async () => {
  site = await makeSmallSite()
})
test.afterEach(() => site.remove())

/** The answer is of no interest here. */
async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, { redirect: 'manual', ...init, headers: { ...HEADERS, ...init.headers } })
  await answer.arrayBuffer()
  return answer
}

async function askEverything({ url }: OwnServer): Promise<void> {
  // A session by which the URL of a file is asked for.
  const begun = await fetch(`${url}/api/session`, { method: 'POST', headers: { 'x-forwarded-for': ADDRESS } })
  const [cookie = ''] = (begun.headers.get('set-cookie') ?? '').split(';')
  await ask(`${url}/api/files/address?path=${TYPED}`, { headers: { cookie } })
  for (const path of PATHS) {
    await ask(url + path)
    await ask(url + path, { method: 'POST', body: new URLSearchParams({ [TYPED]: TYPED, q: TYPED }) })
    await ask(url + path, { method: 'DELETE' })
  }
  const form = { name: TYPED, email: `${TYPED}@`, subject: TYPED, message: TYPED }
  const bodies: readonly (readonly [string, string])[] = [
    ['application/json', JSON.stringify(form)],
    ['multipart/form-data; boundary=x', `--x\r\ncontent-disposition: form-data; name="${TYPED}"\r\n\r\n${TYPED}`],
    [`text/${TYPED}`, TYPED],
    ['application/x-www-form-urlencoded', new URLSearchParams(form).toString()],
    ['application/x-www-form-urlencoded', new URLSearchParams({ ...form, reference: TYPED }).toString()],
    ['application/x-www-form-urlencoded', `message=${TYPED.repeat(20_000)}`],
  ]
  for (const path of ['/contact', QUIZ])
    for (const [type, body] of bodies)
      for (const origin of [url, `https://${TYPED}.example`])
        await ask(url + path, { method: 'POST', body, headers: { 'content-type': type, origin } })
  await askBadly(url, [
    `GET / HTTP/1.1\r\nhost: ${TYPED}\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: ${TYPED} ${TYPED}\r\n\r\n`,
    `${TYPED} / HTTP/1.1\r\nhost: x\r\n\r\n`,
    `GET http://${TYPED}:99999/ HTTP/1.1\r\nhost: x\r\n\r\n`,
    `GET /${TYPED} HTTP/9.9\r\n\r\n`,
    `${TYPED}\r\n\r\n`,
  ])
}

/** What no browser sends. */
async function askBadly(url: string, requests: readonly string[]): Promise<void> {
  for (const request of requests) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.end(request)
    socket.resume()
    await once(socket, 'close')
  }
}

/** The names of the files of DATA_DIR that hold it. */
function filesWith(text: string): readonly string[] {
  const entries = readdirSync(site.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries
    .filter(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1').includes(text))
    .map(({ name }) => name)
}

test('nothing typed is in the log or in a file', async () => {
  const server = await site.start({ LOG_LEVEL: 'trace', WEB_CONCURRENCY: '2' })
  await askEverything(server)
  const message = { name: SENT, email: 'siti@example.org', subject: SENT, message: SENT }
  const sent = await ask(`${server.url}/contact`, { method: 'POST', body: new URLSearchParams(message) })
  expect(sent.status).toBe(200)
  await expectNothingIn(server, PATHS.length * 3)
  expect(filesWith(TYPED)).toEqual([])
  expect(filesWith(ADDRESS)).toEqual([])
  expect(filesWith(SENT)).toEqual(['messages.db'])
})

test('nothing typed is in the log while no store answers', async () => {
  const server = await site.start({
    LOG_LEVEL: 'trace',
    DATABASE_URL: `postgres://app@127.0.0.1:${await freePort()}/app`,
  })
  for (const path of AWAY) await ask(server.url + path)
  const message = { name: SENT, email: 'siti@example.org', subject: SENT, message: SENT }
  const sent = await ask(`${server.url}/contact`, { method: 'POST', body: new URLSearchParams(message) })
  expect(sent.status).toBe(503)
  await expectNothingIn(server, AWAY.length)
  expect(server.log()).toContain('a page failed')
})

/** Of all that was sent. The log is written in the background, and has at least so many lines. */
async function expectNothingIn({ log }: OwnServer, lines: number): Promise<void> {
  await pause(300)
  const written = log().split('\n')
  expect(written.length).toBeGreaterThan(lines)
  for (const text of [TYPED, SENT, ADDRESS]) expect(written.find((line) => line.includes(text))).toBeUndefined()
}
