/** A PostgreSQL for tests: a cluster from Debian's package in a temporary folder, with one database a test. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

const PACKAGES = '/usr/lib/postgresql'

/** The folder of the newest server's programs; null if none is installed. */
function programs(): string | null {
  if (!existsSync(PACKAGES)) return null
  const newest = readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a))[0]
  return newest === undefined ? null : join(PACKAGES, newest, 'bin')
}

/** Whether a PostgreSQL server is installed. */
export const hasPostgres: boolean = programs() !== null

/** The server refuses to run as root. */
function run(command: string, args: readonly string[]): void {
  const root = process.getuid?.() === 0
  const [program = '', ...rest] = root
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--', command, ...args]
    : [command, ...args]
  const { status, stderr } = spawnSync(program, rest, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
}

/** A running cluster: its URL, and how to stop and restart it. */
export type Cluster = Readonly<{ url: string; restart(): void; stop(): void; dispose(): void }>

/** `durable` survives a kill with all acknowledged writes; `quick` does not wait for the disk. */
export async function startCluster(care: 'quick' | 'durable' = 'quick'): Promise<Cluster> {
  const bin = programs()
  if (bin === null) throw new Error('PostgreSQL is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'readysix-postgres-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  const port = await freePort()
  run(join(bin, 'initdb'), ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=${care === 'quick' ? 'off' : 'on'}`
  const start = () =>
    run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', options, 'start'])
  const stop = () => run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', '-s', 'stop'])
  start()
  return {
    url: `postgres://app@127.0.0.1:${port}/postgres`,
    restart: start,
    stop,
    dispose: () => {
      stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates an empty database on the server of `url`; returns its URL. */
export async function newDatabase(url: string): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
