/** In the browser: a message to this site's own server. It is not sent again by itself: a person decides that. */
import { asObject, readEntries, readString } from '#lib/json.ts'
import { FAILED, type Outcome } from './contact-form-fields.ts'

/** Sends a request within the visitor's session, and gives its response; rejects as the request does. */
type Call = (send: () => Promise<Response>) => Promise<Response>

const SERVER_TIMEOUT_MS = 30_000

/** Never rejects. Any OK status is success. */
export async function sendToServer(url: string, form: FormData, call: Call): Promise<Outcome> {
  const signal = AbortSignal.timeout(SERVER_TIMEOUT_MS)
  const headers = { accept: 'application/json' }
  try {
    // Signing in may be what takes too long; then the request is not begun.
    const response = await Promise.race([
      call(() => fetch(url, { method: 'POST', headers, body: form, signal })),
      rejectedBy(signal),
    ])
    return response.ok ? { kind: 'sent' } : refusal(await response.json())
  } catch {
    return { kind: 'failed', why: '' }
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/** `json` has the shape that `jsonOf` of the server gives, or another where something between refused the message. */
function refusal(json: unknown): Outcome {
  const { message, errors: found } = asObject(json)
  const errors = readEntries(found, readString)
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors }
  const text = readString(message) ?? ''
  return { kind: 'failed', why: text.startsWith(FAILED) ? text.slice(FAILED.length).trim() : '' }
}
