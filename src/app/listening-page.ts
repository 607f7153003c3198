/** What the pages of one listening practice load. Server side only. */
import type { Practice } from '#listening/practice.ts'
import { log, services } from '#server/services.server.ts'

/** The practice, or null where there is none that can be shown; what only we can mend is logged. */
export async function findPractice(id: string): Promise<Practice | null> {
  const parsed = await services().practices.get(id)
  if (parsed.status === 'ok') return parsed.practice
  if (parsed.status === 'invalid') log.error({ practiceId: id, faults: parsed.faults }, 'Practice cannot be read')
  else log.error({ practiceId: id }, 'Practice not found')
  return null
}
