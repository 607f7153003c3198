/** The skills that sets exercise. Pure. */
import type { LibrarySet } from './library-set.ts'
import { skillName } from './skills.ts'

/** A skill by its tag, with its name for pupils and the number of its items. */
export type CountedSkill = Readonly<{ tag: string; name: string; count: number }>

/** Skills that have a name, those with the most items first. */
export function skillsIn(sets: readonly LibrarySet[]): readonly CountedSkill[] {
  const counts = new Map<string, number>()
  for (const { typed } of sets)
    for (const { skill } of typed?.quiz.items ?? []) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  return [...counts]
    .flatMap(([tag, count]) => {
      const name = skillName(tag)
      return name === null ? [] : [{ tag, name, count }]
    })
    .toSorted((a, b) => b.count - a.count)
}
