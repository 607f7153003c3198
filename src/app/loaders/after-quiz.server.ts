/** What the result of a quiz leads to: its skills with their links, and the next step. Server side only. */

import { setAfter, setAt, stepToPage, stepToSet } from '#app/parts/afterwards/next-step.ts'
import { linkSkills } from '#app/parts/afterwards/skill-links.ts'
import type { AfterQuiz } from '#app/parts/exercise/exercise-view.ts'
import { type PrelimRef, topicPath } from '#prelim/prelim-id.ts'
import { labelTopics } from '#prelim/topics.ts'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import type { AskedItem } from '#quiz/library/candidates.ts'
import type { Shelf } from '#quiz/library/shelf.ts'
import { prelimTopics, setNumber } from '#quiz/library/topics.ts'
import type { TypeName } from '#quiz/registry/definitions.ts'
import type { Playable } from '#quiz/registry/playable.ts'
import { services } from '#server/services.server.ts'

/** `asked` are the items of the sets that the quiz itself asks. */
export function skillsOf({ type, quiz }: Playable, shelves: readonly Shelf[], asked: readonly AskedItem[]): SkillLinks {
  const skills = quiz.items.map(({ skill }) => skill)
  return linkSkills(skills, shelves, asked, type)
}

/** After a set of a topic. The first set follows one that no list has. */
export async function afterSet(typed: Playable, type: TypeName, setId: string): Promise<AfterQuiz> {
  const { setLibrary } = services()
  const shelves = await setLibrary.shelves()
  const number = setNumber(setId)
  const next = number === null ? setAt(shelves, 0) : setAfter(shelves, { type, number })
  const asked = number === null ? [] : typed.quiz.items.map(({ skill }) => ({ type, number, skill }))
  return {
    skills: skillsOf(typed, shelves, asked),
    afterwards: { next: stepToSet(next === null ? null : await setLibrary.named(next), type), stop: '' },
  }
}

/** After a topic of a school's paper: the next topic of that school, and after the last one another school. */
export async function afterPrelim(typed: Playable, ref: PrelimRef): Promise<AfterQuiz> {
  const { setLibrary, prelims } = services()
  const [shelves, school] = await Promise.all([setLibrary.shelves(), prelims.school(ref.year, ref.school)])
  const topics = labelTopics(prelimTopics, school?.topics ?? [])
  const next = topics[topics.findIndex(({ key }) => key === ref.topic) + 1]
  return {
    skills: skillsOf(typed, shelves, []),
    afterwards: {
      next:
        next === undefined
          ? stepToPage('/prelim', 'another school')
          : stepToPage(topicPath({ ...ref, topic: next.key }), next.label),
      stop: '',
    },
  }
}
