/** Reads what Mathematics and Science papers are made of below content/. What is wrong in a file becomes an issue. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ZodType } from 'zod'
import { errorMessage } from '#lib/error-message.ts'
import { childPath, ROOT } from '#lib/issue.ts'
import { type PrelimBlueprint, prelimBlueprint } from '#maths/exam/prelim-paper.ts'
import { type ScienceTheme, theme } from '#science/bank.ts'
import { type PrelimPlan, prelimPlan } from '#science/exam/prelim-paper.ts'
import type { FileIssue } from '#server/content/issue.ts'
import { valid } from '#server/repositories/parsed.ts'
import { bankOf, missingDrawings, parseDrawing } from '#server/repositories/science.ts'

/** The folders of the plans of schools' papers, below the content folder. */
export const MATHS_PRELIMS = 'papers/maths'
export const SCIENCE_PRELIMS = 'papers/science-prelims'

/** `figures` are the drawings of Science, by file name. */
export type Banks = Readonly<{
  maths: readonly PrelimBlueprint[]
  science: readonly PrelimPlan[]
  themes: readonly ScienceTheme[]
  figures: ReadonlyMap<string, string>
  issues: readonly FileIssue[]
}>

function readFile<T>(file: string, schema: ZodType<T>, issues: FileIssue[]): T[] {
  let body: unknown
  try {
    body = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    issues.push({ file, path: ROOT, reason: errorMessage(error) })
    return []
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return [parsed.data]
  for (const { path, message } of parsed.error.issues)
    issues.push({
      file,
      path: path.reduce<string>((at, key) => childPath(at, typeof key === 'number' ? key : String(key)), ROOT),
      reason: message,
    })
  return []
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'))
  return names.sort().map((name) => join(folder, name))
}

function readFigures(folder: string, issues: FileIssue[]): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map()
  const stored = readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({ id: name.slice(0, -'.svg'.length), body: readFileSync(join(folder, name), 'utf8') }))
  return valid(stored, parseDrawing, (id, found) => {
    issues.push(...found.map((issue) => ({ file: join(folder, `${id}.svg`), ...issue })))
  })
}

/** A missing folder or file counts as empty. A file with an issue gives none of its entries. */
export function readBanks(contentDir: string): Banks {
  const issues: FileIssue[] = []
  const all = <T>(folder: string, schema: ZodType<T>): T[] =>
    filesOf(join(contentDir, folder)).flatMap((file) => readFile(file, schema, issues))
  const [maths, science] = [all(MATHS_PRELIMS, prelimBlueprint), all(SCIENCE_PRELIMS, prelimPlan)]
  const read = all('science', theme)
  const bank = bankOf(new Map(read.map((one) => [one.theme, one])), readFigures(join(contentDir, 'drawings'), issues))
  for (const one of bank.themes) {
    const file = join(contentDir, 'science', `${one.theme}.json`)
    issues.push(...missingDrawings(one, bank.drawings).map((issue) => ({ file, ...issue })))
  }
  return { maths, science, themes: bank.themes, figures: bank.drawings, issues }
}
