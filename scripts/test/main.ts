/** `node scripts/test/main.ts FOLDER`: prints where the time went, from the reports that the runners wrote into this folder. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { journeysOf, unitTestsOf } from './measured.ts'
import { timeReport } from './time-report.ts'

const [folder = ''] = process.argv.slice(2)
const tests = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const report: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return name === 'vitest.json' ? unitTestsOf(report, process.cwd()) : journeysOf(report)
  })
console.log(timeReport(tests))
