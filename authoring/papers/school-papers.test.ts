/** The Mathematics and Science papers of the schools in the content folder. */

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { yearsOf } from '#families/skills.ts'
import { makePrelimPaper } from '#maths/exam/prelim-paper.ts'
import { sharedFamilies } from '#maths/exam/sections.ts'
import { quizOf } from '#quiz/exercise/exercise.ts'
import type { Question } from '#quiz/worksheet/worksheet.ts'
import { isWorksheet } from '#quiz/worksheet/worksheet.ts'
import type { ScienceChoice, ScienceOpen } from '#science/bank.ts'
import { makePrelimScience } from '#science/exam/prelim-paper.ts'
import { sharedQuestions } from '#science/exam/questions.ts'
import { allPrintouts } from './all-printouts.ts'
import { MATHS_PRELIMS, readBanks, SCIENCE_PRELIMS } from './banks.ts'
import { mathsPrintouts } from './maths.ts'
import { sciencePrintouts } from './science.ts'

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))
const { maths, science, themes, figures, issues } = readBanks(CONTENT)

const of2024 = (plans: readonly Readonly<{ year: number }>[]) => plans.filter(({ year }) => year === 2024)
const marksOf = (questions: readonly Question[]): number =>
  questions.flatMap(({ parts }) => parts).reduce((sum, { marks }) => sum + marks, 0)
const pairsOf = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const))

test('the shelf of 2024 has fourteen papers of Mathematics and twelve of Science; no file has a fault', () => {
  expect(issues).toEqual([])
  expect([of2024(maths).length, of2024(science).length]).toEqual([14, 12])
})

const printed = [
  ...maths.flatMap(mathsPrintouts),
  ...science.flatMap((plan) => sciencePrintouts(plan, themes, figures)),
]

test.each(printed)('$fileName has the marks of its format, covers and stars', ({ worksheet }) => {
  const { exercise, booklets, subject } = worksheet
  const marks = exercise.sections.map((section) => section.marks)
  expect(marks).toEqual(subject === 'Mathematics' ? [20, 25, 55] : [56, 44])
  const covers = booklets.flatMap(({ cover }) => cover ?? [])
  expect(covers).toHaveLength(marks.length)
  const questions = exercise.sections.flatMap(({ asked }) => (isWorksheet(asked.quiz) ? asked.quiz.questions : []))
  expect(marks.reduce((sum, one) => sum + one, 0)).toBe(marksOf(questions))
  const some = questions.filter(({ since, until }) => since !== 0 || until !== null)
  expect(questions.filter(({ number }) => number.startsWith('*'))).toEqual(some)
  for (const { parts, since, until } of some)
    expect(parts.map(({ reason }) => reason).join()).toContain(
      until === null ? `Asked in the exam since ${since}.` : `Asked in the exam until ${until}.`,
    )
  for (const { instructions } of covers) {
    expect(instructions).toContain('Do not turn over this page until you are told to do so.')
    expect(instructions.at(-1)).toMatch(/format of the exam until 2025/)
    expect(instructions.some((line) => line.startsWith('A star'))).toBe(some.length > 0)
  }
})

test.each(printed)('$fileName says of every question what it asks and at which level', ({ worksheet }) => {
  for (const { skill, level } of quizOf(worksheet.exercise).items) {
    expect(level).toBeGreaterThan(0)
    expect(worksheet.skillNames[skill]?.topic).toMatch(/^[A-Z]/)
    expect(worksheet.skillNames[skill]?.name).not.toBe('')
  }
})

describe('Mathematics', () => {
  const papers = maths.map(makePrelimPaper)

  test('any two papers share at most 15 of 47 families', () => {
    for (const [a, b] of pairsOf(maths))
      expect(sharedFamilies(a, b), `${a.school} and ${b.school}`).toBeLessThanOrEqual(15)
  })

  test('every paper asks something that only the exam until 2025 has, and so a star is seen', () => {
    for (const { choice, short, paper2 } of papers)
      expect([...choice, ...short, ...paper2].some(({ family }) => yearsOf(family.skill).until !== null)).toBe(true)
  })

  test('equations are new in 2026: in a paper of before each has a star', () => {
    const equations = printed.flatMap(({ part, worksheet }) =>
      (part === 'key' ? [] : worksheet.exercise.sections)
        .flatMap(({ asked }) => (isWorksheet(asked.quiz) ? asked.quiz.questions : []))
        .filter(({ stem }) => /in the equation|^Solve /.test(stem.join(' '))),
    )
    expect(equations.length).toBeGreaterThan(5)
    for (const { number } of equations) expect(number).toMatch(/^\*/)
  })

  test('no paper asks what another asks, with the same numbers', () => {
    const texts = papers
      .flatMap(({ choice, short, paper2 }) => [...choice, ...short, ...paper2])
      .map(({ problem: { stem, parts, picture }, options }) =>
        [stem, ...parts.map(({ ask }) => ask), picture?.alt, ...(options?.options ?? []).map(({ text }) => text)].join(
          ' ',
        ),
      )
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
  })

  test('keys are spread over the places', () => {
    for (const { choice } of papers) {
      const keys = choice.map(({ options }) => options?.key)
      expect(keys.some((key, i) => key === keys[i - 1] && key === keys[i - 2])).toBe(false)
      for (const place of [0, 1, 2, 3]) expect(keys.filter((key) => key === place).length).toBeGreaterThan(1)
    }
  })
})

