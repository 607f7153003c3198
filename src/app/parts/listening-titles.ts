/** The titles of the documents that show one listening practice, without the name of the site. */
import type { Practice } from '#listening/practice/practice.ts'

/** The sitting and its results share a document. */
export function screenTitles({ title }: Pick<Practice, 'title'>) {
  return { sitting: `${title}: test`, room: `${title}: listening room`, results: `${title}: results` }
}

export const MISSING_TITLE = 'Practice not found'
