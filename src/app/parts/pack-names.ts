/** How a school's paper is called in a list. */
import { splitCamelCase } from '#lib/split-camel-case.ts'

export const schoolName = (year: string, school: string): string => `${splitCamelCase(school)} ${year}`
