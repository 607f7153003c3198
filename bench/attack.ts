/**
 * A class of 40 behind one address, alone and beside an attacker of four networks, who orders what is not cached and PDFs that
 * nobody waits for. Pages that somebody has read before must stay fast, and the class must get its PDFs.
 */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startBuiltServer } from './servers/built-server.ts'

const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'))
const SECONDS = 20
const PUPILS = 40
const CLASS = '198.51.100.1'
const NETWORKS = ['2001:db8:1::1', '2001:db8:2::1', '2001:db8:3::1', '203.0.113.7']
/** Of each network. */
const SOCKETS = 12
const PAGES_A_SECOND = 50
const PDFS_A_SECOND = 19
const LEAVES_AFTER_MS = 150
const MAX_P99_MS = 300

const SHARED = [
  '/',
  '/practice',
  '/listening',
  '/today',
  '/maths',
  '/listening/english-2024/practice',
  ...['grammar-mcq', 'vocab-mcq', 'editing', 'compre-cloze'].map((type) => `/quiz/${type}/Set_1`),
]
/** Five in a class, others in each round: none is kept from before. */
const pdfOf = (pupil: number, round: number) =>
  `/quiz/grammar-mcq/Set_${1 + (pupil % 5)}/paper.pdf?part=${round === 0 ? 'paper' : 'key'}`
/** One page in so many is one that nobody has read. */
const NEW_EVERY = 10

type Row = Record<string, string | number>
type Kind = 'read before' | 'new' | 'PDF'
type Answer = Readonly<{ kind: Kind; ms: number; ok: boolean }>

export async function benchAttack(): Promise<{ name: string; rows: Row[] }> {
  const server = await startBuiltServer('scripts/serve.mjs', async () => undefined, { TRUSTED_PROXY: '127.0.0.1' })
  try {
    for (const path of SHARED) await visit(server.url, path, 'read before')
    const alone = await classFor(server.url, 0)
    const end = new AbortController()
    const attack = Promise.all(
      NETWORKS.map((network, i) =>
        Promise.all([orderPages(server, network, i), orderPdfs(server.url, network, i, end.signal)]),
      ),
    )
    await pause(2000)
    const beside = await classFor(server.url, 1)
    end.abort()
    await attack
    const name = `A class of ${PUPILS} and an attacker of ${NETWORKS.length} networks, ${SECONDS} s each`
    return { name, rows: [...rowsOf('alone', alone), ...rowsOf('beside the attacker', beside)] }
  } finally {
    await server.stop()
  }
}

/** Each pupil opens a page about once a second, and the PDF of a set once. */
async function classFor(url: string, round: number): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  const until = performance.now() + SECONDS * 1000
  const pupils = Array.from({ length: PUPILS }, async (_, pupil) => {
    await pause((1000 * pupil) / PUPILS)
    for (let opened = 0; performance.now() < until; opened += 1) {
      const isNew = (opened + pupil) % NEW_EVERY === 0
      const number = 1 + (round * PUPILS + pupil) * 100 + opened
      const path = isNew ? `/maths/mixed/${number}` : (SHARED[(opened + pupil) % SHARED.length] ?? '/')
      answers.push(await visit(url, path, isNew ? 'new' : 'read before'))
      if (opened === 5) answers.push(await visit(url, pdfOf(pupil, round), 'PDF'))
      await pause(500 + 1000 * Math.random())
    }
  })
  await Promise.all(pupils)
  return answers
}

async function visit(url: string, path: string, kind: Kind): Promise<Answer> {
  const startedAt = performance.now()
  const response = await fetch(url + path, { headers: { 'x-forwarded-for': CLASS, 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  return { kind, ms: performance.now() - startedAt, ok: response.status === 200 }
}

/** In a process of its own: pages that are not cached, each once. */
async function orderPages(
  { url, dataDir }: { url: string; dataDir: string },
  network: string,
  i: number,
): Promise<void> {
  const seconds = SECONDS + 3
  const headers = [{ name: 'x-forwarded-for', value: network }]
  const paths = Array.from({ length: seconds * PAGES_A_SECOND }, (_, n) => {
    const number = 5000 + i * 1200 + n
    return [`/science/energy/${number}`, `/maths/mixed/${number}`, '/sets?s=grammar-mcq/Set_1&s=editing/Set_2'][n % 3]
  })
  const har = join(dataDir, `attack-${i}.har`)
  const entries = paths.map((path) => ({ request: { method: 'GET', url: `${url}${path}`, headers } }))
  writeFileSync(har, JSON.stringify({ log: { entries } }))
  const rate = [
    '--connections',
    String(SOCKETS),
    '--overallRate',
    String(PAGES_A_SECOND),
    '--duration',
    String(seconds),
  ]
  await promisify(execFile)(process.execPath, [AUTOCANNON, '--json', ...rate, '--har', har, url])
}

async function orderPdfs(url: string, network: string, i: number, ended: AbortSignal): Promise<void> {
  for (let n = 0; !ended.aborted; n += 1) {
    const path = `/maths/mixed/${i * 2000 + n + 1}/paper.pdf`
    const signal = AbortSignal.timeout(LEAVES_AFTER_MS)
    fetch(url + path, { headers: { 'x-forwarded-for': network }, signal }).then(
      (response) => response.body?.cancel(),
      () => undefined,
    )
    await pause(1000 / PDFS_A_SECOND)
  }
}

function rowsOf(when: string, answers: readonly Answer[]): Row[] {
  return (['read before', 'new', 'PDF'] as const).map((kind) => {
    const own = answers.filter((answer) => answer.kind === kind)
    const times = own.map(({ ms }) => ms).sort((a, b) => a - b)
    const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
    const failed = own.filter(({ ok }) => !ok).length
    const isGood = failed === 0 && (kind !== 'read before' || at(0.99) <= MAX_P99_MS)
    const figures = { requests: own.length, failed, 'median ms': at(0.5), 'p99 ms': at(0.99), 'longest ms': at(0.9999) }
    return { class: when, page: kind, ...figures, ok: isGood ? 'yes' : 'NO' }
  })
}
