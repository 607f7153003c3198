/** Visitors who send one message after the other by the contact form. */
import { setTimeout as pause } from 'node:timers/promises'

export interface Letters {
  /** The subjects of the messages that were thanked for. */
  thanked(): readonly string[]
  /** Resolves when so many more were thanked for; rejects if that takes too long. */
  more(count: number): Promise<void>
  /** Resolves when the last one is answered. */
  stop(): Promise<void>
}

const WRITERS = 4
const PATIENCE_MS = 60_000

/** They go on whether the site is there or not. */
export function writeLetters(url: () => string): Letters {
  const thanked: string[] = []
  let sent = 0
  let isOver = false

  async function write(): Promise<void> {
    while (!isOver) {
      sent += 1
      const subject = `letter ${sent}`
      if (await isThanked(url(), subject, sent)) thanked.push(subject)
      else await pause(20)
    }
  }

  const writers = Array.from({ length: WRITERS }, write)
  return {
    thanked: () => thanked,
    async more(count) {
      const wanted = thanked.length + count
      const end = performance.now() + PATIENCE_MS
      while (thanked.length < wanted) {
        if (performance.now() > end) throw new Error(`after ${thanked.length} messages no more are thanked for`)
        await pause(5)
      }
    },
    async stop() {
      isOver = true
      await Promise.all(writers)
    },
  }
}

/** False also if the site is gone. Each message is from another IP address. */
async function isThanked(url: string, subject: string, number: number): Promise<boolean> {
  const body = new URLSearchParams({ name: 'Ann', email: 'ann@example.org', subject, message: 'Hello. '.repeat(60) })
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const headers = { accept: 'application/json', 'x-forwarded-for': address, connection: 'close' }
  try {
    const answer = await fetch(`${url}/contact`, { method: 'POST', body, headers, signal: AbortSignal.timeout(20_000) })
    return answer.ok && (await answer.json()).ok === true
  } catch {
    return false
  }
}
