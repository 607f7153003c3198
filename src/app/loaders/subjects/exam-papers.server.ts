/** The whole papers of Mathematics and Science, from their plans. Server side only. */
import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import { paperSize } from '#app/parts/paper-labels.ts'
import { MATHS, paperPath, SCIENCE } from '#app/parts/subjects/subject-paths.ts'
import type { WorksheetView } from '#app/parts/subjects/worksheet-view.ts'
import { type ExamBlueprint, makeExamPaper } from '#maths/exam/exam-paper.ts'
import { SINCE_2026 } from '#maths/exam/format.ts'
import { examMinutes } from '#quiz/contract/pace.ts'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import { worksheetType } from '#quiz/worksheet/definition.ts'
import { marksOf, questionsOf, type WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import { makeScienceExam, type SciencePaperPlan } from '#science/exam/exam-paper.ts'
import { services } from '#server/services.server.ts'
import type { PaperSubject } from '#worksheets/booklets.ts'
import { mathsPaperQuiz, sciencePaperQuiz } from '#worksheets/papers.ts'
import { skillLinks } from './maths-set.server.ts'
import { themeLinks } from './science-set.server.ts'

const FORMAT = SINCE_2026.name

/** The numbers of the papers that there are. */
export async function paperNumbers(): Promise<Readonly<Record<PaperSubject, readonly number[]>>> {
  const { maths, science } = await services().plans.all()
  return { maths: maths.map(({ number }) => number), science: science.map(({ number }) => number) }
}

/** The paper after this one; after the last the page of the subject. */
async function nextOf(subject: PaperSubject, number: number) {
  const numbers = (await paperNumbers())[subject]
  const next = numbers[numbers.indexOf(number) + 1]
  if (next !== undefined) return stepToPage(paperPath(subject, next), `paper ${next}`)
  return subject === 'maths' ? stepToPage(MATHS, 'all skills') : stepToPage(SCIENCE, 'all themes')
}

/** Its minutes are those of the clock. */
function sizeOf(subject: PaperSubject, quiz: WorksheetQuiz): string {
  const questions = questionsOf(quiz)
  const minutes = examMinutes(quiz.items.length, worksheetType(subject).pace(quiz))
  return paperSize(questions.length, marksOf(questions), minutes)
}

async function viewOf(
  subject: PaperSubject,
  number: number,
  quiz: WorksheetQuiz,
  skills: SkillLinks,
): Promise<WorksheetView> {
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
    afterwards: { next: await nextOf(subject, number), stop: '' },
  }
}

async function mathsPaper(plan: ExamBlueprint): Promise<WorksheetView> {
  const heading = { title: `Mathematics paper ${plan.number}`, format: FORMAT }
  const quiz = mathsPaperQuiz(heading, makeExamPaper(plan))
  return viewOf('maths', plan.number, quiz, skillLinks([...new Set(quiz.items.map(({ skill }) => skill))]))
}

async function sciencePaper(plan: SciencePaperPlan): Promise<WorksheetView> {
  const { themes, drawings } = await services().science.bank()
  const themeOf = (id: string): string =>
    themes.find(({ choice, open }) => [...choice, ...open].some((item) => item.id === id))?.theme ?? ''
  const heading = { title: `Science paper ${plan.number}`, format: FORMAT }
  const quiz = sciencePaperQuiz(heading, makeScienceExam(themes, plan), themeOf, drawings)
  return viewOf('science', plan.number, quiz, themeLinks(1))
}

/** Null for a number that has no paper. */
export async function findPaper(subject: PaperSubject, number: string): Promise<WorksheetView | null> {
  const { maths, science } = await services().plans.all()
  const isAsked = (plan: Readonly<{ number: number }>): boolean => String(plan.number) === number
  if (subject === 'maths') {
    const plan = maths.find(isAsked)
    return plan === undefined ? null : await mathsPaper(plan)
  }
  const plan = science.find(isAsked)
  return plan === undefined ? null : await sciencePaper(plan)
}
