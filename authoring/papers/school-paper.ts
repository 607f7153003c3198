/** An exercise as the paper of a school and its key; of Mathematics and Science in the format of the exam until 2025. */
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { type DrawnSubject, type Subject, subjects } from '#lib/subjects.ts'
import { format } from '#papers/paper-name.ts'
import type { Question } from '#quiz/worksheet/worksheet.ts'
import { sectionBooklets } from '#server/typeset/exercise-booklets.ts'
import type { ExercisePrintout } from '#server/typeset/exercise-job.ts'
import { prelimCovers } from '#worksheets/booklets.ts'
import type { QuestionsPaper } from '#worksheets/papers.ts'
import type { Printout } from './printout.ts'

const OLD_FORMAT = 'This paper has the format of the exam until 2025. The exam has had another one since 2026.'
const STAR = 'A star (*) marks a question that the exam asks only in some years. Its answer says in which.'

/** '' for what every exam asks. */
function yearsNote({ since, until }: Question): string {
  if (until !== null) return `Asked in the exam until ${until}.`
  return since === 0 ? '' : `Asked in the exam since ${since}.`
}

/** A question that is asked no more, or was not asked yet, has a star, and its key says in which years it is asked. */
function starred(question: Question): Question {
  const { number, parts } = question
  const years = yearsNote(question)
  if (years === '') return question
  const last = parts.length - 1
  const note = (reason: string): string => `${reason} ${years}`.trim()
  return {
    ...question,
    number: `*${number}`,
    parts: parts.map((part, i) => (i === last ? { ...part, reason: note(part.reason) } : part)),
  }
}

/** A school's prelim of one year. */
export type Prelim = Readonly<{ year: number; school: string }>

/** What is printed of it, under the names that the shelf reads. */
export const paperAndKey = (
  { year, school }: Prelim,
  subject: Subject,
  worksheet: ExercisePrintout,
): readonly Printout[] =>
  (['paper', 'key'] as const).map((part) => ({
    fileName: format({ year, school, subject, kind: part }),
    part,
    worksheet,
  }))

/** A paper of Mathematics or Science. `skillNames` by the tags of the items. */
export function schoolPaper(
  prelim: Prelim,
  subject: DrawnSubject,
  exercise: QuestionsPaper,
  skillNames: ExercisePrintout['skillNames'],
): readonly Printout[] {
  const sections = exercise.sections.map(({ asked, ...section }) => {
    const questions = asked.quiz.questions.map(starred)
    return { ...section, asked: { ...asked, quiz: { ...asked.quiz, questions } } }
  })
  const stars = sections.some(({ asked }) => asked.quiz.questions.some((question) => yearsNote(question) !== ''))
  return paperAndKey(prelim, subject, {
    exercise: { ...exercise, sections },
    subject: subjects[subject].paperName,
    set: `${splitCamelCase(prelim.school)}, prelim practice paper ${prelim.year}`,
    booklets: sectionBooklets(sections, prelimCovers(subject, [...(stars ? [STAR] : []), OLD_FORMAT])),
    skillNames,
    url: '',
  })
}
