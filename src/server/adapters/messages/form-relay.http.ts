/**
 * The relay over HTTP: multipart form data with the form's own fields, and the message's id as a field and as
 * Idempotency-Key, so that the service can recognise a repeat. Any OK status is success; the body is not read.
 */
import type { FormRelay, RelayResult } from '#server/ports/form-relay.ts'
import type { ContactMessage } from '#server/ports/message-store.ts'

const WORTH_ANOTHER_TRY: ReadonlySet<number> = new Set([408, 429])

export function createHttpFormRelay(options: { readonly url: string; readonly timeoutMs: number }): FormRelay {
  const { url, timeoutMs } = options
  return {
    async send(message) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { accept: 'application/json', 'idempotency-key': message.id },
          body: formOf(message),
          signal: AbortSignal.timeout(timeoutMs),
        })
        await response.body?.cancel().catch(() => {})
        return readResponse(response)
      } catch (error) {
        return { kind: 'tryAgain', problem: networkProblem(error, timeoutMs), afterMs: 0 }
      }
    },
  }
}

function formOf({ id, name, email, subject, message }: ContactMessage): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries({ name, email, subject, message, message_id: id })) form.set(field, value)
  return form
}

function readResponse({ ok, status, headers }: Response): RelayResult {
  if (ok) return { kind: 'accepted' }
  const problem = `status ${status}`
  if (status < 500 && !WORTH_ANOTHER_TRY.has(status)) return { kind: 'refused', problem }
  return { kind: 'tryAgain', problem, afterMs: readRetryAfter(headers.get('retry-after')) }
}

/** Retry-After in milliseconds, from seconds or a date; 0 for anything else. */
function readRetryAfter(value: string | null): number {
  if (value === null) return 0
  const ms = /^\d{1,6}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return ms > 0 ? ms : 0
}

function networkProblem(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError') return `no answer in ${timeoutMs / 1000} s`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  return typeof code === 'string' ? `no answer (${code})` : 'no answer'
}
