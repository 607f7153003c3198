/**
 * `npm run messages`: the messages of the contact form. Arguments in, exit status out (0 good, 1 an error, 2 wrong
 * usage). The server may run at the same time: both use the same store.
 */
import { Console } from 'node:console'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#server/config/config.ts'
import type { DeliveryState, MessageStore } from '#server/ports/message-store.ts'
import { openMessageStore } from '#server/stores/open-stores.ts'
import { runCommand, type Terminal } from '../terminal.ts'
import { type Command, type Format, parseCommand, USAGE } from './command.ts'
import { exportPieces } from './export.ts'
import { listLine, messageLines, summary } from './report.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The file contains personal data. */
const ONLY_FOR_ITS_OWNER = 0o600

export const runMessages = (args: readonly string[], terminal: Terminal): Promise<number> =>
  runCommand(terminal, {
    command: parseCommand(args),
    usage: USAGE,
    async run(command, config) {
      const messages = await openMessageStore(config, false)
      try {
        return await run(command, messages, config, terminal)
      } finally {
        await messages.close()
      }
    },
  })

async function run(command: Command, messages: MessageStore, config: Config, terminal: Terminal): Promise<number> {
  const print = new Console(terminal.stdout, terminal.stderr)
  const relayed = config.contactRelayUrl !== null
  switch (command.name) {
    case 'list':
      return await list(messages, relayed, print)
    case 'show':
      return await show(messages, command.id, relayed, print)
    case 'export':
      return await exportTo(messages, command.format, command.file, relayed, terminal)
    case 'resend':
      return await resend(messages, command.id, relayed, print)
    case 'delete':
      return await deleteOne(messages, command.id, print)
    case 'delete old': {
      const deleted = await messages.deleteBefore(Date.now() - command.days * DAY_MS)
      print.log(`Deleted: ${deleted} message${deleted === 1 ? '' : 's'}`)
      return 0
    }
  }
}

async function list(messages: MessageStore, relayed: boolean, print: Console): Promise<number> {
  const states: DeliveryState[] = []
  for await (const message of messages.list()) {
    print.log(listLine(message, relayed))
    states.push(message.delivery.state)
  }
  print.log(summary(states, relayed))
  return 0
}

async function show(messages: MessageStore, id: string, relayed: boolean, print: Console): Promise<number> {
  const message = await messages.get(id)
  if (message === null) return unknown(id, print)
  for (const line of messageLines(message, relayed)) print.log(line)
  return 0
}

async function exportTo(
  messages: MessageStore,
  format: Format,
  file: string | null,
  relayed: boolean,
  { stdout, stderr }: Terminal,
): Promise<number> {
  const pieces = Readable.from(exportPieces(messages.list(), format, relayed))
  if (file === null) {
    await pipeline(pieces, stdout, { end: false })
    return 0
  }
  await pipeline(pieces, createWriteStream(file, { flags: 'wx', mode: ONLY_FOR_ITS_OWNER }))
  new Console(stdout, stderr).log(`Exported to ${file}`)
  return 0
}

async function resend(messages: MessageStore, id: string, relayed: boolean, print: Console): Promise<number> {
  if (!(await messages.resend(id, Date.now()))) return unknown(id, print)
  print.log(relayed ? 'It goes out in a few seconds' : 'It goes out when the server runs with CONTACT_RELAY_URL')
  return 0
}

async function deleteOne(messages: MessageStore, id: string, print: Console): Promise<number> {
  const message = await messages.get(id)
  if (message === null || !(await messages.delete(id))) return unknown(id, print)
  print.log('Deleted: 1 message. Backups keep it until they are deleted')
  if (message.delivery.state === 'sent') print.log('It was relayed: have it deleted at that service, too')
  return 0
}

function unknown(id: string, print: Console): number {
  print.error(`There is no message ${id}`)
  return 1
}
