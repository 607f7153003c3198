/** What the contact page does with a posted form, for people and for programs. Server side only. */
import { randomUUID } from 'node:crypto'
import { type ContactOutcome, NOTHING_TYPED, outcomeTexts } from '#contact/contact-form-fields.ts'
import { type ReadForm, readContactForm } from '#contact/read-contact-form.ts'
import { ADDRESS_MESSAGES_AN_HOUR, type Refusal } from '#server/contact/message-limit.ts'
import { log, type Services } from '#server/services.server.ts'

/** 400: no form, or not ours. 422: a field is wrong. 429: over the limit. 503: the store cannot save the message. */
export type ContactResponse = Readonly<{
  outcome: ContactOutcome
  status: 200 | 400 | 422 | 429 | 503
  /** Seconds until another message is taken, or 0. */
  retryAfter: number
}>

type Desk = Pick<Services, 'messages' | 'messageLimit' | 'outbox' | 'sessions'>

/** `address` is the IP address that the limits count. The message is on the disk before the outcome is `sent`. */
export async function postContact(request: Request, address: string, desk: Desk): Promise<ContactResponse> {
  const read = await readPosted(request)
  if (read === null) return failed(400, NOTHING_TYPED)
  if (read.kind === 'notOurs') return failed(400, read.values)
  if (read.kind === 'wrong') return { outcome: read, status: 422, retryAfter: 0 }
  const session = (await desk.sessions.find(request))?.id ?? null
  const sender = { address, session }
  const refusal = await desk.messageLimit.take(sender)
  if (refusal !== null) return tooMany(read.values, refusal)
  try {
    await desk.messages.save({ id: randomUUID(), receivedAt: Date.now(), ...read.fields })
  } catch (error) {
    desk.messageLimit.giveBack(sender)
    log.error({ err: error }, 'a message was not kept; its sender was told so')
    return failed(503, read.values)
  }
  desk.outbox?.wake()
  return { outcome: { kind: 'sent' }, status: 200, retryAfter: 0 }
}

/** Whether a program asks: a browser that opens a page wants HTML above all. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get('accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

/** The body of the JSON response: `message` is the text of the page; `errors` are by field, empty if none is wrong. */
export function jsonOf({ outcome }: ContactResponse) {
  const message = outcomeTexts(outcome).join(' ')
  return { ok: outcome.kind === 'sent', message, errors: outcome.kind === 'wrong' ? outcome.errors : {} }
}

/** Null if the body is no form. */
async function readPosted(request: Request): Promise<ReadForm | null> {
  try {
    return readContactForm(await request.formData())
  } catch {
    return null
  }
}

function failed(status: 400 | 503, values: ReadForm['values']): ContactResponse {
  return { outcome: { kind: 'failed', values, why: '' }, status, retryAfter: 0 }
}

function tooMany(values: ReadForm['values'], { limit, waitMs }: Refusal): ContactResponse {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const taken =
    limit === 'sender'
      ? 'five messages an hour from one visitor'
      : `${ADDRESS_MESSAGES_AN_HOUR} messages an hour from one network`
  const why = `We take ${taken}. You can send this one in ${wait}.`
  return { outcome: { kind: 'failed', values, why }, status: 429, retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) }
}
