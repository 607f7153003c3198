/** Whether every whole paper of the folder is what the facts of the examination say, to the number. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { MATHS_PLANS, readBank, readPlans, SCIENCE_PLANS } from '#authoring/exams/exam-files.ts'
import { type SubjectFacts, subjectFacts } from '#exam/exam-facts.ts'
import { ROOT } from '#lib/issue.ts'
import { examBlueprint, makeExamPaper } from '#maths/exam/exam-paper.ts'
import type { WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import { makeScienceExam, sciencePaperPlan } from '#science/exam/exam-paper.ts'
import type { FileIssue } from '#server/content/issue.ts'
import { readPaper } from '#whole-papers/certify.ts'
import { itemCount } from '#whole-papers/paper-part.ts'
import { mathsPaperQuiz, sciencePaperQuiz } from '#worksheets/papers.ts'
import { signIssues } from './slips/signs.ts'

/** A paper, what it asks, and how many of its numbers deviate. */
type Certified = Readonly<{ paper: string; questions: number; marks: number; deviations: number }>

type Certificate = Readonly<{ rows: readonly Certified[]; issues: readonly FileIssue[] }>

const FOLDER = 'whole-papers'
/** Only the numbers of a paper are certified. */
const HEADING = { title: '', format: '' }
const LANGUAGES = ['english', 'chinese'] as const

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const names = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder).sort() : [])
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const factsOf = (dir: string, name: string): SubjectFacts => subjectFacts.parse(json(join(dir, 'exam', `${name}.json`)))

function languagePapers(dir: string, subject: (typeof LANGUAGES)[number]): readonly Certificate[] {
  const folder = join(dir, FOLDER, subject)
  return names(folder).map((number) => {
    const own = join(folder, number)
    const stored = new Map(names(own).map((file) => [basename(file, '.json'), json(join(own, file))] as const))
    const { parts, issues } = readPaper(factsOf(dir, subject), stored)
    const signs = [...stored].flatMap(([name, body]) =>
      signIssues(body, ROOT).map((issue) => ({ file: `${name}.json`, ...issue })),
    )
    const questions = sum(parts.map(({ document }) => itemCount(document)))
    const marks = sum(parts.map(({ section }) => section.marks))
    return {
      rows: [{ paper: `${subject} ${number}`, questions, marks, deviations: issues.length }],
      issues: [...issues, ...signs].map(({ file, ...issue }) => ({ file: join(own, file), ...issue })),
    }
  })
}

/** The marks of each booklet, and of all questions, against the facts. */
function madePaper(file: string, paper: string, quiz: WorksheetQuiz, facts: SubjectFacts): Certificate {
  const today = facts.formats.find(({ until }) => until === null)
  const sections = today?.papers.flatMap((one) => one.sections) ?? []
  const questions = sum(quiz.sections.map((section) => section.questions.length))
  const marksOf = (section: WorksheetQuiz['sections'][number]): number =>
    sum(section.questions.flatMap(({ parts }) => parts.map(({ marks }) => marks)))
  const marks = sum(quiz.sections.map(marksOf))
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
        quiz.sections[i] !== undefined && marksOf(quiz.sections[i]) === wanted
          ? []
          : [{ file, path: name, reason: `does not have ${wanted} marks` }],
      ),
  ]
  return { rows: [{ paper, questions, marks, deviations: issues.length }], issues }
}

function madePapers(dir: string): readonly Certificate[] {
  const maths = readPlans(join(dir, MATHS_PLANS), examBlueprint)
  const science = readPlans(join(dir, SCIENCE_PLANS), sciencePaperPlan)
  if (maths.length + science.length === 0) return []
  const [mathsFacts, scienceFacts] = [factsOf(dir, 'mathematics'), factsOf(dir, 'science')]
  const bank = readBank(dir)
  return [
    ...maths.map((plan) =>
      madePaper(
        join(dir, MATHS_PLANS, `${plan.number}.json`),
        `mathematics ${plan.number}`,
        mathsPaperQuiz(HEADING, makeExamPaper(plan)),
        mathsFacts,
      ),
    ),
    ...science.map((plan) => {
      const quiz = sciencePaperQuiz(HEADING, makeScienceExam(bank, plan), () => '', new Map())
      const file = join(dir, SCIENCE_PLANS, `${plan.number}.json`)
      return madePaper(file, `science ${plan.number}`, quiz, scienceFacts)
    }),
  ]
}

/** A folder without whole papers has no rows and no issues. */
export function certify(dir: string): Certificate {
  const all = [...LANGUAGES.flatMap((subject) => languagePapers(dir, subject)), ...madePapers(dir)]
  return { rows: all.flatMap(({ rows }) => rows), issues: all.flatMap(({ issues }) => issues) }
}
