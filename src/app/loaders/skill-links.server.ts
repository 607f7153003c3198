/** The skills of a quiz with their links, from the sets that exist. Server side only. */
import { linkSkills } from '#app/parts/skill-links.ts'
import type { SkillLinks } from '#quiz/flow/lost-skills.tsx'
import { topics } from '#quiz/library/topics.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { services } from '#server/services.server.ts'

/** `here` is the page's own path. */
export async function skillLinks({ type, quiz }: Typed, here: string): Promise<SkillLinks> {
  const topic = topics.find((one) => one.type === type)
  if (topic === undefined) return {}
  const sets = await services().skillIndex.of(topic)
  const skills = quiz.items.map(({ skill }) => skill)
  return linkSkills(type, skills, sets, here)
}
