/** Parses the arguments of `npm run messages`. */
import { parseArgs } from 'node:util'

export const USAGE = `Usage:
  npm run messages -- list                      every message, the newest first
  npm run messages -- show ID                   one message whole
  npm run messages -- export csv|json [FILE]    all messages, on the screen or in a new file
  npm run messages -- resend ID                 pass a message on to the relay once more
  npm run messages -- delete ID                 delete one message: its sender asks for it
  npm run messages -- delete --older-than 90d   delete what was received more than 90 days ago
The messages are in DATA_DIR (./data).`

export type Format = 'csv' | 'json'

export type Command =
  | { readonly name: 'list' }
  | { readonly name: 'show' | 'resend' | 'delete'; readonly id: string }
  | { readonly name: 'export'; readonly format: Format; readonly file: string | null }
  | { readonly name: 'delete old'; readonly days: number }

/** Null for wrong usage. */
export function parseCommand(args: readonly string[]): Command | null {
  const options = { 'older-than': { type: 'string' } } as const
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    return null
  }
  const [name, first = null, second = null, ...rest] = parsed.positionals
  const age = parsed.values['older-than'] ?? null
  if (rest.length > 0) return null
  if (age !== null) return name === 'delete' && first === null ? parseAge(age) : null
  if (name === 'export') return first === 'csv' || first === 'json' ? { name, format: first, file: second } : null
  if (second !== null) return null
  if (name === 'list') return first === null ? { name } : null
  if (name === 'show' || name === 'resend' || name === 'delete') return first === null ? null : { name, id: first }
  return null
}

function parseAge(age: string): Command | null {
  const [, days = null] = /^(\d{1,5})d$/.exec(age) ?? []
  return days === null ? null : { name: 'delete old', days: Number(days) }
}
