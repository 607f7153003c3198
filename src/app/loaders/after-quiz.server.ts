/** What the result of a quiz leads to: its skills with their links, and the next step. Server side only. */

import { stepAfterSet, stepToPage } from '#app/parts/afterwards/next-step.ts'
import { type IsAsked, linkSkills } from '#app/parts/afterwards/skill-links.ts'
import type { AfterQuiz } from '#app/parts/exercise/exercise-view.ts'
import type { SetRef } from '#app/parts/set-path.ts'
import { type PrelimRef, topicPath } from '#prelim/prelim-id.ts'
import { labelTopics } from '#prelim/topics.ts'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import type { LibrarySet } from '#quiz/library/library-set.ts'
import { prelimTopics } from '#quiz/library/topics.ts'
import type { Playable } from '#quiz/registry/playable.ts'
import { services } from '#server/services.server.ts'

/** `isAsked` tells the items of the sets that the quiz itself asks. */
export function skillsOf({ type, quiz }: Playable, sets: readonly LibrarySet[], isAsked: IsAsked): SkillLinks {
  const skills = quiz.items.map(({ skill }) => skill)
  return linkSkills(skills, sets, isAsked, ({ topic }) => topic.type === type)
}

/** After a set of the practice page. */
export async function afterSet(typed: Playable, { quizType, setId }: SetRef): Promise<AfterQuiz> {
  const sets = await services().setLibrary.all()
  const isHere = (set: LibrarySet) => set.topic.type === quizType && set.setId === setId
  return {
    skills: skillsOf(typed, sets, isHere),
    afterwards: { next: stepAfterSet(sets, quizType, setId), stop: '' },
  }
}

/** After a topic of a school's paper: the next topic of that school, and after the last one another school. */
export async function afterPrelim(typed: Playable, ref: PrelimRef): Promise<AfterQuiz> {
  const { setLibrary, prelims } = services()
  const [sets, school] = await Promise.all([setLibrary.all(), prelims.school(ref.year, ref.school)])
  const topics = labelTopics(prelimTopics, school?.topics ?? [])
  const next = topics[topics.findIndex(({ key }) => key === ref.topic) + 1]
  return {
    skills: skillsOf(typed, sets, () => false),
    afterwards: {
      next:
        next === undefined
          ? stepToPage('/prelim', 'another school')
          : stepToPage(topicPath({ ...ref, topic: next.key }), next.label),
      stop: '',
    },
  }
}
