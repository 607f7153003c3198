/** Where a pupil can practise the skills of a quiz: another set of the topic that has them, or an article. Server side. */
import { setPath } from '#app/parts/set-path.ts'
import type { SkillLinks } from '#quiz/flow/lost-skills.tsx'
import { skillName } from '#quiz/library/skills.ts'
import { topics } from '#quiz/library/topics.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { services } from '#server/services.server.ts'

/** Links for every skill of the quiz that has a name; `here` is the page's own path. */
export async function skillLinks(typed: Typed, here: string): Promise<SkillLinks> {
  const topic = topics.find(({ type }) => type === typed.type)
  const sets = topic === undefined ? [] : await services().skillIndex.of(topic)
  const others = sets
    .map(({ setId, ...set }) => ({ ...set, to: setPath({ quizType: typed.type, setId }) }))
    .filter(({ to }) => to !== here)
  const tags = [...new Set(typed.quiz.items.map((item) => item.skill))]
  const entries = tags.flatMap((tag) => {
    const name = skillName(tag)
    if (name === null || topic === undefined) return []
    const other = others.find((set) => set.tags.has(tag))
    const language = /\p{Script=Han}/u.test(name) ? ('zh-Hans' as const) : ('en' as const)
    const link = other === undefined ? { to: '', text: '' } : { to: other.to, text: `Practise it in ${other.year}` }
    return [[tag, { name, language, ...link }] as const]
  })
  return Object.fromEntries(entries)
}
