/** The quiz of a skill, put together from the sets. Server side only. */
import { skillsOf } from '#app/loaders/after-quiz.server.ts'
import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { skillPath, skillQuizPath } from '#app/parts/set-path.ts'
import { createRandom } from '#lib/random.ts'
import { oneSection } from '#quiz/exercise/exercise.ts'
import { askedBy, candidatesOf, selectionOf } from '#quiz/library/candidates.ts'
import type { SetPlace } from '#quiz/library/shelf.ts'
import { skillName } from '#quiz/library/skills.ts'
import { TEN } from '#quiz/library/todays-ten.ts'
import { capital } from '#quiz/scoring/capital.ts'
import { services } from '#server/services.server.ts'

/** Each item of the skill that can be asked alone: its set, and the how manieth it is there. */
async function setsAsking(tag: string): Promise<readonly Readonly<{ place: SetPlace; at: number }>[]> {
  const sets = await services().setLibrary.withSkill(tag)
  return sets.flatMap(({ type, number, alone }) =>
    Array.from({ length: alone }, (_, at) => ({ place: { type, number }, at })),
  )
}

/** Up to ten items of a skill, always the same ones; null for a skill that no such item has. */
export async function findSkillExercise({ tag }: Readonly<{ tag: string }>): Promise<ExerciseView | null> {
  const { setLibrary } = services()
  const name = skillName(tag)
  if (name === null) return null
  const picked = createRandom(tag)
    .shuffled(await setsAsking(tag))
    .slice(0, TEN)
  const found = await Promise.all(
    picked.map(async ({ place, at }) => {
      const alone = candidatesOf(await setLibrary.withQuiz(place)).filter(({ item }) => item.skill === tag)
      return alone.slice(at, at + 1)
    }),
  )
  const candidates = found.flat()
  if (candidates.length === 0) return null
  const next = stepToPage(skillPath(tag), 'all on this skill')
  const typed = { type: 'selection', quiz: selectionOf(capital(name), candidates) } as const
  return {
    exercise: oneSection(typed),
    documentId: `skill ${tag}`,
    version: quizVersion(typed.quiz),
    skills: skillsOf(typed, await setLibrary.shelves(), askedBy(candidates)),
    afterwards: { next, stop: '' },
    print: '',
    path: skillQuizPath(tag),
    labels: { paper: 'Skill practice', set: 'One skill', size: '' },
    facts: { listing: 'unlisted', path: skillPath(tag), title: `Practice: ${name}`, description: '', language: 'en' },
    back: { to: skillPath(tag), text: 'All on this skill' },
  }
}
