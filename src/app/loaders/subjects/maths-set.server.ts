/** The pages of Mathematics: a set as a worksheet, the skills with what they ask. Server side only. */

import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import { mathsPath } from '#app/parts/subjects/subject-paths.ts'
import type { WorksheetView } from '#app/parts/subjects/worksheet-view.ts'
import { drawSet, MAX_SET, MIXED, playedSkills } from '#maths/set.ts'
import { type Skill, type SkillId, STRANDS } from '#maths/skills.ts'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import { itemsOf, mathsQuestion } from './maths-question.server.ts'

/** A number of the URL, from 1 to MAX_SET without a leading 0; null for anything else. */
export function setNumber(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && Number(text) <= MAX_SET ? Number(text) : null
}

/** The id of a skill that has sets, or 'mixed'; null for anything else. */
export function playedSkill(id: string): SkillId | typeof MIXED | null {
  if (id === MIXED) return MIXED
  return playedSkills.find((skill) => skill.id === id)?.id ?? null
}

const nameOf = (id: SkillId | typeof MIXED): string =>
  playedSkills.find((skill) => skill.id === id)?.name ?? 'Mixed practice'

/** More of a skill after a set: its next numbers. */
function linksTo(ids: readonly SkillId[], number: number): SkillLinks {
  const next = (number % MAX_SET) + 1
  return Object.fromEntries(
    ids.map((id) => [id, { name: nameOf(id), language: 'en' as const, to: mathsPath(id, next), more: 'eight more' }]),
  )
}

/** The worksheet of a set. */
export function mathsSet(skill: SkillId | typeof MIXED, number: number): WorksheetView {
  const asked = drawSet(skill, number)
  const questions = asked.map((one, i) => mathsQuestion(one, i + 1))
  const items = questions.flatMap((question, i) => itemsOf(question, asked[i]?.family.skill ?? ''))
  const quiz = { title: nameOf(skill), format: '', items, sections: [{ heading: '', note: '', questions }] }
  const next = (number % MAX_SET) + 1
  return {
    subject: 'maths',
    quiz,
    documentId: `maths ${skill} ${number}`,
    version: quizVersion(quiz),
    labels: { paper: 'Mathematics', set: `Set ${number}` },
    skills: linksTo([...new Set(asked.map(({ family }) => family.skill))], number),
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
