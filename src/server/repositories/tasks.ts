/** The texts with questions: 'synthesis/2' is the second of its kind. */
import { type Task, type TaskKind, task, taskKinds } from '#tasks/task.ts'
import { type ContentSource, invalid, oncePerVersion, type Parsed, parseBy, readAll } from './parsed.ts'

export type NumberedTask = Readonly<{ kind: TaskKind; number: number; task: Task }>

/** In the order of the examination, then by number. */
export type TaskRepository = Readonly<{ all(): Promise<readonly NumberedTask[]> }>

export function parseTask(id: string, body: unknown): Parsed<NumberedTask> {
  const [, folder = '', number = ''] = /^([\w-]+)\/([1-9]\d{0,3})$/.exec(id) ?? []
  const kind = taskKinds.find((one) => one === folder)
  if (kind === undefined)
    return invalid(`is called '${id}'; a kind and a number are expected here, as in 'synthesis/2'`)
  const parsed = parseBy(task, body)
  if (parsed.status !== 'ok') return parsed
  if (parsed.value.kind !== kind) return invalid(`is of the kind '${parsed.value.kind}', in the folder '${folder}'`)
  return { status: 'ok', value: { kind, number: Number(number), task: parsed.value } }
}

export function createTaskRepository(source: ContentSource): TaskRepository {
  async function all(): Promise<readonly NumberedTask[]> {
    const tasks = await readAll(source, 'tasks', parseTask)
    return [...tasks.values()].sort(
      (a, b) => taskKinds.indexOf(a.kind) - taskKinds.indexOf(b.kind) || a.number - b.number,
    )
  }
  return { all: oncePerVersion(source.documents, all) }
}
