/** What the pages of one listening practice load. Server side only. */

import type { FileUrls } from '#listening/audio/files-client.ts'
import { audioPath, filesOf, type Practice } from '#listening/practice/practice.ts'
import type { RoomScreenProps } from '#listening/room/room-screen.tsx'
import type { Hosting } from '#server/http/request-context.ts'
import { log, services } from '#server/services.server.ts'

/** The practice, or null where there is none that can be shown; what only we can fix is logged. */
export async function findPractice(id: string): Promise<Practice | null> {
  const parsed = await services().practices.get(id)
  if (parsed.status === 'ok') return parsed.practice
  if (parsed.status === 'invalid') log.error({ practiceId: id, issues: parsed.issues }, 'Practice cannot be read')
  else log.warn('Practice not found')
  return null
}

/** What a browser cannot ask a static export for; null where it can ask us. */
export async function urlsFor(
  practice: Practice | null,
  host: Hosting,
  listed: (practice: Practice) => readonly string[] = filesOf,
): Promise<FileUrls | null> {
  if (practice === null || host === 'server') return null
  const paths = [...new Set(listed(practice))]
  const found = await Promise.all(paths.map(async (path) => [path, await services().files.url(path)] as const))
  return Object.fromEntries(found.flatMap(([path, url]) => (url === null ? [] : [[path, url]])))
}

/** The clips of a practice for a browser without a script. */
export async function recordingsOf({ id, clips }: Practice): Promise<RoomScreenProps['recordings']> {
  const found = await Promise.all(
    clips.map(async ({ audiofile }, i) => ({
      name: `Passage ${i + 1}`,
      url: await services().files.url(audioPath(id, audiofile)),
    })),
  )
  return found.flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]))
}
