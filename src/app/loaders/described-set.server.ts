/** How lists for grown-ups describe a set. Server side only. */
import { setPath } from '#app/parts/set-path.ts'
import { counted } from '#lib/counted.ts'
import type { Language } from '#lib/language.ts'
import { examMinutes } from '#quiz/contract/pace.ts'
import { type LibrarySet, shortTitle } from '#quiz/library/library-set.ts'
import { definitions, type Typed, type TypeName } from '#quiz/registry/definitions.ts'

/** `name` is 'Grammar 2020' or '语文应用 Set 6'; `title` is without the topic. */
type DescribedSet = Readonly<{
  typed: Typed
  to: string
  name: string
  language: Language
  title: string
  facts: string
}>

const minutesOf = <T extends TypeName>({ type, quiz }: Typed<T>): number =>
  examMinutes(quiz.items.length, definitions[type].pace(quiz))

/** Null for a set whose document cannot be read. */
export function describedSet(set: LibrarySet): DescribedSet | null {
  const { topic, setId, label, typed } = set
  if (typed === null) return null
  const { items } = typed.quiz
  return {
    typed,
    to: setPath({ quizType: topic.type, setId }),
    name: `${topic.title} ${label}`,
    language: topic.language,
    title: shortTitle(set),
    facts: `${counted(items.length, 'question')}, about ${counted(minutesOf(typed), 'minute')}`,
  }
}
