/**
 * `npm run exams -- draw`: draws the whole papers of Mathematics and Science that have no plan yet, up to six of each; a plan
 * that is there is never changed. `npm run exams -- shared`: prints how much any two papers share. The exit status is 1
 * where papers share too much or the stock is too small.
 */
import { join } from 'node:path'
import { drawExamBlueprint, examBlueprint, sharedFamilies } from '#maths/exam-paper.ts'
import { drawSciencePlan, type SciencePaperPlan, sciencePaperPlan } from '#science/exam-paper.ts'
import { parseConfig } from '#server/config/config.ts'
import { MATHS_PLANS, readBank, readPlans, SCIENCE_PLANS, writePlan } from './exam-files.ts'

const PAPERS = 6
const MAX_SHARED_FAMILIES = 15
const MAX_SHARED_QUESTIONS = 4

const { contentDir } = parseConfig(process.env)
const [mathsFolder, scienceFolder] = [join(contentDir, MATHS_PLANS), join(contentDir, SCIENCE_PLANS)]

/** Plans for the numbers that have none, each drawn with regard to those before it. */
function drawMissing<T extends Readonly<{ number: number }>>(
  folder: string,
  plans: readonly T[],
  draw: (number: number, before: readonly T[]) => T | null,
): boolean {
  const all = [...plans]
  for (let number = 1; number <= PAPERS; number += 1) {
    if (all.some((plan) => plan.number === number)) continue
    const plan = draw(number, all)
    if (plan === null) {
      console.error(`${folder}: the stock is too small for paper ${number}`)
      return false
    }
    writePlan(folder, plan)
    all.push(plan)
    console.log(`${folder}/${number}.json`)
  }
  return true
}

function sharedQuestions(a: SciencePaperPlan, b: SciencePaperPlan): number {
  const of = ({ choice, open }: SciencePaperPlan) => [...choice.map(({ id }) => id), ...open]
  const own = new Set(of(a))
  return of(b).filter((id) => own.has(id)).length
}

function printShared<T extends Readonly<{ number: number }>>(
  name: string,
  plans: readonly T[],
  count: (a: T, b: T) => number,
  most: number,
): boolean {
  const pairs = plans.flatMap((a, i) =>
    plans.slice(i + 1).map((b) => ({ papers: `${a.number}, ${b.number}`, shared: count(a, b) })),
  )
  console.log(`${name}: any two papers share at most ${most}`)
  console.table(pairs.map((pair) => ({ ...pair, ok: pair.shared <= most ? 'yes' : 'NO' })))
  return pairs.every(({ shared }) => shared <= most)
}

function main(command: string): boolean {
  const maths = readPlans(mathsFolder, examBlueprint)
  const science = readPlans(scienceFolder, sciencePaperPlan)
  if (command === 'shared')
    return [
      printShared('Mathematics, families', maths, sharedFamilies, MAX_SHARED_FAMILIES),
      printShared('Science, questions', science, sharedQuestions, MAX_SHARED_QUESTIONS),
    ].every((good) => good)
  if (command === 'draw') {
    const bank = readBank(contentDir)
    return [
      drawMissing(mathsFolder, maths, drawExamBlueprint),
      drawMissing(scienceFolder, science, (number, before) => drawSciencePlan(number, bank, before)),
    ].every((good) => good)
  }
  console.error('npm run exams -- draw | shared')
  return false
}

process.exitCode = main(process.argv[2] ?? '') ? 0 : 1
