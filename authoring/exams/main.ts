/**
 * `npm run exams -- draw`: draws the whole papers of Mathematics and Science that have no plan yet, up to six of each; a plan
 * that is there is never changed. `npm run exams -- prelim 2024 OtterBay`: the same for the papers of a school, in the format
 * until 2025; with `maths` or `science` behind it only for that subject. `npm run exams -- shared`: prints how much any two
 * papers share. The exit status is 1 where papers share too much or the stock is too small.
 */
import { join } from 'node:path'
import { MATHS_PRELIMS, readBanks, SCIENCE_PRELIMS } from '#authoring/papers/banks.ts'
import { drawExamBlueprint, examBlueprint } from '#maths/exam/exam-paper.ts'
import { drawPrelimBlueprint } from '#maths/exam/prelim-paper.ts'
import { sharedFamilies } from '#maths/exam/sections.ts'
import { drawSciencePlan, sciencePaperPlan } from '#science/exam/exam-paper.ts'
import { drawPrelimPlan } from '#science/exam/prelim-paper.ts'
import { sharedQuestions } from '#science/exam/questions.ts'
import { parseConfig } from '#server/config/config.ts'
import { MATHS_PLANS, readPlans, SCIENCE_PLANS, writePlan } from './exam-files.ts'

const PAPERS = 6
const MAX_SHARED_FAMILIES = 15
/** Of the papers of schools; whole papers share none. */
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
    writePlan(folder, number, plan)
    all.push(plan)
    console.log(`${folder}/${number}.json`)
  }
  return true
}

/** Draws a school's papers that have no plan yet. */
function drawPrelims(year: number, school: string, subject: string): boolean {
  const { maths, science, themes } = readBanks(contentDir)
  const isThere = (plans: readonly Readonly<{ year: number; school: string }>[]): boolean =>
    plans.some((plan) => plan.year === year && plan.school === school)
  const wanted = (name: string): boolean => subject === '' || subject === name
  const drawn = [
    wanted('maths') && !isThere(maths) ? ([MATHS_PRELIMS, drawPrelimBlueprint(year, school, maths)] as const) : null,
    wanted('science') && !isThere(science)
      ? ([SCIENCE_PRELIMS, drawPrelimPlan(year, school, themes, science)] as const)
      : null,
  ].filter((one) => one !== null)
  for (const [folder, plan] of drawn) {
    if (plan === null) console.error(`${folder}: the stock is too small for ${year} ${school}`)
    else writePlan(join(contentDir, folder), `${year}-${school}`, plan)
  }
  return drawn.every(([, plan]) => plan !== null)
}

type Named = Readonly<{ number: number } | { year: number; school: string }>

const nameOf = (plan: Named): string => ('number' in plan ? `paper ${plan.number}` : `${plan.year} ${plan.school}`)

function printShared<T extends Named>(
  name: string,
  plans: readonly T[],
  count: (a: T, b: T) => number,
  most: number,
): boolean {
  const pairs = plans.flatMap((a, i) =>
    plans.slice(i + 1).map((b) => ({ papers: `${nameOf(a)}, ${nameOf(b)}`, shared: count(a, b) })),
  )
  const counts = pairs.map(({ shared }) => shared)
  const mean = counts.reduce((sum, shared) => sum + shared, 0) / Math.max(1, counts.length)
  console.log(`${name}: any two of ${plans.length} papers share at most ${most}`)
  console.log(`  pairs ${counts.length}, mean ${mean.toFixed(1)}, most ${Math.max(0, ...counts)}`)
  const above = pairs.filter(({ shared }) => shared > most)
  if (above.length > 0) console.table(above)
  return above.length === 0
}

function main([command = '', year = '', school = '', subject = '']: readonly string[]): boolean {
  if (command === 'prelim' && /^20\d\d$/.test(year) && school !== '') return drawPrelims(Number(year), school, subject)
  const maths = readPlans(mathsFolder, examBlueprint)
  const science = readPlans(scienceFolder, sciencePaperPlan)
  if (command === 'shared') {
    const prelims = readBanks(contentDir)
    return [
      printShared('Mathematics, families', maths, sharedFamilies, MAX_SHARED_FAMILIES),
      printShared('Science, questions', science, sharedQuestions, 0),
      printShared('Mathematics of schools, families', prelims.maths, sharedFamilies, MAX_SHARED_FAMILIES),
      printShared('Science of schools, questions', prelims.science, sharedQuestions, MAX_SHARED_QUESTIONS),
    ].every((good) => good)
  }
  if (command === 'draw') {
    const { themes } = readBanks(contentDir)
    return [
      drawMissing(mathsFolder, maths, drawExamBlueprint),
      drawMissing(scienceFolder, science, (number, before) => drawSciencePlan(number, themes, before)),
    ].every((good) => good)
  }
  console.error('npm run exams -- draw | prelim <year> <School> [maths|science] | shared')
  return false
}

process.exitCode = main(process.argv.slice(2)) ? 0 : 1
