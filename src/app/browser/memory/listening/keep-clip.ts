/** Keeps a clip of a listening practice, so that it can be played again without its page. Loaded where one is missed or comes back. */
import { memory } from '#app/browser/memory/device-memory.ts'
import { dayNumber, singaporeDate } from '#lib/days/singapore-date.ts'
import { PAGE_LANGUAGE } from '#lib/language.ts'
import { subjects } from '#lib/subjects.ts'
import type { FileUrls } from '#listening/audio/files-client.ts'
import { sittingPath } from '#listening/practice/paths.ts'
import { takeOut } from '#memory/book/by-hand.ts'
import { isOpen } from '#memory/book/keys.ts'
import { type ClipAlone, type ClipEntry, LISTENING } from './clips.ts'

export async function keepClip({ ref, version, subject, practice }: ClipEntry, urls: FileUrls | null): Promise<void> {
  const [clip] = practice.clips
  const [first] = clip?.questions ?? []
  if (clip === undefined || first === undefined) return
  await memory().keepQuestion(ref, {
    version,
    path: sittingPath(practice.id),
    title: `${practice.displayTitle}, Clip ${clip.id}`,
    line: first.prompt,
    language: subjects[subject].language ?? PAGE_LANGUAGE,
    asked: { type: LISTENING, quiz: { practice, addresses: urls } satisfies ClipAlone },
  })
}

/** The clips of a page that the book has: those with the same text are kept as they are now, one with another text leaves it. */
export async function renewClips(entries: readonly ClipEntry[], urls: FileUrls | null): Promise<void> {
  const today = dayNumber(singaporeDate(new Date()))
  for (const mistake of await memory().mistakes(entries.map(({ ref }) => ref))) {
    const entry = entries.find(({ ref }) => ref === mistake.ref)
    if (entry === undefined || !isOpen(mistake)) continue
    if (entry.version === mistake.version) await keepClip(entry, urls)
    else await memory().changeBook([entry.ref], (book) => takeOut(book, entry.ref, today))
  }
}
