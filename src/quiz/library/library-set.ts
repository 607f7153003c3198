/** The sets of the site as pages list them and choose from them. */
import { ownTitle } from '#quiz/contract/own-title.ts'
import { definitions, type Typed } from '#quiz/registry/definitions.ts'
import type { Topic } from './topics.ts'

/** A set that is stored. */
export type LibrarySet = Readonly<{
  topic: Topic
  setId: string
  /** '2024', or 'Set 6'. */
  label: string
  /** The quiz, or null if its document cannot be read. */
  typed: Typed | null
}>

/** The title without the name of its topic: 'People at Work'. '' if the document cannot be read. */
export const shortTitle = ({ topic, typed }: LibrarySet): string => ownTitle(topic.title, typed?.quiz.title ?? '')

/** How a page in English names the set: 'Grammar 2020', 'Chinese passage fill-in 2020'. */
export function setName({ topic, label }: LibrarySet): string {
  return `${topic.gloss || topic.title} ${label}`
}

/** Whether each item of the set is asked alone, so that it can stand in another quiz. */
export function asksAlone({ typed }: LibrarySet): boolean {
  return typed !== null && definitions[typed.type].flow === 'stepper'
}
