/** A worksheet as the paper of a school and its key, in the format of the exam until 2025. */
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { format } from '#papers/paper-name.ts'
import type { Question, WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import type { WorksheetPrintout } from '#server/typeset/worksheet-job.ts'
import { type PaperSubject, prelimCovers } from '#worksheets/booklets.ts'
import type { WorksheetPart } from './printout.ts'

const SUBJECTS = { maths: ['Maths', 'Mathematics'], science: ['Science', 'Science'] } as const

const OLD_FORMAT = 'This paper has the format of the exam until 2025. The exam has had another one since 2026.'
const STAR = 'A star (*) marks a question that the exam of today asks no more.'

/** A question that is asked no more has a star, and its key says until when it was asked. */
function starred(question: Question): Question {
  const { until, number, parts } = question
  if (until === 0) return question
  const last = parts.length - 1
  const note = (reason: string): string => `${reason} Asked in the exam until ${until}.`.trim()
  return {
    ...question,
    number: `*${number}`,
    parts: parts.map((part, i) => (i === last ? { ...part, reason: note(part.reason) } : part)),
  }
}

/** `skillNames` by the tags of the items. */
export function schoolPaper(
  { year, school }: Readonly<{ year: number; school: string }>,
  subject: PaperSubject,
  quiz: WorksheetQuiz,
  skillNames: WorksheetPrintout['skillNames'],
): readonly WorksheetPart[] {
  const [inName, subjectName] = SUBJECTS[subject]
  const sections = quiz.sections.map((section) => ({ ...section, questions: section.questions.map(starred) }))
  const stars = sections.some(({ questions }) => questions.some(({ until }) => until !== 0))
  const worksheet = {
    quiz: { ...quiz, sections },
    subject: subjectName,
    set: `${splitCamelCase(school)}, prelim practice paper ${year}`,
    covers: prelimCovers(subject, [...(stars ? [STAR] : []), OLD_FORMAT]),
    skillNames,
    address: '',
  }
  return (['paper', 'key'] as const).map((part) => ({
    kind: 'worksheet',
    fileName: format({ year, school, subject: inName, kind: part }),
    part,
    worksheet,
  }))
}
