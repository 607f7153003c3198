/** What stands in the corners of a quiz's paper, on the screen and printed. */
import { counted } from '#lib/counted.ts'
import { PAGE_LANGUAGE } from '#lib/language.ts'
import type { Labels } from '#lib/paper-labels.ts'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { subjectOf } from '#lib/subject-of.ts'
import { subjects } from '#lib/subjects.ts'
import type { PrelimRef } from '#prelim/prelim-id.ts'
import { setLabel, topicOf, yearOf } from '#quiz/library/topics.ts'

/** A page without a quiz, which has no type, has the label of its own language. */
const paperOf = (type: string): string => subjects[subjectOf[topicOf(type)?.language ?? PAGE_LANGUAGE]].paperName

export function setLabels(quizType: string, setId: string): Labels {
  const label = setLabel(setId)
  return { paper: paperOf(quizType), set: yearOf(setId) === null ? label : `${label} set`, size: '' }
}

/** `type` is the document's. */
export function prelimLabels(type: string, { year, school }: PrelimRef): Labels {
  return { paper: paperOf(type), set: `${splitCamelCase(school)} ${year}`, size: '' }
}

/** '12 minutes', '1 h 50 min', '2 h'. */
function timeWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return counted(minutes, 'minute')
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** How long a whole paper or a section of it is. */
export const paperSize = (questions: number, marks: number, minutes: number): string =>
  [counted(questions, 'question'), counted(marks, 'mark'), timeWords(minutes)].join(' · ')

/** Of a section that is asked alone, whose score counts questions: `each` is what one earns in the whole paper. */
export const weightedSize = (questions: number, each: number, minutes: number): string =>
  [counted(questions, 'question'), `${counted(each, 'mark')} each`, timeWords(minutes)].join(' · ')
