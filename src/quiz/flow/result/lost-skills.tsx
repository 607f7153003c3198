/** After marking: the skills behind the lost marks, by their names for pupils, each with where there is more of it. */

import { ArrowRight } from 'lucide-react'
import type { Language } from '#lib/language.ts'
import type { Quiz, Score } from '#quiz/contract/quiz-type.ts'
import { isLost } from '#quiz/contract/result.ts'
import { Icon } from '#ui/icon.tsx'

/** `to` is the page of the skill, `more` says '2 more in Grammar 2020'; both '' where the site has nothing more on it. */
export type SkillLink = Readonly<{ name: string; language: Language; to: string; more: string }>

/** By the tags of the items. */
export type SkillLinks = Readonly<Record<string, SkillLink>>

/** The tags of the items that earned nothing, in order, with how many of each. */
function lostTags(quiz: Quiz, score: Score): ReadonlyMap<string, number> {
  const lost = new Map<string, number>()
  for (const { id, skill } of quiz.items) {
    if (isLost(score.results[id])) lost.set(skill, (lost.get(skill) ?? 0) + 1)
  }
  return lost
}

function SkillLine({ skill, missed }: Readonly<{ skill: SkillLink; missed: number }>) {
  const { name, language, to, more } = skill
  const words = (
    <span>
      <span lang={language}>{name}</span>
      <small>{more === '' ? `${missed} missed` : `${missed} missed · ${more}`}</small>
    </span>
  )
  if (to === '') return <li className="lost-line">{words}</li>
  return (
    <li>
      <a className="lost-line" href={to}>
        {words}
        <Icon of={ArrowRight} />
      </a>
    </li>
  )
}

export function LostSkills({ quiz, score, skills }: Readonly<{ quiz: Quiz; score: Score; skills: SkillLinks }>) {
  const lost = [...lostTags(quiz, score)].flatMap(([tag, missed]) => {
    const skill = skills[tag]
    return skill === undefined ? [] : [{ tag, skill, missed }]
  })
  if (lost.length === 0) return null
  return (
    <section className="lost" aria-label="What to practise next">
      <p>You lost marks in:</p>
      <ul role="list">
        {lost.map(({ tag, ...line }) => (
          <SkillLine key={tag} {...line} />
        ))}
      </ul>
    </section>
  )
}
