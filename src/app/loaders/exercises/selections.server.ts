/** Quizzes that the site puts together from the sets: the ten of a day, and the items of a skill. Server side only. */

import { skillsOf } from '#app/loaders/after-quiz.server.ts'
import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage, stepToSet } from '#app/parts/afterwards/next-step.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { skillPath, skillQuizPath, TODAY, todayPath } from '#app/parts/set-path.ts'
import { capital } from '#lib/capital.ts'
import { createRandom } from '#lib/random.ts'
import { dayNumber, isCalendarDate, longDate, shortDate } from '#lib/singapore-date.ts'
import { oneSection } from '#quiz/exercise/exercise.ts'
import type { Afterwards } from '#quiz/flow/result/afterwards.tsx'
import { type Candidate, candidatesOf, selectionOf } from '#quiz/library/candidates.ts'
import type { LibrarySet } from '#quiz/library/library-set.ts'
import { skillName } from '#quiz/library/skills.ts'
import { TEN, todaysTen } from '#quiz/library/todays-ten.ts'
import { services } from '#server/services.server.ts'

const STOP = 'You have done the ten. Tomorrow there are ten new ones, and a day that you leave out costs nothing.'

type Selected = Readonly<{
  documentId: string
  title: string
  candidates: readonly Candidate[]
  sets: readonly LibrarySet[]
  afterwards: Afterwards
}> &
  Pick<ExerciseView, 'path' | 'labels' | 'facts' | 'back'>

function viewOf({ documentId, title, candidates, sets, afterwards, ...own }: Selected): ExerciseView {
  const typed = { type: 'selection', quiz: selectionOf(title, candidates) } as const
  const isAsked = (set: LibrarySet, itemId: string) =>
    candidates.some((one) => one.set === set && one.item.id === itemId)
  return {
    exercise: oneSection(typed),
    documentId,
    version: quizVersion(typed.quiz),
    skills: skillsOf(typed, sets, isAsked),
    afterwards,
    print: '',
    ...own,
  }
}

/** The ten of a date, 'YYYY-MM-DD', the same for everyone. Its next step is another set each day. */
async function findToday(date: string): Promise<ExerciseView> {
  const sets = await services().setLibrary.all()
  return viewOf({
    documentId: `today ${date}`,
    title: 'Today’s ten',
    candidates: todaysTen(date, sets),
    sets,
    afterwards: { next: stepToSet(sets, dayNumber(date)), stop: STOP },
    path: todayPath(date),
    labels: { paper: 'Mixed topics', set: shortDate(date), size: '' },
    facts: {
      listing: 'canonical',
      path: TODAY,
      title: `Today’s ten, ${longDate(date)}`,
      description: 'Ten PSLE questions, mixed over the topics, the same for everyone. Nothing is stored.',
      language: 'en',
    },
    back: { to: '/', text: 'Back to Home' },
  })
}

/** Null for what is not a date. */
export const findTodayExercise = async ({ date }: Readonly<{ date: string }>): Promise<ExerciseView | null> =>
  isCalendarDate(date) ? findToday(date) : null

/** Up to ten items of a skill, always the same ones; null for a skill that no such item has. */
export async function findSkillExercise({ tag }: Readonly<{ tag: string }>): Promise<ExerciseView | null> {
  const sets = await services().setLibrary.all()
  const name = skillName(tag)
  const alone = sets.flatMap(candidatesOf).filter(({ item }) => item.skill === tag)
  const candidates = createRandom(tag).shuffled(alone).slice(0, TEN)
  if (name === null || candidates.length === 0) return null
  const next = stepToPage(skillPath(tag), 'all on this skill')
  return viewOf({
    documentId: `skill ${tag}`,
    title: capital(name),
    candidates,
    sets,
    afterwards: { next, stop: '' },
    path: skillQuizPath(tag),
    labels: { paper: 'Skill practice', set: 'One skill', size: '' },
    facts: { listing: 'unlisted', path: skillPath(tag), title: `Practice: ${name}`, description: '', language: 'en' },
    back: { to: skillPath(tag), text: 'All on this skill' },
  })
}
