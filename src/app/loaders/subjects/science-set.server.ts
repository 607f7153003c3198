/** The pages of Science: a set as a worksheet, the themes with what they have. Server side only. */

import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import type { FoundView } from '#app/parts/exercise/exercise-view.ts'
import { LEVEL_LETTERS, type LevelLetter } from '#app/parts/level-letters.ts'
import { levelPath, SCIENCE, sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { oneSection } from '#quiz/exercise/exercise.ts'
import type { NextStep } from '#quiz/flow/result/afterwards.tsx'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import type { WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import { type ScienceTheme, THEMES } from '#science/bank.ts'
import {
  drawScienceLevel,
  drawScienceSet,
  isPractised,
  MIXED,
  type ScienceSet,
  type SetTheme,
  THEME_NAMES,
} from '#science/set.ts'
import { services } from '#server/services.server.ts'
import { itemsOf } from '#worksheets/items.ts'
import { choiceQuestion, openQuestion } from '#worksheets/science-question.ts'

const nameOf = (theme: SetTheme): string => (theme === MIXED ? 'Mixed practice' : THEME_NAMES[theme])

/** More of each theme: the set with this number. */
export function themeLinks(next: number): SkillLinks {
  return Object.fromEntries(
    THEMES.map((theme) => [
      theme,
      { name: THEME_NAMES[theme], language: 'en' as const, to: sciencePath(theme, next), more: 'ten more' },
    ]),
  )
}

const isEmpty = ({ choice, open }: ScienceTheme): boolean => choice.length + open.length === 0

/** Questions as a quiz, those with options first; `first` is the number of the first one. */
export function scienceQuiz(
  title: string,
  { choice, open }: ScienceSet,
  first: number,
  drawings: ReadonlyMap<string, string>,
): WorksheetQuiz {
  const drawn = [
    ...choice.map((one, i) => ({ ...one, question: choiceQuestion(one.item, first + i, drawings) })),
    ...open.map((one, i) => ({ ...one, question: openQuestion(one.item, first + choice.length + i, drawings) })),
  ]
  const questions = drawn.map(({ question }) => question)
  const items = drawn.flatMap((one) => itemsOf(one.question, one.theme, one.item.level))
  return { title, format: '', items, stimulus: null, questions }
}

/** What the two kinds of sets differ in. `nextSet` is the number of a set of the same theme. */
type Drawn = Readonly<{ drawn: ScienceSet; set: string; nextSet: number; next: NextStep }> &
  Pick<FoundView, 'documentId' | 'path'> &
  Pick<FoundView['facts'], 'listing'>

function viewOf(
  theme: SetTheme,
  drawings: ReadonlyMap<string, string>,
  { drawn, set, nextSet, next, listing, ...own }: Drawn,
): FoundView {
  const quiz = scienceQuiz(nameOf(theme), drawn, 1, drawings)
  return {
    exercise: oneSection({ type: 'questions', quiz }),
    version: quizVersion(quiz),
    labels: { paper: 'Science', set, size: '' },
    skills: themeLinks(nextSet),
    afterwards: { next, stop: '' },
    facts: {
      listing,
      path: sciencePath(theme, 1),
      title: `Science: ${quiz.title}, ${set}`,
      description: 'PSLE Science practice: ten questions, with a reason for every answer and the marking points.',
      language: 'en',
    },
    back: { to: SCIENCE, text: 'All themes' },
    ...own,
  }
}

/** A set of ten questions; `next` is the number of the one that its result leads to. Null without any question. */
export async function scienceSet(theme: SetTheme, number: number, next: number): Promise<FoundView | null> {
  const { themes, drawings } = await services().science.bank()
  if (themes.every((one) => isEmpty(one) || (theme !== MIXED && one.theme !== theme))) return null
  return viewOf(theme, drawings, {
    drawn: drawScienceSet(themes, theme, number),
    documentId: `science ${theme} ${number}`,
    path: sciencePath(theme, number),
    set: `Set ${number}`,
    nextSet: next,
    next: stepToPage(sciencePath(theme, next), 'ten others'),
    // Sets of one kind differ in their questions only: the first one stands for all of them.
    listing: number === 1 ? 'plain' : 'canonical',
  })
}

/** Ten questions of one level; null where there is none. No list but a teacher's names them. */
export async function scienceLevelSet(
  theme: ScienceTheme['theme'],
  letter: LevelLetter,
  number: number,
  next: number,
): Promise<FoundView | null> {
  const { themes, drawings } = await services().science.bank()
  const drawn = drawScienceLevel(themes, theme, LEVEL_LETTERS[letter], number)
  if (drawn.choice.length + drawn.open.length === 0) return null
  return viewOf(theme, drawings, {
    drawn,
    documentId: `science ${theme} ${letter} ${number}`,
    path: levelPath('science', theme, letter, number),
    set: `Paper ${letter.toUpperCase()}${number}`,
    nextSet: 1,
    next: stepToPage(levelPath('science', theme, letter, next), 'ten others'),
    listing: 'canonical',
  })
}

/** How many questions of each kind the themes have that have any. */
export async function themeCounts() {
  const { themes } = await services().science.bank()
  return themes
    .filter((one) => !isEmpty(one))
    .map(({ theme, choice, open }) => ({
      theme,
      name: THEME_NAMES[theme],
      choice: choice.filter(isPractised).length,
      open: open.filter(isPractised).length,
      topics: [...new Set(choice.filter(isPractised).map(({ topic }) => topic))],
    }))
}
