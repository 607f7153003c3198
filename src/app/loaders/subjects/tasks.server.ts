/** The texts with questions, read once from the files that the build has. Server side only. */
import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import { TASKS, taskPath } from '#app/parts/subjects/task-paths.ts'
import type { WorksheetView } from '#app/parts/subjects/worksheet-view.ts'
import { languageOf } from '#lib/language.ts'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import { skillWords } from '#tasks/skill-words.ts'
import { KINDS, type Task, type TaskKind, task, taskKinds } from '#tasks/task.ts'
import { taskQuiz } from '#worksheets/task-quiz.ts'

const FILES: Readonly<Record<string, unknown>> = import.meta.glob('/content/tasks/*/*.json', {
  eager: true,
  import: 'default',
})

type NumberedTask = Readonly<{ kind: TaskKind; number: number; task: Task }>

function readTask(file: string, stored: unknown): NumberedTask {
  const parsed = task.safeParse(stored)
  if (parsed.success) {
    const number = Number(/(\d+)\.json$/.exec(file)?.[1] ?? 0)
    if (number > 0 && file.includes(`/${parsed.data.kind}/`))
      return { kind: parsed.data.kind, number, task: parsed.data }
    throw new Error(`${file}: a task of ${parsed.data.kind} stands in the folder of its kind, named by its number`)
  }
  const [issue] = parsed.error.issues
  throw new Error(`${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}

let tasks: readonly NumberedTask[] | null = null

/** In the order of the examination, then by number. Throws, with the file and the reason, what the schema refuses. */
function allTasks(): readonly NumberedTask[] {
  tasks ??= Object.entries(FILES)
    .map(([file, stored]) => readTask(file, stored))
    .sort((a, b) => taskKinds.indexOf(a.kind) - taskKinds.indexOf(b.kind) || a.number - b.number)
  return tasks
}

/** What a list says of each kind and its texts. */
export function tasksByKind() {
  return taskKinds.map((kind) => ({
    kind,
    ...KINDS[kind],
    language: languageOf(KINDS[kind].name),
    tasks: allTasks()
      .filter((one) => one.kind === kind)
      .map(({ number, task: { title, items } }) => ({
        number,
        title,
        language: languageOf(title),
        count: items.length,
      })),
  }))
}

/** The task after this one of its kind; after the last one the list. */
function nextOf(kind: TaskKind, number: number) {
  const next = allTasks().find((one) => one.kind === kind && one.number === number + 1)
  return next === undefined ? stepToPage(TASKS, 'all texts') : stepToPage(taskPath(kind, next.number), next.task.title)
}

/** Null for a kind or a number that there is not. */
export function findTask(params: Readonly<{ kind: string; number: string }>): WorksheetView | null {
  const found = allTasks().find(({ kind, number }) => kind === params.kind && String(number) === params.number)
  if (found === undefined) return null
  const { kind, number } = found
  const quiz = taskQuiz(found.task)
  const { subject, name } = KINDS[kind]
  const next = nextOf(kind, number)
  const skills: SkillLinks = Object.fromEntries(
    quiz.items.map(({ skill }) => {
      const words = skillWords(skill, languageOf(name))
      return [skill, { name: words, language: languageOf(words), to: next.to, more: 'next text' }]
    }),
  )
  return {
    subject,
    quiz,
    documentId: `task ${kind} ${number}`,
    version: quizVersion(quiz),
    labels: { paper: name, set: `Text ${number}`, size: '' },
    skills,
    afterwards: { next, stop: '' },
  }
}
