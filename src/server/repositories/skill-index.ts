/**
 * The skill index: which sets of a topic exercise which skills, so that a quiz can link to another set for a lost
 * skill.
 */
import { documentId, sets, type Topic } from '#quiz/library/topics.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import type { QuizRepository } from './quizzes.ts'

/** The sets of a topic that exist, in their order, with the tags of their items. */
type SkillIndexEntries = readonly Readonly<{ setId: string; year: number; tags: ReadonlySet<string> }>[]

/** `of` leaves out sets that are missing or cannot be read. `tags` may hold '' for items without a skill. */
export type SkillIndex = Readonly<{ of(topic: Topic): Promise<SkillIndexEntries> }>

/** Reads a topic's sets once for each content version: reading them for every page would be most of its work. */
export function createSkillIndex(documents: Pick<DocumentStore, 'version'>, quizzes: QuizRepository): SkillIndex {
  let cached = { version: '', entries: new Map<string, Promise<SkillIndexEntries>>() }

  async function read(topic: Topic): Promise<SkillIndexEntries> {
    const found = await Promise.all(
      sets.map(async ({ id, year }) => {
        const parsed = await quizzes.get('quizzes', documentId(topic, id))
        if (parsed.status !== 'ok') return []
        return [{ setId: id, year, tags: new Set(parsed.typed.quiz.items.map((item) => item.skill)) }]
      }),
    )
    return found.flat()
  }

  return {
    async of(topic) {
      // Read before the sets: after an import in between they are read again.
      const version = await documents.version()
      if (cached.version !== version) cached = { version, entries: new Map() }
      const { entries } = cached
      const before = entries.get(topic.type)
      if (before !== undefined) return await before
      const reading = read(topic)
      entries.set(topic.type, reading)
      // A failure is not cached: the next page tries again.
      reading.catch(() => entries.delete(topic.type))
      return await reading
    },
  }
}
