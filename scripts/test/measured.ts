/** The reports of Playwright and Vitest, as one list of measured tests. */
import { z } from 'zod'

export type Measured = Readonly<{
  file: string
  title: string
  /** Milliseconds over all attempts. */
  ms: number
  attempts: number
  /** Milliseconds of each axe run. */
  axe: readonly number[]
}>

const journey = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ duration: z.number() })),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
    }),
  ),
})
const suite = z.object({
  title: z.string(),
  specs: z.array(journey),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({ suites: z.array(suite) })
const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The tests that ran, of a report of Playwright's JSON reporter; an error of zod if it is not one. */
export function journeysOf(report: unknown): readonly Measured[] {
  const testsOf = (inside: z.infer<typeof suite>, titles: readonly string[]): Measured[] => [
    ...inside.specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ results }) => results.length > 0)
        .map(({ results, annotations }) => ({
          file,
          title: [...titles, title].join(', '),
          ms: total(results.map(({ duration }) => duration)),
          attempts: results.length,
          axe: annotations.filter(({ type }) => type === 'axe').map(({ description }) => Number(description)),
        })),
    ),
    ...(inside.suites ?? []).flatMap((inner) => testsOf(inner, [...titles, inner.title])),
  ]
  return playwrightReport.parse(report).suites.flatMap((file) => testsOf(file, []))
}

/** The tests of a report of Vitest's JSON reporter; their files are named from the folder `root` on. */
export function unitTestsOf(report: unknown, root: string): readonly Measured[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: name.replace(`${root}/`, ''),
      title: fullName,
      ms: duration ?? 0,
      attempts: 1,
      axe: [],
    })),
  )
}
