/** After marking: the skills behind the lost marks, by their names for pupils, each with a place to practise it. */
import type { Language } from '#lib/language.ts'
import type { Quiz, Score } from '#quiz/contract/quiz-type.ts'

/** `to` and `text` are a link; '' where the site has nothing more on it. */
type SkillLink = Readonly<{ name: string; language: Language; to: string; text: string }>

/** By the tags of the items. */
export type SkillLinks = Readonly<Record<string, SkillLink>>

/** The tags of the items that earned nothing, in order, each once. */
function lostTags(quiz: Quiz, score: Score): string[] {
  return [...new Set(quiz.items.filter(({ id }) => score.results[id]?.earned === 0).map(({ skill }) => skill))]
}

export function LostSkills({ quiz, score, skills }: Readonly<{ quiz: Quiz; score: Score; skills: SkillLinks }>) {
  const lost = lostTags(quiz, score).flatMap((tag) => skills[tag] ?? [])
  if (lost.length === 0) return null
  return (
    <section className="lost" aria-label="What to practise next">
      <p>You lost marks in:</p>
      <ul>
        {lost.map(({ name, language, to, text }) => (
          <li key={name}>
            <span lang={language}>{name}</span>
            {to === '' ? null : (
              <>
                {' '}
                <a href={to} aria-label={`${text}, to practise ${name}`}>
                  {text}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
