/** A document of the collection of tasks: 'synthesis/2' is the second of its kind. */
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
  const parsed = parseBy(task, body)
  if (parsed.status !== 'ok') return parsed
  if (parsed.value.kind !== kind) return invalid(`is of the kind '${parsed.value.kind}', in the folder '${folder}'`)
  return { status: 'ok', value: { kind, number: Number(number), task: parsed.value } }
}
