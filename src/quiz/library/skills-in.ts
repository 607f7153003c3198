/** The skills that sets exercise. Pure. */
import type { Shelf } from './shelf.ts'
import { skillName } from './skills.ts'

/** A skill by its tag, with its name for pupils and the number of its items. */
export type CountedSkill = Readonly<{ tag: string; name: string; count: number }>

/** Skills that have a name, those with the most items first. */
export function skillsIn(shelves: readonly Pick<Shelf, 'skills'>[]): readonly CountedSkill[] {
  const counts = new Map<string, number>()
  for (const { skills } of shelves)
    for (const [tag, { items }] of Object.entries(skills)) counts.set(tag, (counts.get(tag) ?? 0) + items)
  return [...counts]
    .flatMap(([tag, count]) => {
      const name = skillName(tag)
      return name === null ? [] : [{ tag, name, count }]
    })
    .toSorted((a, b) => b.count - a.count)
}
