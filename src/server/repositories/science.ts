/** The bank of Science: the questions of each theme, and the drawings that they name. */
import { childPath, type Issue, ROOT } from '#lib/issue.ts'
import { type ScienceTheme, THEMES, theme } from '#science/bank.ts'
import { drawingRefusals } from '#science/drawing-rules.ts'
import { type ContentSource, invalid, oncePerVersion, type Parsed, parseBy, readAll } from './parsed.ts'

/** All themes in their order; one without a document has no questions. `drawings` by the name that a question gives. */
export type ScienceBank = Readonly<{ themes: readonly ScienceTheme[]; drawings: ReadonlyMap<string, string> }>

/** Fails only where the store does. */
export type ScienceRepository = Readonly<{ bank(): Promise<ScienceBank> }>

/** The id of a document is its theme. */
export function parseTheme(id: string, body: unknown): Parsed<ScienceTheme> {
  const parsed = parseBy(theme, body)
  if (parsed.status !== 'ok' || parsed.value.theme === id) return parsed
  return invalid(`has the questions of the theme '${parsed.value.theme}', and is called '${id}'`)
}

/** A drawing is its text without white space around it. */
export function parseDrawing(id: string, body: unknown): Parsed<string> {
  if (!/^[a-z0-9-]+$/.test(id)) return invalid('has a name with more than small letters, digits and hyphens')
  if (typeof body !== 'string') return invalid('is not a text')
  const svg = body.trim()
  const refusals = drawingRefusals(svg)
  if (refusals.length === 0) return { status: 'ok', value: svg }
  return { status: 'invalid', issues: refusals.map((reason) => ({ path: ROOT, reason })) }
}

/** What is missing of the drawings that the questions of a theme name. */
export function missingDrawings(
  { choice, open }: ScienceTheme,
  drawings: Pick<ReadonlyMap<string, string>, 'has'>,
): readonly Issue[] {
  const missing = (field: string, items: readonly (ScienceTheme['choice'] | ScienceTheme['open'])[number][]) =>
    items.flatMap(({ id, figure }, i) =>
      figure === null || drawings.has(figure.file)
        ? []
        : [
            {
              path: childPath(childPath(childPath(ROOT, field), i), 'figure'),
              reason: `question ${id} names the drawing '${figure.file}', which is not in drawings/`,
            },
          ],
    )
  return [...missing('choice', choice), ...missing('open', open)]
}

/** The bank of the documents that hold, each by its id. */
export const bankOf = (
  themes: ReadonlyMap<string, ScienceTheme>,
  drawings: ReadonlyMap<string, string>,
): ScienceBank => ({
  themes: THEMES.map((name) => themes.get(name) ?? { theme: name, choice: [], open: [] }),
  drawings: new Map(Array.from(drawings, ([id, svg]) => [`${id}.svg`, svg])),
})

/** Parses themes and drawings once for each version of the content. */
export function createScienceRepository(source: ContentSource): ScienceRepository {
  async function bank(): Promise<ScienceBank> {
    const [themes, drawings] = await Promise.all([
      readAll(source, 'science', parseTheme),
      readAll(source, 'drawings', parseDrawing),
    ])
    return bankOf(themes, drawings)
  }
  return { bank: oncePerVersion(source.documents, bank) }
}
