/** The clips of a page that the book has: those with the same text are kept as they are now, one with another text leaves it. */
import { memory } from '#app/browser/memory/device-memory.ts'
import { dayNumber, singaporeDate } from '#lib/days/singapore-date.ts'
import type { FileUrls } from '#listening/audio/files-client.ts'
import { takeOut } from '#memory/book/by-hand.ts'
import { isOpen } from '#memory/book/keys.ts'
import { type ClipEntry, keptClip } from './clips.ts'

export async function renewClips(entries: readonly ClipEntry[], urls: FileUrls | null): Promise<void> {
  const today = dayNumber(singaporeDate(new Date()))
  for (const mistake of await memory().mistakes(entries.map(({ ref }) => ref))) {
    const entry = entries.find(({ ref }) => ref === mistake.ref)
    if (entry === undefined || !isOpen(mistake)) continue
    if (entry.version === mistake.version) await memory().keepQuestion(entry.ref, keptClip(entry, urls))
    else await memory().changeBook([entry.ref], (book) => takeOut(book, entry.ref, today))
  }
}
