/** Reads and writes the plans of the whole papers of 2026. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ZodType } from 'zod'

/** The folders of the plans, below the content folder. */
export const MATHS_PLANS = 'plans/maths'
export const SCIENCE_PLANS = 'plans/science'

function readJson<T>(file: string, schema: ZodType<T>): T {
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}

/** The plans of a folder, by their numbers. Throws, with the file and the reason, for one that does not hold. */
export function readPlans<T extends Readonly<{ number: number }>>(folder: string, schema: ZodType<T>): readonly T[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.map((name) => readJson(join(folder, name), schema)).sort((a, b) => a.number - b.number)
}

/** `name` without its ending. Written with one question a line. */
export function writePlan(folder: string, name: string | number, plan: object): void {
  mkdirSync(folder, { recursive: true })
  const text = JSON.stringify(plan, null, 2).replaceAll(
    /\{\s+("(?:family|id)"[^{}]*?)\s+\}/g,
    (_, fields: string) => `{ ${fields.replaceAll(/\s+/g, ' ')} }`,
  )
  writeFileSync(join(folder, `${name}.json`), `${text}\n`)
}
