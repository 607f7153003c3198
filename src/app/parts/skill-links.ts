/** Where a pupil can practise the skills of a quiz: another set of the topic that asks for them. */
import type { SkillLinks } from '#quiz/flow/lost-skills.tsx'
import { skillName } from '#quiz/library/skills.ts'
import type { TypeName } from '#quiz/registry/definitions.ts'
import { setPath } from './set-path.ts'

/** A set of a topic with the skills of its items. */
export type SkilledSet = Readonly<{ setId: string; year: number; tags: ReadonlySet<string> }>

/** Links for every one of `skills` that has a name; `here` is the page's own path. */
export function linkSkills(
  type: TypeName,
  skills: readonly string[],
  sets: readonly SkilledSet[],
  here: string,
): SkillLinks {
  const others = sets
    .map(({ setId, ...set }) => ({ ...set, to: setPath({ quizType: type, setId }) }))
    .filter(({ to }) => to !== here)
  const entries = [...new Set(skills)].flatMap((tag) => {
    const name = skillName(tag)
    if (name === null) return []
    const other = others.find((set) => set.tags.has(tag))
    const language = /\p{Script=Han}/u.test(name) ? ('zh-Hans' as const) : ('en' as const)
    const link = other === undefined ? { to: '', text: '' } : { to: other.to, text: `Practise it in ${other.year}` }
    return [[tag, { name, language, ...link }] as const]
  })
  return Object.fromEntries(entries)
}
