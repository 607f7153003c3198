/** Whether every whole paper of a content folder is what the facts of the examination say, to the number. */
import { join } from 'node:path'
import type { SubjectFacts } from '#exam/exam-facts.ts'
import { ROOT } from '#lib/issue.ts'
import { makeExamPaper } from '#maths/exam/exam-paper.ts'
import { marksOf } from '#quiz/worksheet/worksheet.ts'
import { makeScienceExam } from '#science/exam/exam-paper.ts'
import type { FileIssue } from '#server/content/issue.ts'
import type { ContentFile } from '#server/content/read-content.ts'
import { type ExamFacts, factsOf, parseExamDocument } from '#server/repositories/exam.ts'
import { valid } from '#server/repositories/parsed.ts'
import { parsePlan, plansOf } from '#server/repositories/plans.ts'
import { bankOf, parseTheme } from '#server/repositories/science.ts'
import { parseSection, readPapers } from '#server/repositories/whole-papers.ts'
import { itemCount } from '#whole-papers/paper-part.ts'
import { mathsPaper, type QuestionsPaper, sciencePaper } from '#worksheets/papers.ts'
import { ofCollection } from './library.ts'
import { signIssues } from './slips/signs.ts'

/** A paper, what it asks, and how many of its numbers deviate. */
type Certified = Readonly<{ paper: string; questions: number; marks: number; deviations: number }>

type Certificate = Readonly<{ rows: readonly Certified[]; issues: readonly FileIssue[] }>

/** Only the numbers of a paper are certified. */
const HEADING = { title: '', format: '' }

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function languagePapers(dir: string, documents: readonly ContentFile[], facts: ExamFacts): readonly Certificate[] {
  const stored = ofCollection(documents, 'whole-papers')
  return readPapers(facts, valid(stored, parseSection)).map(({ subject, number, read: { parts, issues } }) => {
    const folder = `${subject}/${number}/`
    const signs = stored
      .filter(({ id }) => id.startsWith(folder))
      .flatMap(({ file, body }) => signIssues(body, ROOT).map((issue) => ({ file, ...issue })))
    const questions = sum(parts.map(({ document }) => itemCount(document)))
    const marks = sum(parts.map(({ section }) => section.marks))
    const own = issues.map(({ file, ...issue }) => ({ file: join(dir, 'whole-papers', folder, file), ...issue }))
    return {
      rows: [{ paper: `${subject} ${number}`, questions, marks, deviations: issues.length }],
      issues: [...own, ...signs],
    }
  })
}

/** The marks of each booklet, and of all questions, against the facts. */
function madePaper(
  file: string,
  paper: string,
  { sections: booklets }: QuestionsPaper,
  facts: SubjectFacts | undefined,
): Certificate {
  const today = facts?.formats.find(({ until }) => until === null)
  const sections = today?.papers.flatMap((one) => one.sections) ?? []
  const questions = sum(booklets.map(({ asked }) => asked.quiz.questions.length))
  const earned = booklets.map(({ asked }) => marksOf(asked.quiz.questions))
  const marks = sum(earned)
  const atLeast = sum(sections.map(({ items }) => items))
  // The last section of Science has one question more at times: '31 to 40 or 41'.
  const atMost = atLeast + (sections.at(-1)?.numbers.includes(' or ') === true ? 1 : 0)
  const issues = [
    ...(marks === today?.marks ? [] : [{ file, path: 'marks', reason: `${marks} marks, not ${today?.marks}` }]),
    ...(questions >= atLeast && questions <= atMost
      ? []
      : [{ file, path: 'questions', reason: `${questions} questions, not ${atLeast}` }]),
    ...sections
      .slice(0, 2)
      .flatMap(({ name, marks: wanted }, i) =>
        earned[i] === wanted ? [] : [{ file, path: name, reason: `does not have ${wanted} marks` }],
      ),
  ]
  return { rows: [{ paper, questions, marks, deviations: issues.length }], issues }
}

function madePapers(dir: string, documents: readonly ContentFile[], { subjects }: ExamFacts): readonly Certificate[] {
  const { maths, science } = plansOf(valid(ofCollection(documents, 'plans'), parsePlan))
  const { themes } = bankOf(valid(ofCollection(documents, 'science'), parseTheme), new Map())
  const fileOf = (subject: string, number: number) => join(dir, 'plans', subject, `${number}.json`)
  return [
    ...maths.map((plan) => {
      const exam = mathsPaper(HEADING, makeExamPaper(plan))
      return madePaper(fileOf('maths', plan.number), `mathematics ${plan.number}`, exam, subjects.get('mathematics'))
    }),
    ...science.map((plan) => {
      const exam = sciencePaper(HEADING, makeScienceExam(themes, plan), () => '', new Map())
      return madePaper(fileOf('science', plan.number), `science ${plan.number}`, exam, subjects.get('science'))
    }),
  ]
}

/** `dir` is the folder that the documents were read from. One without whole papers has no rows and no issues. */
export function certify(dir: string, documents: readonly ContentFile[]): Certificate {
  const facts = factsOf(valid(ofCollection(documents, 'exam'), parseExamDocument))
  const all = [...languagePapers(dir, documents, facts), ...madePapers(dir, documents, facts)]
  return { rows: all.flatMap(({ rows }) => rows), issues: all.flatMap(({ issues }) => issues) }
}
