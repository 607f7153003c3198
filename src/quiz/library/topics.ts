/** The topics of the practice page, their sets and document ids; and the topics of a school's paper (docs/behaviour.md, 4). */
import { LANGUAGES, type Language } from '#lib/language.ts'
import type { PrelimTopic, TopicCard } from '#quiz/contract/quiz-document.ts'
import { definitions, type TypeName, typeNames } from '#quiz/registry/definitions.ts'
import { documents } from '#quiz/registry/documents.ts'

/** One of the nine cards of the practice page. `type` is the `quizType` of its URLs (docs/behaviour.md, 1.3). */
export type Topic = TopicCard & Readonly<{ type: TypeName; language: Language }>

/** The types in the order of the examination, English first. */
const inExamOrder: readonly TypeName[] = LANGUAGES.flatMap((language) =>
  typeNames
    .filter((type) => definitions[type].language === language)
    .sort((a, b) => documents[a].exam.first - documents[b].exam.first),
)

/** The topic that practises a type. */
export function topicOfType(type: TypeName): Topic {
  return { ...documents[type].card, type, language: definitions[type].language }
}

/** In the order of the examination, English first: also the order of the cards, of packs and of the sitemap. */
export const topics: readonly Topic[] = inExamOrder.map(topicOfType)

/** In the same order. Their keys are the last parts of prelim ids (docs/behaviour.md, 9.4). */
export const prelimTopics: readonly (PrelimTopic & Readonly<{ type: TypeName; language: Language }>)[] =
  inExamOrder.map((type) => ({
    ...documents[type].prelim,
    type,
    language: definitions[type].language,
  }))

/** Set_1 is 2020. */
export const sets: readonly Readonly<{ id: string; year: number }>[] = [1, 2, 3, 4, 5].map((n) => ({
  id: `Set_${n}`,
  year: 2019 + n,
}))

/** Null for a name that is no type, as a URL may have it. */
export function topicOf(type: string): Topic | null {
  return topics.find((topic) => topic.type === type) ?? null
}

/** The year a set is labelled with, or null for an id that is no set. */
export function yearOf(setId: string): number | null {
  return sets.find((set) => set.id === setId)?.year ?? null
}

const SET_ID = /^Set_([1-9]\d{0,3})$/

/** The number of a set, or null for an id that is no set: 6 for 'Set_6'. */
export function setNumber(setId: string): number | null {
  const digits = SET_ID.exec(setId)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** The other way round. */
export const setIdOf = (number: number): string => `Set_${number}`

/** What a set is called beside its topic: '2024', or 'Set 6' for one without a year. */
export function setLabel(setId: string): string {
  return String(yearOf(setId) ?? setId.replace('_', ' '))
}

/** The topic that lists a document of this id as one of its sets, and its number; null for an id that is listed nowhere. */
export function readSetId(id: string): Readonly<{ topic: Topic; number: number }> | null {
  const end = id.lastIndexOf('_Set_')
  const topic = topics.find(({ docPrefix }) => docPrefix === id.slice(0, Math.max(0, end)))
  const number = setNumber(id.slice(end + 1))
  return topic === undefined || number === null ? null : { topic, number }
}

/** The id of a set's document: the topic's prefix, '_' and the set's id. */
export function documentId(topic: Topic, setId: string): string {
  return `${topic.docPrefix}_${setId}`
}
