/** What stands in the corners of a quiz's paper, on the screen and printed. */
import { splitCamelCase } from '#lib/split-camel-case.ts'
import type { PrelimRef } from '#prelim/prelim-id.ts'
import type { Labels } from '#quiz/flow/paper-head.tsx'
import { topicOf, yearOf } from '#quiz/library/topics.ts'

const subjectOf = (type: string): string =>
  topicOf(type)?.language === 'zh-Hans' ? 'Chinese Language' : 'English Language'

export function setLabels(quizType: string, setId: string): Labels {
  const year = yearOf(setId)
  return { paper: subjectOf(quizType), set: year === null ? setId : `${year} set` }
}

/** `type` is the document's. */
export function prelimLabels(type: string, { year, school }: PrelimRef): Labels {
  return { paper: subjectOf(type), set: `${splitCamelCase(school)} ${year}` }
}
