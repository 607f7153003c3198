/** Exports all messages to a file for a spreadsheet or for a program. */
import { stringify } from 'csv-stringify/sync'
import type { StoredMessage } from '#server/ports/message-store.ts'
import type { Format } from './command.ts'

const COLUMNS = ['id', 'received', 'name', 'email', 'subject', 'message', 'relay', 'attempts', 'problem'] as const

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>

/** The file in pieces, because there may be more messages than fit into memory. */
export async function* exportPieces(messages: AsyncIterable<StoredMessage>, format: Format): AsyncGenerator<string> {
  // With a byte order mark, by which a spreadsheet recognises UTF-8.
  if (format === 'csv') yield `\ufeff${csvLine(COLUMNS)}`
  let separator = '[\n'
  for await (const message of messages) {
    const row = rowOf(message)
    if (format === 'csv') yield csvLine(COLUMNS.map((column) => row[column]))
    else yield `${separator}${JSON.stringify(row)}`
    separator = ',\n'
  }
  if (format === 'json') yield separator === '[\n' ? '[]\n' : '\n]\n'
}

function rowOf({ receivedAt, delivery, ...message }: StoredMessage): Row {
  const { state, attempts, problem } = delivery
  return { ...message, received: new Date(receivedAt).toISOString(), relay: state, attempts: String(attempts), problem }
}

/** A quote before a cell disables a formula. */
function csvLine(cells: readonly string[]): string {
  return stringify([[...cells]], { escape_formulas: true, record_delimiter: 'windows' })
}
