/** Parses the arguments of `npm run messages`. */
import { parseArgs } from 'node:util'

export const USAGE = `Usage:
  npm run messages -- list                      every message, the newest first
  npm run messages -- show ID                   one message whole
  npm run messages -- export csv|json [FILE]    all messages, on the screen or in a new file
  npm run messages -- resend ID                 pass a message on to the relay once more
  npm run messages -- delete --older-than 90d   delete what was received more than 90 days ago
The messages are in DATA_DIR (./data).`

export type Format = 'csv' | 'json'

export type Command =
  | { readonly name: 'list' }
  | { readonly name: 'show' | 'resend'; readonly id: string }
  | { readonly name: 'export'; readonly format: Format; readonly file: string | null }
  | { readonly name: 'delete'; readonly days: number }

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
  if (rest.length > 0 || (age !== null) !== (name === 'delete')) return null
  if (name === 'export') return first === 'csv' || first === 'json' ? { name, format: first, file: second } : null
  if (second !== null) return null
  if (name === 'show' || name === 'resend') return first === null ? null : { name, id: first }
  if (first !== null) return null
  if (name === 'list') return { name }
  const [, days = null] = /^(\d{1,5})d$/.exec(age ?? '') ?? []
  return name === 'delete' && days !== null ? { name, days: Number(days) } : null
}
