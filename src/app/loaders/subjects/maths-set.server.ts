/** The pages of Mathematics: a set as a worksheet, the skills with what they ask. Server side only. */

import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import type { FoundView } from '#app/parts/exercise/exercise-view.ts'
import { LEVEL_LETTERS, type LevelLetter } from '#app/parts/level-letters.ts'
import { levelPath, MATHS, mathsPath } from '#app/parts/subjects/subject-paths.ts'
import type { SkillId } from '#families/skills.ts'
import { type Asked, drawLevel, drawSet, MIXED, playedSkills } from '#maths/set.ts'
import { oneSection } from '#quiz/exercise/exercise.ts'
import type { NextStep } from '#quiz/flow/result/afterwards.tsx'
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

/** What the two kinds of sets differ in. `next` is what its result leads to, `nextSet` the number of a set of the same skill. */
type Drawn = Readonly<{ asked: readonly Asked[]; set: string; nextSet: number; next: NextStep; about: string }> &
  Pick<FoundView, 'documentId' | 'path'> &
  Pick<FoundView['facts'], 'listing'>

function viewOf(
  skill: SkillId | typeof MIXED,
  { asked, set, nextSet, next, about, listing, ...own }: Drawn,
): FoundView {
  const quiz = mathsQuiz(nameOf(skill), asked, 1)
  return {
    exercise: oneSection({ type: 'problems', quiz }),
    version: quizVersion(quiz),
    labels: { paper: 'Mathematics', set, size: '' },
    skills: skillLinks([...new Set(asked.map(({ family }) => family.skill))], nextSet),
    afterwards: { next, stop: '' },
    facts: {
      listing,
      path: mathsPath(skill, 1),
      title: `Mathematics: ${quiz.title}, ${set}`,
      description: `PSLE Mathematics practice: ${about}, marked at once, with the working step by step.`,
      language: 'en',
    },
    back: { to: MATHS, text: 'All skills' },
    ...own,
  }
}

/** A set of eight problems; `next` is the number of the one that its result leads to. */
export const mathsSet = (skill: SkillId | typeof MIXED, number: number, next: number): FoundView =>
  viewOf(skill, {
    asked: drawSet(skill, number),
    documentId: `maths ${skill} ${number}`,
    path: mathsPath(skill, number),
    set: `Set ${number}`,
    nextSet: next,
    next: stepToPage(mathsPath(skill, next), 'new numbers'),
    about: 'eight problems',
    // Sets of one kind differ in their numbers only: the first one stands for all of them.
    listing: number === 1 ? 'plain' : 'canonical',
  })

/** Ten problems of one level; null for a skill that has none of it. No list but a teacher's names them. */
export function mathsLevelSet(skill: SkillId, letter: LevelLetter, number: number, next: number): FoundView | null {
  const asked = drawLevel(skill, LEVEL_LETTERS[letter], number)
  if (asked.length === 0) return null
  return viewOf(skill, {
    asked,
    documentId: `maths ${skill} ${letter} ${number}`,
    path: levelPath('maths', skill, letter, number),
    set: `Paper ${letter.toUpperCase()}${number}`,
    nextSet: 1,
    next: stepToPage(levelPath('maths', skill, letter, next), 'new numbers'),
    about: 'ten problems of one level',
    listing: 'canonical',
  })
}
