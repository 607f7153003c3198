/** Reads content/papers/: the blueprints of Mathematics and the bank of Science. What is wrong in a file becomes an issue. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ZodType } from 'zod'
import { errorMessage } from '#lib/error-message.ts'
import { childPath, ROOT } from '#lib/issue.ts'
import { type Blueprint, blueprint } from '#maths/blueprint.ts'
import { plans, type SciencePlan, type ScienceTheme, THEMES, theme } from '#science/bank.ts'
import type { FileIssue } from '#server/content/issue.ts'

/** `figures` are the drawings of Science, by file name. */
export type Banks = Readonly<{
  maths: readonly Blueprint[]
  themes: readonly ScienceTheme[]
  plans: readonly SciencePlan[]
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

const PLANS = 'papers.json'

function readFigures(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** Drawings that a question names and nobody drew. */
function missingFigures(
  folder: string,
  themes: readonly ScienceTheme[],
  figures: ReadonlyMap<string, string>,
): FileIssue[] {
  return themes.flatMap(({ theme: name, choice, open }) =>
    [...choice, ...open].flatMap(({ id, figure }) =>
      figure === null || figures.has(figure.file)
        ? []
        : [
            {
              file: join(folder, `${name}.json`),
              path: ROOT,
              reason: `${id} names ${figure.file}, which is not in figures/`,
            },
          ],
    ),
  )
}

/** A missing folder or file counts as empty. A file with an issue gives none of its entries. */
export function readBanks(contentDir: string): Banks {
  const issues: FileIssue[] = []
  const folder = join(contentDir, 'papers', 'science')
  const maths = filesOf(join(contentDir, 'papers', 'maths')).flatMap((file) => readFile(file, blueprint, issues))
  const themes = THEMES.map((name) => join(folder, `${name}.json`))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFile(file, theme, issues))
  const planFile = join(folder, PLANS)
  const planned = existsSync(planFile) ? readFile(planFile, plans, issues).flat() : []
  const figures = readFigures(join(folder, 'figures'))
  issues.push(...missingFigures(folder, themes, figures))
  return { maths, themes, plans: planned, figures, issues }
}
