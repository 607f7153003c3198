/** After marking: the skills behind the lost marks, by their names for pupils, each with where there is more of it. */

import { ArrowRight } from 'lucide-react'
import type { Language } from '#lib/language.ts'
import type { Quiz, Score } from '#quiz/contract/quiz-type.ts'
import { isLost, outcomeOf } from '#quiz/contract/result.ts'
import { Icon } from '#ui/icon/icon.tsx'

/** `to` is the page of the skill, `more` says '2 more in Grammar 2020'; both '' where the site has nothing more on it. */
export type SkillLink = Readonly<{ name: string; language: Language; to: string; more: string }>

/** By the tags of the items. */
export type SkillLinks = Readonly<Record<string, SkillLink>>

type Lost = Readonly<{ missed: number; partly: number }>

/** The tags of the items that lost marks, in order, with how many of each were missed, and how many earned some. */
function lostTags(quiz: Quiz, score: Score): ReadonlyMap<string, Lost> {
  const lost = new Map<string, Lost>()
  for (const { id, skill } of quiz.items) {
    const result = score.results[id]
    if (!isLost(result)) continue
    const { missed, partly } = lost.get(skill) ?? { missed: 0, partly: 0 }
    lost.set(skill, outcomeOf(result) === 'partly' ? { missed, partly: partly + 1 } : { missed: missed + 1, partly })
  }
  return lost
}

function SkillLine({ skill, missed, partly }: Lost & Readonly<{ skill: SkillLink }>) {
  const { name, language, to, more } = skill
  const counts = [missed === 0 ? [] : `${missed} missed`, partly === 0 ? [] : `${partly} with some marks`]
    .flat()
    .join(', ')
  const words = (
    <span>
      <span lang={language}>{name}</span>
      <small>{more === '' ? counts : `${counts} · ${more}`}</small>
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
  const lost = [...lostTags(quiz, score)].flatMap(([tag, counts]) => {
    const skill = skills[tag]
    return skill === undefined ? [] : [{ tag, skill, ...counts }]
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
