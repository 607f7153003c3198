/** Exports all messages to a file for a spreadsheet or for a program. */
import { stringify } from 'csv-stringify/sync'
import type { StoredMessage } from '#server/ports/message-store.ts'
import type { Format } from './command.ts'
import { relayState } from './report.ts'

const COLUMNS = ['id', 'received', 'name', 'email', 'subject', 'message', 'relay', 'attempts', 'problem'] as const

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>

/**
 * The file in pieces, because there may be more messages than fit into memory. `relayed`: whether a relay is configured.
 */
export async function* exportPieces(
  messages: AsyncIterable<StoredMessage>,
  format: Format,
  relayed: boolean,
): AsyncGenerator<string> {
  // With a byte order mark, by which a spreadsheet recognises UTF-8.
  if (format === 'csv') yield `\ufeff${csvLine(COLUMNS)}`
  let separator = '[\n'
  for await (const message of messages) {
    const row = rowOf(message, relayed)
    if (format === 'csv') yield csvLine(COLUMNS.map((column) => row[column]))
    else yield `${separator}${JSON.stringify(row)}`
    separator = ',\n'
  }
  if (format === 'json') yield separator === '[\n' ? '[]\n' : '\n]\n'
}

function rowOf({ receivedAt, delivery, ...message }: StoredMessage, relayed: boolean): Row {
  const received = new Date(receivedAt).toISOString()
  const { attempts, problem } = delivery
  return { ...message, received, relay: relayState(delivery, relayed), attempts: String(attempts), problem }
}

/** A quote before a cell disables a formula. */
function csvLine(cells: readonly string[]): string {
  return stringify([[...cells]], { escape_formulas: true, record_delimiter: 'windows' })
}
