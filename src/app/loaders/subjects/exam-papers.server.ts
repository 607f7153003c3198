/** The whole papers of Mathematics and Science, from the plans that the build has. Server side only. */
import type { ZodType } from 'zod'
import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import { paperSize } from '#app/parts/paper-labels.ts'
import { MATHS, paperPath, SCIENCE } from '#app/parts/subjects/subject-paths.ts'
import type { WorksheetView } from '#app/parts/subjects/worksheet-view.ts'
import { examBlueprint, makeExamPaper } from '#maths/exam/exam-paper.ts'
import { SINCE_2026 } from '#maths/exam/format.ts'
import { examMinutes } from '#quiz/contract/pace.ts'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import { worksheetType } from '#quiz/worksheet/definition.ts'
import { marksOf, questionsOf, type WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import { makeScienceExam, sciencePaperPlan } from '#science/exam/exam-paper.ts'
import type { PaperSubject } from '#worksheets/booklets.ts'
import { mathsPaperQuiz, sciencePaperQuiz } from '#worksheets/papers.ts'
import { skillLinks } from './maths-set.server.ts'
import { scienceBank } from './science-bank.server.ts'
import { themeLinks } from './science-set.server.ts'

const FORMAT = SINCE_2026.name

type Files = Readonly<Record<string, unknown>>

const MATHS_FILES: Files = import.meta.glob('/content/plans/maths/*.json', { eager: true, import: 'default' })
const SCIENCE_FILES: Files = import.meta.glob('/content/plans/science/*.json', { eager: true, import: 'default' })

/** The number of a plan's file; the file with that number, or undefined. */
const fileOf = (files: Files, number: string): string | undefined =>
  Object.keys(files).find((file) => file.endsWith(`/${number}.json`))

const numbersOf = (files: Files): readonly number[] =>
  Object.keys(files)
    .map((file) => Number(/(\d+)\.json$/.exec(file)?.[1] ?? 0))
    .sort((a, b) => a - b)

/** The numbers of the papers that there are. */
export const paperNumbers = (): Readonly<Record<PaperSubject, readonly number[]>> => ({
  maths: numbersOf(MATHS_FILES),
  science: numbersOf(SCIENCE_FILES),
})

function parsed<T>(files: Files, number: string, schema: ZodType<T>): T | null {
  const file = fileOf(files, number)
  return file === undefined ? null : schema.parse(files[file])
}

/** The paper after this one; after the last the page of the subject. */
function nextOf(subject: PaperSubject, number: string) {
  const numbers = paperNumbers()[subject]
  const next = numbers[numbers.indexOf(Number(number)) + 1]
  if (next !== undefined) return stepToPage(paperPath(subject, next), `paper ${next}`)
  return subject === 'maths' ? stepToPage(MATHS, 'all skills') : stepToPage(SCIENCE, 'all themes')
}

/** Its minutes are those of the clock. */
function sizeOf(subject: PaperSubject, quiz: WorksheetQuiz): string {
  const questions = questionsOf(quiz)
  const minutes = examMinutes(quiz.items.length, worksheetType(subject).pace(quiz))
  return paperSize(questions.length, marksOf(questions), minutes)
}

function viewOf(subject: PaperSubject, number: string, quiz: WorksheetQuiz, skills: SkillLinks): WorksheetView {
  return {
    subject,
    quiz,
    documentId: `${subject} paper ${number}`,
    version: quizVersion(quiz),
    labels: {
      paper: subject === 'maths' ? 'Mathematics' : 'Science',
      set: `Paper ${number}`,
      size: sizeOf(subject, quiz),
    },
    skills,
    afterwards: { next: nextOf(subject, number), stop: '' },
  }
}

/** Null for a number that has no paper. */
export function findPaper(subject: PaperSubject, number: string): WorksheetView | null {
  if (!/^[1-9]\d?$/.test(number)) return null
  if (subject === 'maths') {
    const plan = parsed(MATHS_FILES, number, examBlueprint)
    if (plan === null) return null
    const quiz = mathsPaperQuiz({ title: `Mathematics paper ${number}`, format: FORMAT }, makeExamPaper(plan))
    return viewOf(subject, number, quiz, skillLinks([...new Set(quiz.items.map(({ skill }) => skill))]))
  }
  const plan = parsed(SCIENCE_FILES, number, sciencePaperPlan)
  if (plan === null) return null
  const { themes, drawings } = scienceBank()
  const themeOf = (id: string): string =>
    themes.find(({ choice, open }) => [...choice, ...open].some((item) => item.id === id))?.theme ?? ''
  const heading = { title: `Science paper ${number}`, format: FORMAT }
  const quiz = sciencePaperQuiz(heading, makeScienceExam(themes, plan), themeOf, drawings)
  return viewOf(subject, number, quiz, themeLinks(1))
}
