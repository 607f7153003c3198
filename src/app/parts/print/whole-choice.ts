/** Which sets a whole paper is made of, as the form writes them into the URL: one parameter a topic. Pure. */
import { examTypes } from '#quiz/library/exam-paper.ts'
import { documentId, sets, type Topic, topicOf } from '#quiz/library/topics.ts'

export type PaperLanguage = Topic['language']

export type TopicSets = Readonly<{ topic: Topic; available: typeof sets }>

type ChosenSet = Readonly<{ topic: Topic; id: string; year: number }>

/** `missing` are topics of which a set was asked for that is not there. */
type WholeChoice = Readonly<{ chosen: readonly ChosenSet[]; missing: readonly Topic[] }>

/** What a topic's parameter says when nothing of it is wanted. */
export const NONE = 'none'

/** Null for a name in a URL that is no language. */
export function languageOf(name: string): PaperLanguage | null {
  if (name === 'english') return 'en'
  return name === 'chinese' ? 'zh-Hans' : null
}

export const wholePath = (language: PaperLanguage): string => (language === 'en' ? '/print/english' : '/print/chinese')

/** The topics of a paper in its order, with the sets whose documents are `known`. */
export function topicSets(language: PaperLanguage, known: ReadonlySet<string>): readonly TopicSets[] {
  return examTypes(language).flatMap((type) => {
    const topic = topicOf(type)
    if (topic === null) return []
    return [{ topic, available: sets.filter(({ id }) => known.has(documentId(topic, id))) }]
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

/** 'Sets of 2024', or each topic with its year. */
export function setsLabel(language: PaperLanguage, chosen: readonly ChosenSet[]): string {
  const english = language === 'en'
  const [first] = chosen
  if (first !== undefined && chosen.length > 1 && chosen.every(({ year }) => year === first.year))
    return english ? `Sets of ${first.year}` : `${first.year} 年各部分`
  return chosen.map(({ topic, year }) => `${topic.title} ${year}`).join(english ? ', ' : '、')
}
