/** The documents of the two collections of tasks: 'synthesis/2' is the second of its kind, '2024-Oriole-synthesis' that of a school's prelim. */
import { type Task, type TaskKind, task, taskKinds } from '#tasks/task.ts'
import { invalid, type Parsed, parseBy } from './parsed.ts'

/** `number` counts the tasks of a kind from 1. */
export type NumberedTask = Readonly<{ kind: TaskKind; number: number; task: Task }>

/** Its id names kind and number, and the kind in the document is the same one. */
export function parseTask(id: string, body: unknown): Parsed<NumberedTask> {
  const [, folder = '', number = ''] = /^([\w-]+)\/([1-9]\d{0,3})$/.exec(id) ?? []
  const kind = taskKinds.find((one) => one === folder)
  if (kind === undefined)
    return invalid(`is called '${id}'; a kind and a number are expected here, as in 'synthesis/2'`)
  const parsed = parseKind(kind, body)
  return parsed.status === 'ok' ? { status: 'ok', value: { kind, number: Number(number), task: parsed.value } } : parsed
}

/** Its id names year, school and kind, and the kind in the document is the same one. */
export function parsePrelimTask(id: string, body: unknown): Parsed<Task> {
  const [, named = ''] = /^20\d\d-[A-Za-z0-9]+-([\w-]+)$/.exec(id) ?? []
  const kind = taskKinds.find((one) => one === named)
  return kind === undefined
    ? invalid(`is called '${id}'; a year, a school and a kind are expected here, as in '2024-Oriole-synthesis'`)
    : parseKind(kind, body)
}

function parseKind(kind: TaskKind, body: unknown): Parsed<Task> {
  const parsed = parseBy(task, body)
  return parsed.status !== 'ok' || parsed.value.kind === kind
    ? parsed
    : invalid(`is of the kind '${parsed.value.kind}', and its name says '${kind}'`)
}
