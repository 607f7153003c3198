/** Quizzes that the site puts together from the sets: the ten of a day, and the items of a skill. Server side only. */
import type { SelectionView } from '#app/parts/afterwards/after-quiz.ts'
import { stepToPage, stepToSet } from '#app/parts/afterwards/next-step.ts'
import { skillPath } from '#app/parts/set-path.ts'
import { capital } from '#lib/capital.ts'
import { createRandom } from '#lib/random.ts'
import { dayNumber } from '#lib/singapore-date.ts'
import type { Afterwards } from '#quiz/flow/result/afterwards.tsx'
import { type Candidate, candidatesOf, selectionOf } from '#quiz/library/candidates.ts'
import type { LibrarySet } from '#quiz/library/library-set.ts'
import { skillName } from '#quiz/library/skills.ts'
import { TEN, todaysTen } from '#quiz/library/todays-ten.ts'
import { services } from '#server/services.server.ts'
import { skillsOf } from './after-quiz.server.ts'
import { quizVersion } from './quiz-version.server.ts'

const STOP = 'You have done the ten. Tomorrow there are ten new ones, and a day that you leave out costs nothing.'

function viewOf(
  documentId: string,
  title: string,
  candidates: readonly Candidate[],
  sets: readonly LibrarySet[],
  afterwards: Afterwards,
): SelectionView {
  const typed = { type: 'selection', quiz: selectionOf(title, candidates) } as const
  const isAsked = (set: LibrarySet, itemId: string) =>
    candidates.some((one) => one.set === set && one.item.id === itemId)
  return {
    typed,
    documentId,
    version: quizVersion(typed.quiz),
    after: { skills: skillsOf(typed, sets, isAsked), afterwards },
  }
}

/** The ten of a date, 'YYYY-MM-DD'. Its next step is another set each day. */
export async function findToday(date: string): Promise<SelectionView> {
  const sets = await services().setLibrary.all()
  const next = stepToSet(sets, dayNumber(date))
  return viewOf(`today ${date}`, 'Today’s ten', todaysTen(date, sets), sets, { next, stop: STOP })
}

/** Up to ten items of a skill, always the same ones; null for a skill that no such item has. */
export async function findSkillQuiz(tag: string): Promise<SelectionView | null> {
  const sets = await services().setLibrary.all()
  const name = skillName(tag)
  const alone = sets.flatMap(candidatesOf).filter(({ item }) => item.skill === tag)
  const candidates = createRandom(tag).shuffled(alone).slice(0, TEN)
  if (name === null || candidates.length === 0) return null
  const next = stepToPage(skillPath(tag), 'all on this skill')
  return viewOf(`skill ${tag}`, capital(name), candidates, sets, { next, stop: '' })
}
