/** The texts with questions, for pages. Server side only. */
import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToExercise, stepToPage } from '#app/parts/afterwards/next-step.ts'
import type { FoundView } from '#app/parts/exercise/exercise-view.ts'
import { TASKS, taskPath } from '#app/parts/subjects/task-paths.ts'
import { languageOf } from '#lib/language.ts'
import { subjects } from '#lib/subjects.ts'
import { oneSection } from '#quiz/exercise/exercise.ts'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import type { NumberedTask } from '#server/repositories/task-document.ts'
import { services } from '#server/services.server.ts'
import { skillWords } from '#tasks/skill-words.ts'
import { KINDS, taskKinds } from '#tasks/task.ts'
import { taskQuiz } from '#worksheets/task-quiz.ts'

/** What a list says of each kind and its texts. */
export async function tasksByKind() {
  const all = await services().tasks.list()
  return taskKinds.map((kind) => {
    const { language } = subjects[KINDS[kind].subject]
    const own = all.filter((one) => one.kind === kind)
    const tasks = own.map(({ number, title, items }) => ({
      number,
      title,
      language: languageOf(title, language),
      count: items,
    }))
    return { kind, ...KINDS[kind], language, tasks }
  })
}

/** The task after this one of its kind; after the last one the list. */
async function nextOf({ kind, number }: NumberedTask) {
  const all = await services().tasks.list()
  const next = all.find((one) => one.kind === kind && one.number === number + 1)
  return next === undefined
    ? stepToPage(TASKS, 'all texts')
    : stepToExercise(taskPath(kind, next.number), next.title, subjects[KINDS[kind].subject].language)
}

/** Null for a kind or a number that there is not. */
export async function findTask(params: Readonly<{ kind: string; number: string }>): Promise<FoundView | null> {
  const found = await services().tasks.get(params.kind, params.number)
  if (found === null) return null
  const { kind, number } = found
  const quiz = taskQuiz(found.task)
  const { name, subject } = KINDS[kind]
  const { language } = subjects[subject]
  const next = await nextOf(found)
  const path = taskPath(kind, number)
  const skills: SkillLinks = Object.fromEntries(
    quiz.items.map(({ skill }) => {
      const words = skillWords(skill, language)
      return [skill, { name: words, language: languageOf(words, language), to: next.to, more: 'next text' }]
    }),
  )
  return {
    exercise: oneSection({ type: kind, quiz }),
    documentId: `task ${kind} ${number}`,
    version: quizVersion(quiz),
    labels: { paper: name, set: `Text ${number}`, size: '' },
    skills,
    afterwards: { next, stop: '' },
    path,
    facts: {
      listing: 'plain',
      path,
      title: `${name}: ${quiz.title}`,
      description: `PSLE practice, ${name}: ${quiz.title}. Marked at once, with a reason for every answer.`,
      language,
    },
    back: { to: TASKS, text: 'All texts' },
  }
}
