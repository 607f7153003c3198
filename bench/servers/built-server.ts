/** Runs the built site in a process of its own, on a free port, with an empty data folder. Build first. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import serverProcess from '../../scripts/server-process.json' with { type: 'json' }

export interface BuiltServer {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  /** The processor time of the process so far, of all threads, in seconds. */
  cpuSeconds(): Promise<number>
  /** Resident memory of the process now. */
  memoryMb(): Promise<number>
  stop(): Promise<void>
}

/** Replies to the parent's messages; the channel does not keep the process alive. */
const REPORTER = `
  import cluster from 'node:cluster'
  if (cluster.isPrimary) {
    process.on('message', () => process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }))
    process.channel.unref()
  }`

/**
 * `script` prints 'ready at <url>' when it is ready; it gets PORT, DATA_DIR and NODE_ENV. `prepare` may fill the data
 * folder first; `settings` are added to the environment; `wrapper` is a command that runs its arguments in its own place.
 */
export async function startBuiltServer(
  script: string,
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
  settings: Readonly<Record<string, string>> = {},
  wrapper: readonly string[] = [],
): Promise<BuiltServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'readysix-bench-'))
  await prepare(dataDir)
  const [program = '', ...args] = [
    ...wrapper,
    process.execPath,
    ...serverProcess.flags,
    '--import',
    `data:text/javascript,${encodeURIComponent(REPORTER)}`,
    script,
  ]
  const server = spawn(program, args, {
    env: {
      ...process.env,
      ...serverProcess.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      WEB_CONCURRENCY: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  const ended = once(server, 'exit')
  const { stdout, pid } = server
  if (stdout === null || pid === undefined) throw new Error('the server cannot be started')
  return {
    url: await readyUrl(stdout),
    pid,
    dataDir,
    async cpuSeconds() {
      const { cpu } = await report(server)
      return (cpu.user + cpu.system) / 1e6
    },
    memoryMb: async () => Math.round((await report(server)).rss / 1e6),
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true })
    },
  }
}

async function report(server: ChildProcess): Promise<{ cpu: NodeJS.CpuUsage; rss: number }> {
  const answer = once(server, 'message')
  server.send('report')
  const [usage] = await answer
  return usage
}

/** The URL that a starting site prints. */
export async function readyUrl(output: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of output) {
    text += chunk
    const [, url] = /ready at (\S+)\n/.exec(text) ?? []
    if (url !== undefined) return url
  }
  throw new Error('the built server did not start; run it by hand to see why')
}
