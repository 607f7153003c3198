/** The titles of the documents that show one listening practice. */
import { SITE } from '#app/parts/seo.ts'
import type { Practice } from '#listening/practice/practice.ts'

/** The test and its results share a document. */
export function screenTitles({ title }: Practice) {
  return { test: `${title}: test - ${SITE}`, results: `${title}: results - ${SITE}` }
}

export const MISSING_TITLE = `Practice not found - ${SITE}`
