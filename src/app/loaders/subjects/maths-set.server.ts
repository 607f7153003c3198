/** The pages of Mathematics: a set as a worksheet, the skills with what they ask. Server side only. */

import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import { mathsPath } from '#app/parts/subjects/subject-paths.ts'
import type { WorksheetView } from '#app/parts/subjects/worksheet-view.ts'
import { drawSet, MIXED, playedSkills } from '#maths/set.ts'
import { type Skill, type SkillId, STRANDS } from '#maths/skills.ts'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import { itemsOf } from '#worksheets/items.ts'
import { mathsQuestion } from '#worksheets/maths-question.ts'

/** The id of a skill that has sets, or 'mixed'; null for anything else. */
export function playedSkill(id: string): SkillId | typeof MIXED | null {
  if (id === MIXED) return MIXED
  return playedSkills.find((skill) => skill.id === id)?.id ?? null
}

const nameOf = (id: string): string => playedSkills.find((skill) => skill.id === id)?.name ?? 'Mixed practice'

/** More of each skill: the set with this number, the first one by default. */
export function skillLinks(ids: readonly string[], next: number = 1): SkillLinks {
  return Object.fromEntries(
    ids.map((id) => [id, { name: nameOf(id), language: 'en' as const, to: mathsPath(id, next), more: 'eight more' }]),
  )
}

/** The worksheet of a set; `next` is the number of the one that its result leads to. */
export function mathsSet(skill: SkillId | typeof MIXED, number: number, next: number): WorksheetView {
  const asked = drawSet(skill, number)
  const questions = asked.map((one, i) => mathsQuestion(one, i + 1))
  const items = questions.flatMap((question, i) =>
    itemsOf(question, asked[i]?.family.skill ?? '', asked[i]?.maker.level ?? 0),
  )
  const quiz = {
    title: nameOf(skill),
    format: '',
    items,
    sections: [{ heading: '', note: '', stimulus: null, questions }],
  }
  return {
    subject: 'maths',
    quiz,
    documentId: `maths ${skill} ${number}`,
    version: quizVersion(quiz),
    labels: { paper: 'Mathematics', set: `Set ${number}`, size: '' },
    skills: skillLinks([...new Set(asked.map(({ family }) => family.skill))], next),
    afterwards: { next: stepToPage(mathsPath(skill, next), 'new numbers'), stop: '' },
  }
}

/** The skills by strand, in their order. */
export function skillsByStrand(): readonly Readonly<{ name: string; skills: readonly Skill[] }>[] {
  return Object.entries(STRANDS).map(([strand, name]) => ({
    name,
    skills: playedSkills.filter((skill) => skill.strand === strand),
  }))
}
