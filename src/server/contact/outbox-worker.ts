/**
 * Sends messages from the outbox to the relay, one after another, while the server runs. Several processes may use one
 * store: a message belongs to one worker until its lease ends. If a worker dies after the relay's response and before
 * it is stored, the message is sent again with the same id.
 */
import type { Logger } from 'pino'
import type { FormRelay, RelayResult } from '#server/ports/form-relay.ts'
import type { AttemptEnd, Claim, MessageStore } from '#server/ports/message-store.ts'
import { nextAttempt, type RetrySchedule } from './retry-schedule.ts'

export interface OutboxWorker {
  start(): void
  /** A message may be due: check now instead of at the next round. */
  wake(): void
  /** Begins nothing new; resolves when the current message is settled. */
  stop(): Promise<void>
}

export interface OutboxOptions {
  readonly messages: MessageStore
  readonly relay: FormRelay
  readonly schedule: RetrySchedule
  /** Longer than the relay's timeout. */
  readonly leaseMs: number
  /** The interval between checks for messages that another process left. */
  readonly roundMs: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Logger
}

export function createOutboxWorker(options: OutboxOptions): OutboxWorker {
  const { roundMs, log } = options
  let stopping = false
  let woken = false
  let endPause = () => {}
  let running = Promise.resolve()

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      if (stopping || woken) return resolve()
      const timer = setTimeout(resolve, roundMs)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function run(): Promise<void> {
    let failing = false
    while (!stopping) {
      woken = false
      try {
        while (!stopping && (await relayNext(options))) failing = false
      } catch (error) {
        if (!failing) log.error({ err: error }, 'the outbox cannot be read; messages wait')
        failing = true
      }
      await pause()
    }
  }

  return {
    start() {
      running = run()
    },
    wake() {
      woken = true
      endPause()
    },
    stop() {
      stopping = true
      endPause()
      return running
    },
  }
}

/** False if nothing was due. */
async function relayNext(options: OutboxOptions): Promise<boolean> {
  const { messages, relay, leaseMs, now, log } = options
  const claim = await messages.claim(now(), now() + leaseMs)
  if (claim === null) return false
  const end = endOf(claim, await relay.send(claim.message), options)
  await messages.settle(claim, end)
  // Nothing of the message itself: more people read a log than messages.
  const about = { messageId: claim.message.id, attempt: claim.attempt }
  if (end.state === 'sent') log.info(about, 'a message was relayed')
  else if (end.state === 'waiting') log.warn({ ...about, problem: end.problem }, 'a message was not relayed yet')
  else
    log.error({ ...about, problem: end.problem }, 'a message was given up; `npm run messages -- resend ID` tries again')
  return true
}

function endOf(claim: Claim, result: RelayResult, { schedule, now }: OutboxOptions): AttemptEnd {
  const at = now()
  if (result.kind === 'accepted') return { state: 'sent', at }
  const { problem } = result
  if (result.kind === 'refused') return { state: 'failed', at, problem }
  const next = nextAttempt(schedule, { ...claim, now: at, afterMs: result.afterMs })
  return next === null ? { state: 'failed', at, problem } : { state: 'waiting', at: next, problem }
}
