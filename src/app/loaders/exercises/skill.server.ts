/** The quiz of a skill, put together from the sets. Server side only. */
import { skillsOf } from '#app/loaders/after-quiz.server.ts'
import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { skillPath, skillQuizPath } from '#app/parts/set-path.ts'
import { capital } from '#lib/capital.ts'
import { createRandom } from '#lib/random.ts'
import { oneSection } from '#quiz/exercise/exercise.ts'
import { asks, candidatesOf, selectionOf } from '#quiz/library/candidates.ts'
import { skillName } from '#quiz/library/skills.ts'
import { TEN } from '#quiz/library/todays-ten.ts'
import { services } from '#server/services.server.ts'

/** Up to ten items of a skill, always the same ones; null for a skill that no such item has. */
export async function findSkillExercise({ tag }: Readonly<{ tag: string }>): Promise<ExerciseView | null> {
  const sets = await services().setLibrary.all()
  const name = skillName(tag)
  const alone = sets.flatMap(candidatesOf).filter(({ item }) => item.skill === tag)
  const candidates = createRandom(tag).shuffled(alone).slice(0, TEN)
  if (name === null || candidates.length === 0) return null
  const next = stepToPage(skillPath(tag), 'all on this skill')
  const typed = { type: 'selection', quiz: selectionOf(capital(name), candidates) } as const
  return {
    exercise: oneSection(typed),
    documentId: `skill ${tag}`,
    version: quizVersion(typed.quiz),
    skills: skillsOf(typed, sets, asks(candidates)),
    afterwards: { next, stop: '' },
    print: '',
    path: skillQuizPath(tag),
    labels: { paper: 'Skill practice', set: 'One skill', size: '' },
    facts: { listing: 'unlisted', path: skillPath(tag), title: `Practice: ${name}`, description: '', language: 'en' },
    back: { to: skillPath(tag), text: 'All on this skill' },
  }
}
