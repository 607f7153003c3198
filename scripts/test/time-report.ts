/** Where the time of `npm test` went and what failed, as text. */
import type { Measured } from './measured.ts'

const SLOWEST_TESTS = 25
const SLOWEST_FILES = 20

/** Of each error, so that the end of a log shows every failure. */
const LINES_OF_ERROR = 12

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`.padStart(9)
}

/** The slowest tests and files, the time of axe, the journeys that needed a second attempt, and the tests that failed. */
export function timeReport(tests: readonly Measured[]): string {
  const byFile = new Map<string, number>()
  for (const { file, ms } of tests) byFile.set(file, (byFile.get(file) ?? 0) + ms)
  const axe = tests.flatMap((test) => test.axe)
  const failed = tests.filter(({ error }) => error !== '')
  const again = tests.filter(({ attempts }) => attempts > 1)
  return [
    `The ${SLOWEST_TESTS} slowest tests:`,
    ...tests
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, SLOWEST_TESTS)
      .map(({ file, title, ms }) => `${seconds(ms)}  ${file}: ${title}`),
    `The ${SLOWEST_FILES} slowest files, as sums over their tests:`,
    ...[...byFile]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, SLOWEST_FILES)
      .map(([file, ms]) => `${seconds(ms)}  ${file}`),
    `axe: ${axe.length} runs, ${seconds(total(axe)).trim()}`,
    `Second attempts: ${again.length}`,
    ...again.map(({ file, title }) => `  ${file}: ${title}`),
    `Failed tests: ${failed.length}`,
    ...failed.flatMap(({ file, title, error }) => [
      `  ${file}: ${title}`,
      ...error.split('\n', LINES_OF_ERROR).map((line) => `    ${line}`),
    ]),
  ].join('\n')
}
