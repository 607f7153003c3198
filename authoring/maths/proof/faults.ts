/** What is wrong with the problem that a maker draws from a seed. Pure: the tests and `npm run maths` ask the same. */
import { checks } from '#authoring/maths/checks/checks.ts'
import type { Family, Maker, Problem } from '#families/family.ts'
import { distractors } from '#families/kit/problem.ts'
import { gcd } from '#families/kit/quantity.ts'
import { makeProblem } from '#families/make-problem.ts'

const printed = ({ stem, parts, picture }: Problem): string =>
  [stem, ...parts.map(({ ask }) => ask), picture?.alt ?? ''].join(' ').replaceAll('\u00a0', '')

/** '1 units', '26 ÷ 1 = 26', '5 : 6 = 5 : 6', '{1/3} = {1/3}', '1 unit = 5; 1 unit = 5' */
const SAYS_NOTHING = /\b1 units\b|÷ 1 =|(?<!\d)(\d+ : \d+) = \1(?!\d)|(\{\d+\/\d+\}) = \2|\b1 unit = .*1 unit = /

/** An answer of so many of these has its unit, which the paper prints beside the line for the answer. */
const UNIT_ASKED = /'s mass\?|how many (?:years|kilometres|litres|minutes)|average speed for/i
const HAS_UNIT = /\u00a0(?:kg|km\/h|km|litres|min|years)$/

function faultsOfParts({ parts }: Problem): string[] {
  return parts.flatMap(({ ask, answer, marks, steps }) => [
    ...(Number.isFinite(answer.value) && answer.value > 0 ? [] : [`the answer is ${answer.value}`]),
    ...(steps.reduce((sum, { mark }) => sum + mark, 0) === marks ? [] : ['the steps have other marks than the part']),
    ...[...steps, { text: answer.text }].flatMap(({ text }) => [
      ...(/NaN|undefined|\d\.\d{5}/.test(text) ? [`broken: ${text}`] : []),
      ...(SAYS_NOTHING.test(text) ? [`says nothing: ${text}`] : []),
      ...(/12\.00\sp\.m\./.test(text) ? ['noon is 12.00 p.m.'] : []),
      ...(/\du\b/.test(text) ? [`units are a letter: ${text}`] : []),
    ]),
    ...(UNIT_ASKED.test(ask) && !HAS_UNIT.test(answer.text) ? [`no unit: ${answer.text}`] : []),
  ])
}

function faultsOfText(problem: Problem): string[] {
  const text = printed(problem)
  const ratios = `${text} ${problem.parts.map(({ answer }) => answer.text).join()}`
    .replace(/For every (\d+) (\D+)(\d+)/, '$1 : $3')
    .matchAll(/\d+(?: : \d+)+/g)
  return [
    ...(/NaN|undefined|\b1 units\b|\$\d+\.\d\b(?!\d)/.test(text) ? [`broken: ${text}`] : []),
    ...(/noon [A-Z]|[ap]\.m\.\./.test(text) ? ['a time and the end of its sentence'] : []),
    ...[...ratios].flatMap(([ratio]) =>
      ratio.split(' : ').map(Number).reduce(gcd) === 1 ? [] : [`${ratio} is not in lowest terms`],
    ),
  ]
}

function faultsOfGivens(problem: Problem): string[] {
  const text = printed(problem)
  return Object.entries(problem.givens).flatMap(([given, value]) => {
    if (given === 'start' || given === 'end') return []
    const digits = String(Math.round(value * 1000) / 1000).replace('.', '\\.')
    return new RegExp(`(?<![\\d.])${digits}(?:0)?(?!\\d)`).test(text) ? [] : [`${given} (${value}) is not printed`]
  })
}

/** One sentence each, none for a problem that is right. `seed` as in makeProblem. */
export function faultsOf(family: Family, maker: Maker, seed: string, year: number): string[] {
  const problem = makeProblem(maker, seed, maker.choice, year)
  const check = checks[`${family.id}:${maker.marks}`]
  const answers = problem.parts.map(({ answer }) => answer.value)
  const right = check?.({ ...problem.givens }, answers, problem) ?? false
  const options = new Set([problem.parts[0]?.answer.text, ...(distractors(problem) ?? []).map(({ text }) => text)])
  return [
    ...(right ? [] : [`the second computation differs: ${printed(problem)} => ${answers.join(', ')}`]),
    ...faultsOfParts(problem),
    ...faultsOfText(problem),
    ...faultsOfGivens(problem),
    ...(problem.parts.reduce((sum, { marks }) => sum + marks, 0) === maker.marks ? [] : ['the marks do not add up']),
    ...(maker.choice && options.size !== 4 ? ['two options are the same'] : []),
  ]
}
