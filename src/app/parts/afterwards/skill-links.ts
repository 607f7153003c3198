/** Where a pupil can practise the skills of a quiz: how many more items there are, and the page of the skill. */

import { skillPath } from '#app/parts/set-path.ts'
import { languageOf } from '#lib/language.ts'
import type { SkillLink, SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import { type LibrarySet, setName } from '#quiz/library/library-set.ts'
import { skillName } from '#quiz/library/skills.ts'

/** The items that the quiz itself asks: they are no more practice. */
export type IsAsked = (set: LibrarySet, itemId: string) => boolean

/** Whether sets of this topic stand first: those of the quiz's own topic are the nearest practice. */
export type IsNear = (set: LibrarySet) => boolean

type Count = Readonly<{ set: LibrarySet; count: number }>

/** The set with the most items of the skill, of those that are near if there is one; null for none. */
function richest(counts: readonly Count[], isNear: IsNear): Count | null {
  const near = counts.filter(({ set }) => isNear(set))
  return (near.length > 0 ? near : counts).toSorted((a, b) => b.count - a.count)[0] ?? null
}

function linkOf(tag: string, name: string, best: Count | null): SkillLink {
  const language = languageOf(name)
  if (best === null) return { name, language, to: '', more: '' }
  return { name, language, to: skillPath(tag), more: `${best.count} more in ${setName(best.set)}` }
}

/** Links for every one of `skills` that has a name. */
export function linkSkills(
  skills: readonly string[],
  sets: readonly LibrarySet[],
  isAsked: IsAsked,
  isNear: IsNear,
): SkillLinks {
  const entries = [...new Set(skills)].flatMap((tag) => {
    const name = skillName(tag)
    if (name === null) return []
    const counts = sets
      .map((set) => {
        const items = set.typed?.quiz.items ?? []
        return { set, count: items.filter(({ id, skill }) => skill === tag && !isAsked(set, id)).length }
      })
      .filter(({ count }) => count > 0)
    return [[tag, linkOf(tag, name, richest(counts, isNear))] as const]
  })
  return Object.fromEntries(entries)
}
