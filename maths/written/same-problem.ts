/** A problem that somebody wrote: a family with one maker, which makes the same problem from every seed. */
import { type Family, family, type Problem } from '#families/kit/problem.ts'
import type { SkillId } from '#families/skills.ts'

/** A long problem of Paper 2, of five marks. */
export const written = (id: string, name: string, skill: SkillId, problem: Problem): Family =>
  family(id, name, skill, { marks: 5, choice: false, level: 3, calculator: true, make: () => problem })
