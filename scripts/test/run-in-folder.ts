/** Runs a command in a folder: as users do, or within the process of a test, which takes a twentieth of the time. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { Writable } from 'node:stream'
import { settings } from '#server/config/settings.ts'
import type { Terminal } from '../terminal.ts'

type Command = (args: readonly string[], terminal: Terminal) => Promise<number>
type Env = Readonly<Record<string, string>>

/** What a command ended with. */
export type Ended = Readonly<{ status: number | null; stdout: string; stderr: string }>

export async function runInFolder(folder: string, command: Command, env: Env, args: readonly string[]): Promise<Ended> {
  const [stdout, stderr] = [textStream(), textStream()]
  const before = process.cwd()
  process.chdir(folder)
  try {
    const status = await command(args, { env, stdout: stdout.stream, stderr: stderr.stream })
    return { status, stdout: stdout.text(), stderr: stderr.text() }
  } finally {
    process.chdir(before)
  }
}

/** `main` is a file of the repository. Settings of the site that this process has do not count. */
export function spawnInFolder(folder: string, main: string, env: Env, args: readonly string[]): Ended {
  const ours = Object.entries(process.env).filter(([name]) => !(name in settings))
  const options = { cwd: folder, encoding: 'utf8', env: { ...Object.fromEntries(ours), ...env } } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(main), ...args], options)
  return { status, stdout, stderr }
}

function textStream() {
  const chunks: string[] = []
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      chunks.push(String(chunk))
      done()
    },
  })
  return { stream, text: () => chunks.join('') }
}
