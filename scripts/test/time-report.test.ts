import { describe, expect, it } from 'vitest'
import { journeysOf, unitTestsOf } from './measured.ts'
import { timeReport } from './time-report.ts'

const file = 'quiz/play.spec.ts'
const playwright = {
  suites: [
    {
      title: file,
      specs: [{ title: 'opens', file, tests: [{ status: 'expected', results: [{ duration: 900 }], annotations: [] }] }],
      suites: [
        {
          title: 'editing',
          specs: [
            {
              title: 'by mouse',
              file,
              tests: [
                {
                  status: 'unexpected',
                  results: [
                    { duration: 4000 },
                    { duration: 1500, error: { message: 'Error: \u001b[31mno button\u001b[39m\n  at 3' } },
                  ],
                  annotations: [
                    { type: 'axe', description: '300' },
                    { type: 'axe', description: '200' },
                  ],
                },
              ],
            },
            { title: 'left out', file, tests: [{ status: 'skipped', results: [], annotations: [] }] },
          ],
        },
      ],
    },
  ],
}
const vitest = {
  testResults: [
    {
      name: '/here/src/a.test.ts',
      assertionResults: [{ fullName: 'adds', duration: 20, failureMessages: ['1 is not 2'] }],
    },
  ],
}

describe('where the time of a test run went', () => {
  it('adds up the attempts of a journey and leaves out what did not run', () => {
    expect(journeysOf(playwright)).toEqual([
      { file, title: 'opens', ms: 900, attempts: 1, error: '', axe: [] },
      { file, title: 'editing, by mouse', ms: 5500, attempts: 2, error: 'Error: no button\n  at 3', axe: [300, 200] },
    ])
  })

  it('lists the slowest first, sums by file, and names axe, second attempts and, last, what failed', () => {
    const lines = timeReport([...journeysOf(playwright), ...unitTestsOf(vitest, '/here')]).split('\n')
    expect(lines.slice(1, 4)).toEqual([
      '    5.5 s  quiz/play.spec.ts: editing, by mouse',
      '    0.9 s  quiz/play.spec.ts: opens',
      '    0.0 s  src/a.test.ts: adds',
    ])
    expect(lines).toContain('    6.4 s  quiz/play.spec.ts')
    expect(lines).toContain('axe: 2 runs, 0.5 s')
    const title = '  quiz/play.spec.ts: editing, by mouse'
    expect(lines.slice(-8)).toEqual([
      ...['Second attempts: 1', title],
      ...['Failed tests: 2', title, '    Error: no button', '      at 3', '  src/a.test.ts: adds', '    1 is not 2'],
    ])
  })
})
