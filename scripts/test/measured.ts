/** The reports of Playwright and Vitest, as one list of measured tests. */
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

export type Measured = Readonly<{
  file: string
  title: string
  /** Milliseconds over all attempts. */
  ms: number
  attempts: number
  /** What the test failed with, without colours; empty if it passed. */
  error: string
  /** Milliseconds of each axe run. */
  axe: readonly number[]
}>

const journey = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ duration: z.number(), error: z.object({ message: z.string() }).optional() })),
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
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Without the codes for colours that the runners write. */
const plain = (message: string): string => stripVTControlCharacters(message)

/** The tests that ran, of a report of Playwright's JSON reporter; an error of zod if it is not one. */
export function journeysOf(report: unknown): readonly Measured[] {
  const testsOf = (inside: z.infer<typeof suite>, titles: readonly string[]): Measured[] => [
    ...inside.specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ results }) => results.length > 0)
        .map(({ status, results, annotations }) => ({
          file,
          title: [...titles, title].join(', '),
          ms: total(results.map(({ duration }) => duration)),
          attempts: results.length,
          error: status === 'unexpected' ? plain(results.at(-1)?.error?.message ?? 'no message') : '',
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
    assertionResults.map(({ fullName, duration, failureMessages }) => ({
      file: name.replace(`${root}/`, ''),
      title: fullName,
      ms: duration ?? 0,
      attempts: 1,
      error: plain(failureMessages?.[0] ?? ''),
      axe: [],
    })),
  )
}
