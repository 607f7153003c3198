/** The sets of the site as pages list them and choose from them. */
import { ownTitle } from '#quiz/contract/own-title.ts'
import { definitions, type Typed } from '#quiz/registry/definitions.ts'
import { setIdOf, setLabel, type Topic } from './topics.ts'

/** A set that is stored, without its questions. */
export type NamedSet = Readonly<{
  topic: Topic
  /** 6 for 'Set_6'. */
  number: number
  setId: string
  /** '2024', or 'Set 6'. */
  label: string
  /** '' if its document cannot be read. */
  title: string
}>

/** `typed` is the quiz, or null if its document cannot be read. */
export type LibrarySet = NamedSet & Readonly<{ typed: Typed | null }>

export function namedSet(topic: Topic, number: number, title: string): NamedSet {
  const setId = setIdOf(number)
  return { topic, number, setId, label: setLabel(setId), title }
}

export const setOf = (topic: Topic, number: number, typed: Typed | null): LibrarySet => ({
  ...namedSet(topic, number, typed?.quiz.title ?? ''),
  typed,
})

/** The title without the name of its topic: 'People at Work'. '' if the document cannot be read. */
export const shortTitle = ({ topic, title }: NamedSet): string => ownTitle(topic.title, title)

/** How a page in English names the set: 'Grammar 2020', 'Chinese passage fill-in 2020'. */
export function setName({ topic, label }: Pick<NamedSet, 'topic' | 'label'>): string {
  return `${topic.gloss || topic.title} ${label}`
}

/** Whether each item of the set is asked alone, so that it can stand in another quiz. */
export function asksAlone({ typed }: Pick<LibrarySet, 'typed'>): boolean {
  return typed !== null && definitions[typed.type].flow === 'stepper'
}
