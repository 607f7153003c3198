/** Reads what Mathematics and Science papers are made of below content/. What is wrong in a file becomes an issue. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ZodType } from 'zod'
import { errorMessage } from '#lib/error-message.ts'
import { childPath, ROOT } from '#lib/issue.ts'
import { type PrelimBlueprint, prelimBlueprint } from '#maths/exam/prelim-paper.ts'
import { type ScienceTheme, THEMES, theme } from '#science/bank.ts'
import { type PrelimPlan, prelimPlan } from '#science/exam/prelim-paper.ts'
import type { FileIssue } from '#server/content/issue.ts'
import { drawingRefusals } from './checks/drawing-rules.ts'

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

function readFigures(folder: string, issues: FileIssue[]): (readonly [string, string])[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  return names.map((name) => {
    const file = join(folder, name)
    const svg = readFileSync(file, 'utf8').trim()
    issues.push(...drawingRefusals(svg).map((reason) => ({ file, path: ROOT, reason })))
    return [name, svg]
  })
}

/** Drawings that a question names and nobody drew. */
function missingFigures(
  file: string,
  { choice, open }: ScienceTheme,
  figures: ReadonlyMap<string, string>,
): FileIssue[] {
  return [...choice, ...open].flatMap(({ id, figure }) =>
    figure === null || figures.has(figure.file)
      ? []
      : [{ file, path: ROOT, reason: `${id} names ${figure.file}, which is not in drawings/` }],
  )
}

/** A missing folder or file counts as empty. A file with an issue gives none of its entries. */
export function readBanks(contentDir: string): Banks {
  const issues: FileIssue[] = []
  const all = <T>(folder: string, schema: ZodType<T>): T[] =>
    filesOf(join(contentDir, folder)).flatMap((file) => readFile(file, schema, issues))
  const [maths, science] = [all(MATHS_PRELIMS, prelimBlueprint), all(SCIENCE_PRELIMS, prelimPlan)]
  const figures = new Map(readFigures(join(contentDir, 'drawings'), issues))
  const read = filesOf(join(contentDir, 'science')).flatMap((file) => {
    const themes = readFile(file, theme, issues)
    issues.push(...themes.flatMap((one) => missingFigures(file, one, figures)))
    return themes
  })
  const themes = THEMES.map((name) => ({
    theme: name,
    choice: read.flatMap((one) => (one.theme === name ? one.choice : [])),
    open: read.flatMap((one) => (one.theme === name ? one.open : [])),
  }))
  return { maths, science, themes, figures, issues }
}
