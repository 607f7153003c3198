/** Makes the questions of one Mathematics paper from its blueprint: numbers as printed, options in order, keys. Pure. */
import type { Blueprint } from './blueprint.ts'
import { families, findMaker, makeProblem } from './families.ts'
import { distractors, type Problem } from './problem/problem.ts'
import type { Quantity } from './problem/quantity.ts'

/** `key` counts the options from 0; -1 where there are none. `until`: see Family. */
export type Question = Readonly<{
  number: number
  marks: number
  problem: Problem
  options: readonly Quantity[]
  key: number
  until: number
}>

/** Questions are numbered from 1 in each of the two papers: `choice` and `short` run on, `paper2` starts anew. */
export type MathsPaper = Readonly<{
  year: number
  school: string
  choice: readonly Question[]
  short: readonly Question[]
  paper2: readonly Question[]
}>

type Drawn = Blueprint['choice'][number]

function question({ family, marks, seed }: Drawn, number: number, choice: boolean, year: number): Question {
  const maker = findMaker(family, marks)
  if (maker === undefined) throw new Error(`${family} has no problem of ${marks} marks`)
  const problem = makeProblem(maker, `${family}-${marks}-${seed}`, choice, year)
  const until = families.find(({ id }) => id === family)?.until ?? 0
  const answer = problem.parts[0]?.answer
  const wrong = choice ? distractors(problem) : null
  if (answer === undefined || wrong === null) return { number, marks, problem, options: [], key: -1, until }
  // In order of size, as the exam prints them; so the place of the key depends on the slips.
  const options = [answer, ...wrong].sort((a, b) => a.value - b.value)
  return { number, marks, problem, options, key: options.indexOf(answer), until }
}

/** Throws if a family has no problem of the marks (a parsed blueprint has none such) or no parameters suit a seed. */
export function makePaper({ year, school, choice, short, paper2 }: Blueprint): MathsPaper {
  return {
    year,
    school,
    choice: choice.map((drawn, i) => question(drawn, i + 1, true, year)),
    short: short.map((drawn, i) => question(drawn, choice.length + i + 1, false, year)),
    paper2: paper2.map((drawn, i) => question(drawn, i + 1, false, year)),
  }
}
