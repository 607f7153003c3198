/**
 * In the browser: a message straight to the operator's form-collection service, with the fields that our server would pass
 * on. Any OK status is success. It is not sent again by itself: a person decides that, and `id` tells the service a repeat.
 */
import type { FieldTexts, Outcome } from './contact-form-fields.ts'
import { readContactForm } from './read-contact-form.ts'

const RELAY_TIMEOUT_MS = 10_000

/** Never rejects. `idOf` names a message: the same for the same fields. */
export async function sendToRelay(url: string, form: FormData, idOf: (fields: FieldTexts) => string): Promise<Outcome> {
  const read = readContactForm(form)
  if (read.kind === 'wrong') return read
  if (read.kind === 'notOurs') return { kind: 'failed', why: '' }
  const body = new FormData()
  for (const [name, text] of Object.entries(read.fields)) body.set(name, text)
  body.set('message_id', idOf(read.fields))
  try {
    // No header that a browser would have to ask the service about first.
    const headers = { accept: 'application/json' }
    const signal = AbortSignal.timeout(RELAY_TIMEOUT_MS)
    const response = await fetch(url, { method: 'POST', headers, body, signal, credentials: 'omit' })
    return response.ok ? { kind: 'sent' } : { kind: 'failed', why: '' }
  } catch {
    return { kind: 'failed', why: '' }
  }
}

/** A new id for every message, and the same one for a message that is sent again as it was. */
export function messageIds(makeId: () => string): (fields: FieldTexts) => string {
  let last = { text: '', id: '' }
  return (fields) => {
    const text = JSON.stringify(fields)
    if (text !== last.text) last = { text, id: makeId() }
    return last.id
  }
}
