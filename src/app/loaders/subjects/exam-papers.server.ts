/** The whole papers of Mathematics and Science, from their plans. Server side only. */
import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { paperSize } from '#app/parts/paper-labels.ts'
import { MATHS, paperPath, SCIENCE } from '#app/parts/subjects/subject-paths.ts'
import { type ExamBlueprint, makeExamPaper } from '#maths/exam/exam-paper.ts'
import { SINCE_2026 } from '#maths/exam/format.ts'
import { type Exercise, marksOf, quizOf } from '#quiz/exercise/exercise.ts'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import { isWorksheet } from '#quiz/worksheet/worksheet.ts'
import { makeScienceExam, type SciencePaperPlan } from '#science/exam/exam-paper.ts'
import { services } from '#server/services.server.ts'
import type { PaperSubject } from '#worksheets/booklets.ts'
import { mathsPaper, sciencePaper } from '#worksheets/papers.ts'
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

const WORDS = {
  maths: {
    paper: 'Mathematics',
    back: { to: MATHS, text: 'Mathematics' },
    description:
      'A whole PSLE Mathematics paper in the format of 2026: 45 questions, 100 marks, marked at once with the working.',
  },
  science: {
    paper: 'Science',
    back: { to: SCIENCE, text: 'Science' },
    description: 'A whole PSLE Science paper in the format of 2026: 100 marks, with reasons and marking points.',
  },
} as const

const questionCount = ({ sections }: Exercise): number =>
  sections.reduce((sum, { asked: { quiz } }) => sum + (isWorksheet(quiz) ? quiz.questions.length : 0), 0)

async function viewOf(
  subject: PaperSubject,
  number: number,
  exercise: Exercise,
  skills: SkillLinks,
): Promise<ExerciseView> {
  const { paper, back, description } = WORDS[subject]
  const path = paperPath(subject, number)
  return {
    exercise,
    documentId: `${subject} paper ${number}`,
    version: quizVersion(exercise),
    labels: {
      paper,
      set: `Paper ${number}`,
      size: paperSize(questionCount(exercise), marksOf(exercise), exercise.minutes),
    },
    skills,
    afterwards: { next: await nextOf(subject, number), stop: '' },
    path,
    print: `${path}/print`,
    facts: { listing: 'plain', path, title: `${paper}, whole paper ${number}`, description, language: 'en' },
    back,
  }
}

async function mathsView(plan: ExamBlueprint): Promise<ExerciseView> {
  const paper = mathsPaper({ title: `Mathematics paper ${plan.number}`, format: FORMAT }, makeExamPaper(plan))
  const tags = new Set(quizOf(paper).items.map(({ skill }) => skill))
  return viewOf('maths', plan.number, paper, skillLinks([...tags]))
}

async function scienceView(plan: SciencePaperPlan): Promise<ExerciseView> {
  const { themes, drawings } = await services().science.bank()
  const themeOf = (id: string): string =>
    themes.find(({ choice, open }) => [...choice, ...open].some((item) => item.id === id))?.theme ?? ''
  const heading = { title: `Science paper ${plan.number}`, format: FORMAT }
  const paper = sciencePaper(heading, makeScienceExam(themes, plan), themeOf, drawings)
  return viewOf('science', plan.number, paper, themeLinks(1))
}

/** Null for a number that has no paper. */
export async function findPaper(subject: PaperSubject, number: string): Promise<ExerciseView | null> {
  const { maths, science } = await services().plans.all()
  const isAsked = (plan: Readonly<{ number: number }>): boolean => String(plan.number) === number
  if (subject === 'maths') {
    const plan = maths.find(isAsked)
    return plan === undefined ? null : await mathsView(plan)
  }
  const plan = science.find(isAsked)
  return plan === undefined ? null : await scienceView(plan)
}
