/** What stands in the corners of a quiz's paper, on the screen and printed. */
import { counted } from '#lib/counted.ts'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import type { PrelimRef } from '#prelim/prelim-id.ts'
import type { Labels } from '#quiz/flow/paper-head.tsx'
import { setLabel, topicOf, yearOf } from '#quiz/library/topics.ts'

const subjectOf = (type: string): string =>
  topicOf(type)?.language === 'zh-Hans' ? 'Chinese Language' : 'English Language'

export function setLabels(quizType: string, setId: string): Labels {
  const label = setLabel(setId)
  return { paper: subjectOf(quizType), set: yearOf(setId) === null ? label : `${label} set`, size: '' }
}

/** `type` is the document's. */
export function prelimLabels(type: string, { year, school }: PrelimRef): Labels {
  return { paper: subjectOf(type), set: `${splitCamelCase(school)} ${year}`, size: '' }
}

/** How long a whole paper or a section of it is. */
export const paperSize = (questions: number, marks: number, minutes: number): string =>
  [counted(questions, 'question'), counted(marks, 'mark'), counted(minutes, 'minute')].join(' · ')
