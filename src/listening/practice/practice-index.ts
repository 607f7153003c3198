/** The index of the practices: what lists say of each. */
import { z } from 'zod'
import { HEAD, type Indexer } from '#lib/indexer.ts'
import { LANGUAGES } from '#lib/language.ts'
import { minutesOf } from './minutes.ts'
import { parsePractice } from './schema.ts'
import { sortPractices } from './sort-practices.ts'

const count = z.int().min(0)

const listedPractice = z.object({
  id: z.string(),
  title: z.string(),
  displayTitle: z.string(),
  language: z.enum(LANGUAGES),
  totalClips: count,
  plays: count,
  /** With every clip heard as often as it may be. */
  minutes: count,
})

/** In the order of `sortPractices` (docs/behaviour.md, 8.1). */
export const listedPractices = z.array(listedPractice.readonly()).readonly()

/** What a card says; a list carries no more of a practice. */
export type ListedPractice = Readonly<z.infer<typeof listedPractice>>

/** The head is `listedPractices`. A document that is no practice is left out. */
export function createPracticeIndexer(): Indexer {
  const found: ListedPractice[] = []
  return {
    add(id, body) {
      const parsed = parsePractice(id, body)
      if (parsed.status !== 'ok') return
      const { title, displayTitle, language, totalClips, plays } = parsed.practice
      found.push({ id, title, displayTitle, language, totalClips, plays, minutes: minutesOf(parsed.practice) })
    },
    parts: () => [{ name: HEAD, body: sortPractices(found) }],
  }
}
