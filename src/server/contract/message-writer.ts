/**
 * A process that saves one message after the other to messages.db of the folder that it is given, as the site does, until it
 * is ended. A line on standard output for each: its subject, or 'refused' if the probe of the store says so as well.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createSqliteMessageStore } from '#server/adapters/messages/message-store.sqlite.ts'
import { createLazyMessageStore } from '#server/stores/lazy-message-store.ts'

const [, , dataDir = ''] = process.argv
const store = createLazyMessageStore((mustExist) => createSqliteMessageStore({ dataDir, mustExist }))
for (;;) {
  const id = randomUUID()
  const message = { name: 'Ann', email: 'ann@example.org', subject: id, message: 'Hello. '.repeat(60) }
  try {
    await store.save({ id, receivedAt: Date.now(), ...message })
    process.stdout.write(`${id}\n`)
  } catch {
    await store.probe().catch(() => process.stdout.write('refused\n'))
  }
  // SQLite does not queue those who wait for a lock.
  await pause(10)
}
