/** Which families ask each skill, at which level. */
import { families } from '#families/families.ts'
import { type Skill, skills, yearsOf } from '#families/skills.ts'

/** A row of the table: how many families a skill has, and how many makers of each level. */
export type ObjectiveRow = Readonly<{
  skill: string
  year: Skill['level']
  families: number
  level1: number
  level2: number
  level3: number
}>

/** A skill is covered by at least so many families. */
export const MIN_FAMILIES = 3

/** The skills that the exam still asks, in their order. */
export function objectives(): readonly ObjectiveRow[] {
  return skills
    .filter(({ id }) => yearsOf(id).until === null)
    .map(({ id, level }) => {
      const own = families.filter(({ skill }) => skill === id)
      const makers = own.flatMap((family) => family.makers)
      const at = (wanted: number) => makers.filter((maker) => maker.level === wanted).length
      return { skill: id, year: level, families: own.length, level1: at(1), level2: at(2), level3: at(3) }
    })
}
