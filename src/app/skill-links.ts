/** Where a pupil can practise the skills of a quiz: another set of the topic that has them, or an article. Server side. */
import type { SkillLinks } from '#quiz/flow/lost-skills.tsx'
import type { Typed } from '#quiz/quizzes.ts'
import { skillName } from '#quiz/skills.ts'
import { documentId, sets, type Topic, topics } from '#quiz/topics.ts'
import { services } from '#server/services.server.ts'

type Shelf = readonly Readonly<{ to: string; year: number; tags: ReadonlySet<string> }>[]

/** The sets of a topic that exist, with the tags of their items. */
async function shelfOf(topic: Topic): Promise<Shelf> {
  const found = await Promise.all(
    sets.map(async ({ id, year }) => {
      const parsed = await services().quizzes.get('quizzes', documentId(topic, id))
      if (parsed.status !== 'ok') return []
      const tags = new Set(parsed.typed.quiz.items.map((item) => item.skill))
      return [{ to: `/quiz/${topic.type}/${id}`, year, tags }]
    }),
  )
  return found.flat()
}

/** Links for every skill of the quiz that has a name; `here` is the page's own path. */
export async function skillLinks(typed: Typed, here: string): Promise<SkillLinks> {
  const topic = topics.find(({ type }) => type === typed.type)
  const shelf = topic === undefined ? [] : await shelfOf(topic)
  const tags = [...new Set(typed.quiz.items.map((item) => item.skill))]
  const entries = tags.flatMap((tag) => {
    const name = skillName(tag)
    if (name === null || topic === undefined) return []
    const other = shelf.find((set) => set.to !== here && set.tags.has(tag))
    const language = /\p{Script=Han}/u.test(name) ? ('zh-Hans' as const) : ('en' as const)
    const link = other === undefined ? { to: '', text: '' } : { to: other.to, text: `Practise it in ${other.year}` }
    return [[tag, { name, language, ...link }] as const]
  })
  return Object.fromEntries(entries)
}
