/**
 * `npm run messages`: the messages of the contact form. Arguments in, exit status out (0 good, 1 an error, 2 wrong
 * usage). The server may run at the same time: both use the same store.
 */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Config, parseConfig } from '#server/config/config.ts'
import type { DeliveryState, MessageStore } from '#server/ports/message-store.ts'
import { openMessageStore } from '#server/stores/open-stores.ts'
import { type Command, type Format, parseCommand, USAGE } from './command.ts'
import { exportPieces } from './export.ts'
import { listLine, messageLines, summary } from './report.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The file contains personal data. */
const ONLY_FOR_ITS_OWNER = 0o600

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const command = parseCommand(args)
  if (command === null) {
    console.error(USAGE)
    return 2
  }
  try {
    const config = parseConfig(process.env)
    const messages = await openMessageStore(config, false)
    try {
      return await run(command, messages, config)
    } finally {
      await messages.close()
    }
  } catch (error) {
    // An error with a code is expected and its message is for the operator; any other is a bug, printed with its stack.
    console.error(error instanceof Error && 'code' in error ? error.message : error)
    return 1
  }
}

async function run(command: Command, messages: MessageStore, config: Config): Promise<number> {
  const relayed = config.contactRelayUrl !== null
  switch (command.name) {
    case 'list':
      return await list(messages, relayed)
    case 'show':
      return await show(messages, command.id, relayed)
    case 'export':
      return await exportTo(messages, command.format, command.file, relayed)
    case 'resend':
      return await resend(messages, command.id, relayed)
    case 'delete':
      return await deleteOne(messages, command.id)
    case 'delete old': {
      const deleted = await messages.deleteBefore(Date.now() - command.days * DAY_MS)
      console.log(`Deleted: ${deleted} message${deleted === 1 ? '' : 's'}`)
      return 0
    }
  }
}

async function list(messages: MessageStore, relayed: boolean): Promise<number> {
  const states: DeliveryState[] = []
  for await (const message of messages.list()) {
    console.log(listLine(message, relayed))
    states.push(message.delivery.state)
  }
  console.log(summary(states, relayed))
  return 0
}

async function show(messages: MessageStore, id: string, relayed: boolean): Promise<number> {
  const message = await messages.get(id)
  if (message === null) return unknown(id)
  for (const line of messageLines(message, relayed)) console.log(line)
  return 0
}

async function exportTo(
  messages: MessageStore,
  format: Format,
  file: string | null,
  relayed: boolean,
): Promise<number> {
  const pieces = Readable.from(exportPieces(messages.list(), format, relayed))
  if (file === null) {
    await pipeline(pieces, process.stdout, { end: false })
    return 0
  }
  await pipeline(pieces, createWriteStream(file, { flags: 'wx', mode: ONLY_FOR_ITS_OWNER }))
  console.log(`Exported to ${file}`)
  return 0
}

async function resend(messages: MessageStore, id: string, relayed: boolean): Promise<number> {
  if (!(await messages.resend(id, Date.now()))) return unknown(id)
  console.log(relayed ? 'It goes out in a few seconds' : 'It goes out when the server runs with CONTACT_RELAY_URL')
  return 0
}

async function deleteOne(messages: MessageStore, id: string): Promise<number> {
  const message = await messages.get(id)
  if (message === null || !(await messages.delete(id))) return unknown(id)
  console.log('Deleted: 1 message. Backups keep it until they are deleted')
  if (message.delivery.state === 'sent') console.log('It was relayed: have it deleted at that service, too')
  return 0
}

function unknown(id: string): number {
  console.error(`There is no message ${id}`)
  return 1
}
