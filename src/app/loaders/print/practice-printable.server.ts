/** The questions of a listening practice to print, with an answer sheet and the key. Server side only. */
import { fileBytes } from '#app/loaders/file-bytes.server.ts'
import { findPractice } from '#app/loaders/listening-page.server.ts'
import { roomMinutes } from '#app/loaders/room-recording.server.ts'
import { counted } from '#lib/counted.ts'
import { practicePath } from '#listening/practice/paths.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { services } from '#server/services.server.ts'
import { listeningJob } from '#server/typeset/listening-job.ts'
import { atPath, MISSING, type NotPrintable, type Printable, type PrintRequest } from './printable.ts'

/** By storage path. */
async function picturesOf({ clips }: Practice): Promise<ReadonlyMap<string, Uint8Array>> {
  const paths = clips.flatMap(({ questions }) => questions.flatMap(({ pictures }) => pictures))
  const found = await Promise.all(paths.map(async (path) => [path, await fileBytes(path)] as const))
  return new Map(found.flatMap(([path, bytes]) => (bytes === null ? [] : [[path, bytes] as const])))
}

export async function printablePractice({ params, origin }: PrintRequest): Promise<Printable | NotPrintable> {
  const practice = await findPractice(params.practiceId ?? '')
  if (practice === null) return MISSING
  const { id, displayTitle, title, language, clips } = practice
  const path = practicePath(id)
  const questions = clips.reduce((sum, clip) => sum + clip.questions.length, 0)
  return {
    status: 'ok',
    heading: displayTitle,
    language,
    facts: [`Listening · ${title}`, counted(questions, 'question')],
    ...atPath(path, 'practice'),
    choosesSheet: false,
    isStored: true,
    job: async (choices) => {
      const [minutes, pictures] = await Promise.all([roomMinutes(practice), picturesOf(practice)])
      const printout = { practice, minutes, pictures, url: origin + path }
      return listeningJob(printout, choices, `listening ${id}`, services().config.site)
    },
  }
}
