/** Holds families against a second computation, which starts from the printed numbers and knows no maker. */
import { describe, expect, test } from 'vitest'
import { makeProblem } from '#maths/families.ts'
import { distractors, type Family, type Problem } from '#maths/problem/problem.ts'
import { gcd } from '#maths/problem/quantity.ts'

/** The answers of the parts, computed anew, or whether these answers satisfy what the problem says. */
export type Check = (g: Record<string, number>, answers: readonly number[], problem: Problem) => boolean

/** Every whole number from `least` to `most` that fits: how a puzzle is solved by trying. */
export function all(least: number, most: number, fits: (n: number) => boolean): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i).filter(fits)
}

/** Equal but for rounding: less than a millionth apart. False if there is no first number. */
export const near = (a: number | undefined, b: number): boolean => a !== undefined && Math.abs(a - b) < 1e-6

/** Exactly one number fits, and it is the answer. */
export const only = (found: readonly number[], answer: number | undefined): boolean =>
  found.length === 1 && near(answer, found[0] ?? Number.NaN)

const ROUNDS = 60

const printed = ({ stem, parts, picture }: Problem): string =>
  [stem, ...parts.map(({ ask }) => ask), picture?.alt ?? ''].join(' ').replaceAll('\u00a0', '')

/** '1 units', '26 ÷ 1 = 26', '5 : 6 = 5 : 6', '{1/3} = {1/3}', '1 unit = 5; 1 unit = 5' */
const SAYS_NOTHING = /\b1 units\b|÷ 1 =|(?<!\d)(\d+ : \d+) = \1(?!\d)|(\{\d+\/\d+\}) = \2|\b1 unit = .*1 unit = /

/** An answer of so many of these has its unit, which the paper prints beside the line for the answer. */
const UNIT_ASKED = /'s mass\?|how many (?:years|kilometres|litres|minutes)|average speed for/i

function expectSound(problem: Problem, choice: boolean): void {
  for (const { answer, marks, steps } of problem.parts) {
    expect(Number.isFinite(answer.value)).toBe(true)
    expect(answer.value).toBeGreaterThan(0)
    expect(steps.reduce((sum, { mark }) => sum + mark, 0)).toBe(marks)
    for (const { text } of [...steps, { text: answer.text }]) {
      expect(text).not.toMatch(/NaN|undefined|\d\.\d{5}/)
      expect(text, 'says something').not.toMatch(SAYS_NOTHING)
      expect(text).not.toMatch(/12\.00\sp\.m\./)
    }
  }
  const text = printed(problem)
  expect(text).not.toMatch(/NaN|undefined|\b1 units\b|\$\d+\.\d\b(?!\d)/)
  expect(text, 'a time and the end of its sentence').not.toMatch(/noon [A-Z]|[ap]\.m\.\./)
  for (const [ratio] of `${text} ${problem.parts.map(({ answer }) => answer.text).join()}`
    .replace(/For every (\d+) (\D+)(\d+)/, '$1 : $3')
    .matchAll(/\d+(?: : \d+)+/g))
    expect(ratio.split(' : ').map(Number).reduce(gcd), `${ratio} is in lowest terms`).toBe(1)
  for (const { ask, answer } of problem.parts)
    if (UNIT_ASKED.test(ask)) expect(answer.text, ask).toMatch(/\u00a0(?:kg|km\/h|km|litres|min|years)$/)
  if (choice)
    expect(new Set([problem.parts[0]?.answer.text, ...(distractors(problem) ?? []).map((d) => d.text)]).size).toBe(4)
}

/** `checks` has one entry a maker, 'M12:3' being the maker of family M12 with three marks. */
export function holdFamilies(name: string, families: readonly Family[], checks: Readonly<Record<string, Check>>): void {
  describe(name, () => {
    test('has a second computation for every maker', () => {
      const makers = families.flatMap(({ id, makers: own }) => own.map(({ marks }) => `${id}:${marks}`))
      expect(Object.keys(checks).sort()).toEqual([...makers].sort())
    })
    for (const { id, makers } of families)
      for (const maker of makers)
        test(`${id} with ${maker.marks} marks`, () => {
          for (let round = 0; round < ROUNDS; round += 1) {
            const problem = makeProblem(maker, `check-${round}`, maker.choice, 2020 + (round % 7))
            expectSound(problem, maker.choice)
            expect(problem.parts.reduce((sum, { marks }) => sum + marks, 0)).toBe(maker.marks)
            const text = printed(problem)
            for (const [given, value] of Object.entries(problem.givens)) {
              if (given === 'start' || given === 'end') continue
              const digits = String(Math.round(value * 1000) / 1000).replace('.', '\\.')
              expect(text, `${given} is printed`).toMatch(new RegExp(`(?<![\\d.])${digits}(?:0)?(?!\\d)`))
            }
            const answers = problem.parts.map(({ answer }) => answer.value)
            const right = checks[`${id}:${maker.marks}`]?.({ ...problem.givens }, answers, problem)
            expect(right, `${text} => ${answers.join(', ')}`).toBe(true)
          }
        })
  })
}
