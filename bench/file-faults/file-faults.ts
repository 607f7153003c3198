/**
 * Two hundred times something happens to a file of DATA_DIR while messages come, or the site is killed: every message that
 * was thanked for must be in messages.db afterwards. FILE_FAULTS sets another number.
 */
import { chmodSync, existsSync, readdirSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fillDisk } from '#server/contract/fill-disk.ts'
import { harm, MESSAGE_FILE_FAULTS, type MessageFileFault, repair } from '#server/contract/message-file-faults.ts'
import { type FaultySite, startFaultySite } from './faulty-site.ts'
import { type Letters, writeLetters } from './write-letters.ts'

const FAULTS = Number(process.env.FILE_FAULTS ?? 200)
/** After each fault; as many come between it and its repair where messages are taken meanwhile. */
const MESSAGES = 40
const PATIENCE_MS = 30_000

const CONTENT_DB = ['content.db', 'content.db-wal', 'content.db-shm']
const OTHERS = [...CONTENT_DB, 'content-stamp.json', 'session-secret', 'files/index.json', 'files/contents']
const OTHER_FAULTS = ['removed', 'emptied', 'halved', 'swapped', 'read-only'] as const

type Row = Record<string, string | number>
interface Round {
  readonly file: string
  readonly fault: string
  run(site: FaultySite, letters: Letters, turn: number): Promise<void>
}

export async function benchFileFaults(): Promise<{ name: string; rows: Row[] }> {
  const site = await startFaultySite()
  const letters = writeLetters(site.url)
  const done: Round[] = []
  try {
    const rounds = roundsOf(site)
    await letters.more(MESSAGES)
    while (done.length < FAULTS) {
      const round = rounds[done.length % rounds.length]
      if (round === undefined) break
      await round.run(site, letters, Math.floor(done.length / rounds.length))
      await letters.more(MESSAGES)
      done.push(round)
    }
    await letters.stop()
    await site.end()
    const kept = subjectsIn(join(site.dataDir, 'messages.db'))
    const thanked = letters.thanked()
    const lost = thanked.filter((subject) => !kept.has(subject)).length
    const found = { 'thanked for': thanked.length, found: thanked.length - lost, lost, ok: lost === 0 ? 'yes' : 'NO' }
    return {
      name: 'Messages under faults of files',
      rows: [...rowsOf(done), { file: 'all', times: done.length, ...found }],
    }
  } finally {
    await letters.stop()
    site.remove()
  }
}

function rowsOf(rounds: readonly Round[]): readonly Row[] {
  return [...Map.groupBy(rounds, ({ file }) => file)].map(([file, some]) => {
    const faults = [...Map.groupBy(some, ({ fault }) => fault)].map(([fault, { length }]) => `${fault} ${length}`)
    return { file, times: some.length, faults: faults.join(', ') }
  })
}

/** One of messages.db, then one of another file, and so on. */
function roundsOf({ hasModes, hasOwnDisk }: FaultySite): readonly Round[] {
  const isPossible = (fault: string) => hasModes || !fault.startsWith('read-only')
  const messageFaults = MESSAGE_FILE_FAULTS.filter(isPossible).map(messageFault)
  const ofMessages = [...messageFaults, ...(hasOwnDisk ? [FULL_DISK] : []), KILLED]
  const ofOthers = OTHERS.flatMap((file) => OTHER_FAULTS.filter(isPossible).map((fault) => otherFault(file, fault)))
  return ofOthers.flatMap((round, i) => [ofMessages[i % ofMessages.length] ?? KILLED, round])
}

const messageFault = (fault: MessageFileFault): Round => ({
  file: 'messages.db',
  fault,
  async run(site, letters, turn) {
    const [file, kept] = [join(site.dataDir, 'messages.db'), join(site.dataDir, 'kept')]
    harm(fault, file, kept)
    // Who has the file open goes on writing to it.
    if (fault === 'read-only') await site.restart('SIGKILL', processesIn(turn))
    if (fault === 'swapped') await letters.more(MESSAGES)
    else await refusal(site)
    repair(fault, file, kept)
  },
})

const FULL_DISK: Round = {
  file: 'messages.db',
  fault: 'full disk',
  async run(site) {
    const filler = join(site.dataDir, 'filler')
    fillDisk(filler)
    await refusal(site)
    rmSync(filler)
  },
}

const KILLED: Round = {
  file: 'messages.db',
  fault: 'site killed',
  run: (site, _letters, turn) => site.restart('SIGKILL', processesIn(turn)),
}

/** Messages are taken meanwhile. What is damaged is moved away before the next start, as docs/operations.md says. */
const otherFault = (name: string, fault: (typeof OTHER_FAULTS)[number]): Round => ({
  file: name,
  fault,
  async run(site, letters, turn) {
    const path = join(site.dataDir, name)
    const file = name === 'files/contents' ? join(path, readdirSync(path)[0] ?? '') : path
    if (!existsSync(file)) throw new Error(`${file} is not there`)
    if (fault === 'removed') rmSync(file)
    else if (fault === 'emptied') truncateSync(file)
    else if (fault === 'halved') truncateSync(file, Math.floor(statSync(file).size / 2))
    else if (fault === 'read-only') chmodSync(file, 0o444)
    else {
      renameSync(file, `${file}.old`)
      writeFileSync(file, 'another file')
    }
    await letters.more(MESSAGES)
    const damaged = CONTENT_DB.includes(name) ? CONTENT_DB.map((one) => join(site.dataDir, one)) : [file]
    for (const one of [...damaged, `${file}.old`]) rmSync(one, { force: true })
    await site.restart(turn % 2 === 0 ? 'SIGTERM' : 'SIGKILL', processesIn(turn))
  },
})

function processesIn(turn: number): number {
  return 1 + (turn % 2)
}

/** Resolves when the site says that it takes no message. */
async function refusal(site: FaultySite): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await site.readiness()).includes('messages: ')) {
    if (performance.now() > end) throw new Error('/readyz does not name the messages')
    await pause(10)
  }
}

function subjectsIn(file: string): ReadonlySet<string> {
  const db = new DatabaseSync(file)
  const rows = db.prepare('SELECT subject FROM message').all()
  db.close()
  return new Set(rows.map(({ subject }) => String(subject)))
}