const COMMON = new Set(
  'which what from with that this were than more most have does made into same after each other their they only'.split(
    ' ',
  ),
)

/** The words of four letters and more that a question says and that its answer is made of. */
function contentWords(item: ScienceChoice | ScienceOpen): ReadonlySet<string> {
  const texts =
    'parts' in item
      ? item.parts.flatMap((part) => [part.text, ...('points' in part ? part.points : [])])
      : [item.options[item.key] ?? '', item.optionTable?.rows[item.key]?.join(' ') ?? '', item.explanation]
  const words =
    [...item.stem, ...item.table.flat(), ...texts]
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? []
  return new Set(words.filter((word) => !COMMON.has(word)))
}

/** How much of the shorter one's words both have, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word)).length / Math.min(a.size, b.size)
}

describe('Science', () => {
  const papers = science.map((plan) => ({ plan, exam: makePrelimScience(themes, plan) }))

  test('any two papers share at most four questions', () => {
    for (const [a, b] of pairsOf(science))
      expect(sharedQuestions(a, b), `${a.school} and ${b.school}`).toBeLessThanOrEqual(4)
  })

  test.each(papers)(
    '$plan.year $plan.school asks no idea twice, nor a set-up, and at most two of a topic',
    ({ exam }) => {
      const both = [...exam.choice, ...exam.open]
      const ideas = both.flatMap(({ id, ideas: own }) => [id.slice(0, -1), ...own])
      const setups = both.map(({ setup }) => setup).filter((setup) => setup !== '')
      for (const { topic } of both) expect(both.filter((item) => item.topic === topic).length).toBeLessThan(3)
      expect(new Set(ideas).size).toBe(ideas.length)
      expect(new Set(setups).size).toBe(setups.length)
    },
  )

  test.each(papers)('$plan.year $plan.school has no question and its twin, whatever they are called', ({ exam }) => {
    const words = [...exam.choice, ...exam.open].map((item) => ({ id: item.id, words: contentWords(item) }))
    const twins = pairsOf(words).filter(([a, b]) => likeness(a.words, b.words) >= 0.5)
    expect(twins.map(([a, b]) => `${a.id} and ${b.id}`)).toEqual([])
  })

  test.each(papers)('$plan.year $plan.school spreads its keys', ({ exam }) => {
    const keys = exam.choice.map(({ key }) => key)
    expect(keys.some((key, i) => key === keys[i - 1] && key === keys[i - 2])).toBe(false)
    for (const place of [0, 1, 2, 3]) expect(keys.filter((key) => key === place).length).toBeGreaterThan(4)
  })

  test('the option of the bank is the key, in whatever order', () => {
    const bank = new Map(themes.flatMap(({ choice }) => choice).map((item) => [item.id, item]))
    const text = ({ options, optionTable, key }: ScienceChoice) =>
      optionTable === null ? options[key] : optionTable.rows[key]?.join('|')
    for (const item of papers.flatMap(({ exam }) => exam.choice)) {
      const stored = bank.get(item.id)
      expect(text(item)).toBe(stored === undefined ? '' : text(stored))
    }
  })

  test('open questions have answers for no mark, some and all', () => {
    for (const { id, parts } of papers.flatMap(({ exam }) => exam.open))
      for (const { points, samples } of parts.flatMap((part) => ('points' in part ? [part] : []))) {
        expect(
          samples.map(({ marks }) => marks),
          id,
        ).toContain(0)
        expect(
          samples.map(({ marks }) => marks),
          id,
        ).toContain(points.length)
      }
  })
})

describe('a plan that does not hold', () => {
  const broken = (folder: string, change: (text: string) => string) => {
    const dir = mkdtempSync(join(tmpdir(), 'readysix-plans-'))
    try {
      for (const part of ['science', 'drawings']) cpSync(join(CONTENT, part), join(dir, part), { recursive: true })
      mkdirSync(join(dir, folder), { recursive: true })
      const text = readFileSync(join(CONTENT, folder, '2024-Kingfisher.json'), 'utf8')
      writeFileSync(join(dir, folder, '2024-Kingfisher.json'), change(text))
      const banks = readBanks(dir)
      return { reasons: banks.issues.map(({ reason }) => reason), make: () => allPrintouts(dir) }
    } finally {
      rmSync(dir, { recursive: true })
    }
  }

  test('of Mathematics is refused with its reasons', () => {
    const { reasons } = broken(MATHS_PRELIMS, (text) =>
      text.replace('"choice": [', '"choice": [ { "family": "M999", "marks": 1, "seed": 1 },'),
    )
    expect(reasons).toContain('choice must have problems of 1,1,1,1,1,1,1,1,1,1,2,2,2,2,2 marks')
    expect(reasons).toContain('M999 has no problem of 1 marks')
  })

  test('of Science is refused where its order is none', () => {
    const { reasons } = broken(SCIENCE_PRELIMS, (text) => text.replace(/"order": \[ \d/, '"order": [ 7'))
    expect(reasons).toHaveLength(1)
  })
})
