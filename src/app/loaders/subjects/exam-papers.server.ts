/** The whole papers of Mathematics and Science, from their plans. Server side only. */
import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import type { FoundView } from '#app/parts/exercise/exercise-view.ts'
import { paperSize } from '#app/parts/paper-labels.ts'
import { MATHS, paperPath, SCIENCE } from '#app/parts/subjects/subject-paths.ts'
import { type DrawnSubject, subjects } from '#lib/subjects.ts'
import { type ExamBlueprint, makeExamPaper } from '#maths/exam/exam-paper.ts'
import { SINCE_2026 } from '#maths/exam/format.ts'
import { type Exercise, marksOf, quizOf } from '#quiz/exercise/exercise.ts'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import { isWorksheet } from '#quiz/worksheet/worksheet.ts'
import { makeScienceExam, type SciencePaperPlan } from '#science/exam/exam-paper.ts'
import { services } from '#server/services.server.ts'
import { mathsPaper, sciencePaper } from '#worksheets/papers.ts'
import { skillLinks } from './maths-set.server.ts'
import { themeLinks } from './science-set.server.ts'

const FORMAT = SINCE_2026.name

/** The numbers of the papers that there are. */
export async function paperNumbers(): Promise<Readonly<Record<DrawnSubject, readonly number[]>>> {
  const { maths, science } = await services().plans.all()
  return { maths: maths.map(({ number }) => number), science: science.map(({ number }) => number) }
}

/** The paper after this one; after the last the page of the subject. */
async function nextOf(subject: DrawnSubject, number: number) {
  const numbers = (await paperNumbers())[subject]
  const next = numbers[numbers.indexOf(number) + 1]
  if (next !== undefined) return stepToPage(paperPath(subject, next), `paper ${next}`)
  const { back, all } = WORDS[subject]
  return stepToPage(back.to, all)
}

type Words = Readonly<{ back: FoundView['back']; all: string; description: string }>

/** The page of the subject, what it lists, and what search engines read of a paper. */
const WORDS: Readonly<Record<DrawnSubject, Words>> = {
  maths: {
    back: { to: MATHS, text: 'Mathematics' },
    all: 'all skills',
    description:
      'A whole PSLE Mathematics paper in the format of 2026: 45 questions, 100 marks, marked at once with the working.',
  },
  science: {
    back: { to: SCIENCE, text: 'Science' },
    all: 'all themes',
    description: 'A whole PSLE Science paper in the format of 2026: 100 marks, with reasons and marking points.',
  },
}

const questionCount = ({ sections }: Exercise): number =>
  sections.reduce((sum, { asked: { quiz } }) => sum + (isWorksheet(quiz) ? quiz.questions.length : 0), 0)

async function viewOf(
  subject: DrawnSubject,
  number: number,
  exercise: Exercise,
  skills: SkillLinks,
): Promise<FoundView> {
  const { back, description } = WORDS[subject]
  const paper = subjects[subject].paperName
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
    facts: { listing: 'plain', path, title: `${paper}, whole paper ${number}`, description, language: 'en' },
    back,
  }
}

async function mathsView(plan: ExamBlueprint): Promise<FoundView> {
  const paper = mathsPaper({ title: `Mathematics paper ${plan.number}`, format: FORMAT }, makeExamPaper(plan))
  const tags = new Set(quizOf(paper).items.map(({ skill }) => skill))
  return viewOf('maths', plan.number, paper, skillLinks([...tags]))
}

async function scienceView(plan: SciencePaperPlan): Promise<FoundView> {
  const { themes, drawings } = await services().science.bank()
  const themeOf = (id: string): string =>
    themes.find(({ choice, open }) => [...choice, ...open].some((item) => item.id === id))?.theme ?? ''
  const heading = { title: `Science paper ${plan.number}`, format: FORMAT }
  const paper = sciencePaper(heading, makeScienceExam(themes, plan), themeOf, drawings)
  return viewOf('science', plan.number, paper, themeLinks(1))
}

type IsAsked = (plan: Readonly<{ number: number }>) => boolean

const finders: Readonly<Record<DrawnSubject, (isAsked: IsAsked) => Promise<FoundView | null>>> = {
  maths: async (isAsked) => {
    const plan = (await services().plans.all()).maths.find(isAsked)
    return plan === undefined ? null : await mathsView(plan)
  },
  science: async (isAsked) => {
    const plan = (await services().plans.all()).science.find(isAsked)
    return plan === undefined ? null : await scienceView(plan)
  },
}

/** Null for a number that has no paper. */
export const findPaper = (subject: DrawnSubject, number: string): Promise<FoundView | null> =>
  finders[subject]((plan) => String(plan.number) === number)
