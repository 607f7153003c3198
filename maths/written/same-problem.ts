/** A problem that somebody wrote: a family with one maker, which makes the same problem from every seed. */
import type { Problem } from '#families/family.ts'
import { family } from '#families/kit/problem.ts'
import type { SkillId } from '#families/skills.ts'

/** A long problem of Paper 2, of five marks. */
export const written = <const Id extends string, P extends Problem>(id: Id, name: string, skill: SkillId, problem: P) =>
  family(id, name, skill, { marks: 5, choice: false, level: 3, calculator: true, make: () => problem })
