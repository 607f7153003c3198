/** Where a pupil can practise the skills of a quiz: how many more items there are, and the page of the skill. */

import { skillPath } from '#app/parts/set-path.ts'
import { languageOf } from '#lib/language.ts'
import type { SkillLink, SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import type { AskedItem } from '#quiz/library/candidates.ts'
import { setName } from '#quiz/library/library-set.ts'
import type { Shelf } from '#quiz/library/shelf.ts'
import { skillName } from '#quiz/library/skills.ts'
import { setIdOf, setLabel, topicOfType } from '#quiz/library/topics.ts'
import type { TypeName } from '#quiz/registry/definitions.ts'

type Count = Readonly<{ type: TypeName; number: number; count: number }>

/** The sets of a topic that ask most of a skill, by number, without what is asked already. */
function countsOn({ type, skills }: Shelf, tag: string, asked: readonly AskedItem[]): readonly Count[] {
  return (skills[tag]?.best ?? [])
    .map(([number, items]) => {
      const here = asked.filter((one) => one.type === type && one.number === number && one.skill === tag)
      return { type, number, count: items - here.length }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.number - b.number)
}

/** The set with the most items of the skill, of those that are near if there is one; null for none. */
function richest(counts: readonly Count[], near: string): Count | null {
  const own = counts.filter(({ type }) => type === near)
  return (own.length > 0 ? own : counts).toSorted((a, b) => b.count - a.count)[0] ?? null
}

function linkOf(tag: string, name: string, best: Count | null): SkillLink {
  const language = languageOf(name, null)
  if (best === null) return { name, language, to: '', more: '' }
  const set = setName({ topic: topicOfType(best.type), label: setLabel(setIdOf(best.number)) })
  return { name, language, to: skillPath(tag), more: `${best.count} more in ${set}` }
}

/**
 * Links for every one of `skills` that has a name. `asked` is what the quiz itself asks, of at most MAX_ASKED_SETS sets;
 * sets of the type `near` are the nearest practice and come first.
 */
export function linkSkills(
  skills: readonly string[],
  shelves: readonly Shelf[],
  asked: readonly AskedItem[],
  near: string,
): SkillLinks {
  const entries = [...new Set(skills)].flatMap((tag) => {
    const name = skillName(tag)
    if (name === null) return []
    const counts = shelves.flatMap((shelf) => countsOn(shelf, tag, asked))
    return [[tag, linkOf(tag, name, richest(counts, near))] as const]
  })
  return Object.fromEntries(entries)
}
