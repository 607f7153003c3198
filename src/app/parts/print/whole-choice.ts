/** Which sets a whole paper is made of, as the form writes them into the URL: one parameter a topic. Pure. */
import type { ByLanguage, Language } from '#lib/language.ts'
import { subjectOf } from '#lib/subject-of.ts'
import { isLanguageSubject, subjects } from '#lib/subjects.ts'
import { examTypes } from '#quiz/library/exam-paper.ts'
import type { Shelf } from '#quiz/library/shelf.ts'
import { setIdOf, sets, type Topic, topicOfType } from '#quiz/library/topics.ts'

export type TopicSets = Readonly<{ topic: Topic; available: typeof sets }>

type ChosenSet = Readonly<{ topic: Topic; id: string; year: number }>

/** `missing` are topics of which a set was asked for that is not there. */
type WholeChoice = Readonly<{ chosen: readonly ChosenSet[]; missing: readonly Topic[] }>

/** What a topic's parameter says when nothing of it is wanted. */
export const NONE = 'none'

/** The language of a subject in a URL; null for a name that is not one of a language. */
export const languageNamed = (name: string): Language | null =>
  isLanguageSubject(name) ? subjects[name].language : null

export const wholePath = (language: Language): string => `/print/${subjectOf[language]}`

/** The topics of a paper in its order, each with those of its sets that have a year. */
export function topicSets(
  language: Language,
  shelves: readonly Pick<Shelf, 'type' | 'numbers'>[],
): readonly TopicSets[] {
  return examTypes(language).map((type) => {
    const stored = shelves.find((shelf) => shelf.type === type)?.numbers.map(setIdOf) ?? []
    return { topic: topicOfType(type), available: sets.filter(({ id }) => stored.includes(id)) }
  })
}

export function readWhole(offered: readonly TopicSets[], query: URLSearchParams): WholeChoice {
  const chosen: ChosenSet[] = []
  const missing: Topic[] = []
  for (const { topic, available } of offered) {
    const asked = query.get(topic.type) ?? NONE
    const set = available.find(({ id }) => id === asked)
    if (set !== undefined) chosen.push({ topic, ...set })
    else if (asked !== NONE) missing.push(topic)
  }
  return { chosen, missing }
}

/** The parameters that name these sets. */
export const wholeQuery = (chosen: readonly ChosenSet[]): readonly (readonly [string, string])[] =>
  chosen.map(({ topic, id }) => [topic.type, id] as const)

/** The years of which at least one set is there, each with the paper of all its sets. */
export function yearPapers(offered: readonly TopicSets[]): readonly Readonly<{ year: number; query: string }>[] {
  return sets.flatMap(({ id, year }) => {
    const having = offered.filter(({ available }) => available.some((set) => set.id === id))
    if (having.length === 0) return []
    return [{ year, query: new URLSearchParams(having.map(({ topic }) => [topic.type, id])).toString() }]
  })
}

const LABELS: ByLanguage<Readonly<{ ofYear(year: number): string; comma: string }>> = {
  en: { ofYear: (year) => `Sets of ${year}`, comma: ', ' },
  'zh-Hans': { ofYear: (year) => `${year} 年各部分`, comma: '、' },
}

/** 'Sets of 2024', or each topic with its year. */
export function setsLabel(language: Language, chosen: readonly ChosenSet[]): string {
  const { ofYear, comma } = LABELS[language]
  const [first] = chosen
  if (first !== undefined && chosen.length > 1 && chosen.every(({ year }) => year === first.year))
    return ofYear(first.year)
  return chosen.map(({ topic, year }) => `${topic.title} ${year}`).join(comma)
}
