/** The texts that `npm run messages` prints. Nothing in a message can control the terminal. */
import type { Delivery, StoredMessage } from '#server/ports/message-store.ts'

const STATES = { waiting: 'waiting', sent: 'relayed', failed: 'GIVEN UP' } as const
/** Without a relay a message waits for nothing. */
const KEPT = 'kept'

/** `relayed`: whether a relay is configured; so below. */
export function listLine({ id, receivedAt, name, email, subject, delivery }: StoredMessage, relayed: boolean): string {
  const state = waitsForNothing(delivery, relayed) ? KEPT : STATES[delivery.state]
  return printable(`${id}  ${minute(receivedAt)}  ${state.padEnd(8)}  ${name} <${email}>: ${subject}`)
}

export function summary(messages: readonly Delivery['state'][], relayed: boolean): string {
  if (messages.length === 0) return 'No messages'
  const count = (state: Delivery['state']) => messages.filter((found) => found === state).length
  const total = `${messages.length} message${messages.length === 1 ? '' : 's'}`
  if (!relayed) return `${total}; CONTACT_RELAY_URL is not set here, so none is passed on`
  return `${total}: ${count('sent')} relayed, ${count('waiting')} waiting, ${count('failed')} given up`
}

export function messageLines(message: StoredMessage, relayed: boolean): readonly string[] {
  const { id, receivedAt, name, email, subject, delivery } = message
  const head = [
    `ID:       ${id}`,
    `Received: ${minute(receivedAt)}`,
    `Name:     ${name}`,
    `Email:    ${email}`,
    `Subject:  ${subject}`,
    `Relay:    ${deliveryLine(delivery, relayed)}`,
  ]
  return [...head.map(printable), '', ...message.message.split('\n').map(printable)]
}

/** One word for each state, for a file. */
export function relayState(delivery: Delivery, relayed: boolean): string {
  return waitsForNothing(delivery, relayed) ? KEPT : delivery.state
}

function waitsForNothing({ state }: Delivery, relayed: boolean): boolean {
  return state === 'waiting' && !relayed
}

function deliveryLine(delivery: Delivery, relayed: boolean): string {
  const { state, attempts, at, problem } = delivery
  const after = `after ${attempts} attempt${attempts === 1 ? '' : 's'}`
  if (state === 'sent') return `relayed ${minute(at)} ${after}`
  if (state === 'failed') return `given up ${minute(at)} ${after}: ${problem}`
  const why = problem === '' ? '' : `: ${problem}`
  if (waitsForNothing(delivery, relayed)) return attempts === 0 ? KEPT : `${KEPT} ${after}${why}`
  return attempts === 0 ? 'waiting' : `waiting for ${minute(at)} ${after}${why}`
}

function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Replaces control characters (except tabs) and bidirectional controls. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t]|\p{Bidi_Control}/gu, '\ufffd')
}
