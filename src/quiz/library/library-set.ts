/** The sets of the site as pages list them and choose from them. */
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

/** What stands before the title proper: '语文应用：校园生活', 'Grammar: People at Work'. */
const TOPIC_PART = /^[^:：]+[:：]\s*/u

/** The title without the name of its topic: 'People at Work'. '' if the document cannot be read. */
export function shortTitle({ topic, typed }: LibrarySet): string {
  const title = typed?.quiz.title ?? ''
  return title.startsWith(topic.title) ? title.replace(TOPIC_PART, '') : title
}

/** How a page in English names the set: 'Grammar 2020', 'Chinese passage fill-in 2020'. */
export function setName({ topic, label }: LibrarySet): string {
  return `${topic.gloss || topic.title} ${label}`
}

/** Whether each item of the set is asked alone, so that it can stand in another quiz. */
export function asksAlone({ typed }: LibrarySet): boolean {
  return typed !== null && definitions[typed.type].flow === 'stepper'
}
