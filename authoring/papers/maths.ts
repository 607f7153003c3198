/** A Mathematics paper of a school and its worked key from a blueprint: Paper 1 in two booklets, Paper 2. */

import { STRANDS, skills } from '#families/skills.ts'
import { UNTIL_2025 } from '#maths/exam/format.ts'
import { makePrelimPaper, type PrelimBlueprint } from '#maths/exam/prelim-paper.ts'
import { mathsPaper } from '#worksheets/papers.ts'
import type { Printout } from './printout.ts'
import { schoolPaper } from './school-paper.ts'

/** The strand and the name of each skill. */
const SKILL_NAMES = Object.fromEntries(skills.map(({ id, strand, name }) => [id, { topic: STRANDS[strand], name }]))

export function mathsPrintouts(blueprint: PrelimBlueprint): readonly Printout[] {
  const heading = { title: 'Mathematics', format: UNTIL_2025.name }
  return schoolPaper(blueprint, 'maths', mathsPaper(heading, makePrelimPaper(blueprint)), SKILL_NAMES)
}
