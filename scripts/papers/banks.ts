/** Reads content/papers/: the blueprints of Mathematics and the bank of Science. What is wrong in a file becomes an issue. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ZodType } from 'zod'
import { type Blueprint, blueprint } from '#papers/maths/blueprint.ts'
import { type FileIssue, issue } from '#server/content/issue.ts'
import { childPath, ROOT } from '#server/content/json-path.ts'

export type Banks = Readonly<{ maths: readonly Blueprint[]; issues: readonly FileIssue[] }>

function readFile<T>(file: string, schema: ZodType<T>, issues: FileIssue[]): T[] {
  let body: unknown
  try {
    body = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    issues.push({ file, ...issue(ROOT, error instanceof Error ? error.message : String(error)) })
    return []
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return [parsed.data]
  for (const { path, message } of parsed.error.issues)
    issues.push({
      file,
      ...issue(
        path.reduce<string>((at, key) => childPath(at, typeof key === 'number' ? key : String(key)), ROOT),
        message,
      ),
    })
  return []
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'))
  return names.sort().map((name) => join(folder, name))
}

export function readBanks(contentDir: string): Banks {
  const issues: FileIssue[] = []
  const maths = filesOf(join(contentDir, 'papers', 'maths')).flatMap((file) => readFile(file, blueprint, issues))
  return { maths, issues }
}
