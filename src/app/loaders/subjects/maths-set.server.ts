/** The pages of Mathematics: a set as a worksheet, the skills with what they ask. Server side only. */

import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { MATHS, mathsPath } from '#app/parts/subjects/subject-paths.ts'
import { type Asked, drawSet, MIXED, playedSkills } from '#maths/set.ts'
import type { SkillId } from '#maths/skills.ts'
import { oneSection } from '#quiz/exercise/exercise.ts'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import type { WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
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

/** Problems as a quiz; `first` is the number of the first one. */
export function mathsQuiz(title: string, asked: readonly Asked[], first: number): WorksheetQuiz {
  const questions = asked.map((one, i) => mathsQuestion(one, first + i))
  const items = questions.flatMap((question, i) =>
    itemsOf(question, asked[i]?.family.skill ?? '', asked[i]?.maker.level ?? 0),
  )
  return { title, format: '', items, stimulus: null, questions }
}

/** A set of eight problems; `next` is the number of the one that its result leads to. */
export function mathsSet(skill: SkillId | typeof MIXED, number: number, next: number): ExerciseView {
  const asked = drawSet(skill, number)
  const quiz = mathsQuiz(nameOf(skill), asked, 1)
  const labels = { paper: 'Mathematics', set: `Set ${number}`, size: '' }
  const path = mathsPath(skill, number)
  return {
    exercise: oneSection({ type: 'problems', quiz }),
    documentId: `maths ${skill} ${number}`,
    version: quizVersion(quiz),
    labels,
    skills: skillLinks([...new Set(asked.map(({ family }) => family.skill))], next),
    afterwards: { next: stepToPage(mathsPath(skill, next), 'new numbers'), stop: '' },
    path,
    print: `${path}/print`,
    facts: {
      // Sets of one kind differ in their numbers only: the first one stands for all of them.
      listing: number === 1 ? 'plain' : 'canonical',
      path: mathsPath(skill, 1),
      title: `Mathematics: ${quiz.title}, ${labels.set}`,
      description: 'PSLE Mathematics practice: eight problems, marked at once, with the working step by step.',
      language: 'en',
    },
    back: { to: MATHS, text: 'All skills' },
  }
}
