/** What a command reads and writes besides its arguments, of its process or of a test, and how every command ends. */
import { Console } from 'node:console'
import type { Writable } from 'node:stream'
import { type Config, parseConfig } from '#server/config/config.ts'

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: Writable
  readonly stderr: Writable
}

/** What it was asked for; null for wrong usage, which prints `usage`. `run` resolves with the exit status. */
type Asked<Command> = Readonly<{
  command: Command | null
  usage: string
  run: (command: Command, config: Config, print: Console) => Promise<number>
}>

/** Resolves with the exit status: 0 good, 1 an error, 2 wrong usage. */
export async function runCommand<Command>(
  terminal: Terminal,
  { command, usage, run }: Asked<Command>,
): Promise<number> {
  const print = new Console(terminal.stdout, terminal.stderr)
  if (command === null) {
    print.error(usage)
    return 2
  }
  try {
    return await run(command, parseConfig(terminal.env), print)
  } catch (error) {
    // An error with a code is expected and its message is for the operator; any other is a bug, printed with its stack.
    print.error(error instanceof Error && 'code' in error ? error.message : error)
    return 1
  }
}
