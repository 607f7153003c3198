import { expect, test } from 'vitest'
import { readBanks } from '#authoring/papers/banks.ts'
import { written } from '#families/families.ts'
import { examBlueprint, makeExamPaper } from '#maths/exam/exam-paper.ts'
import { everyDrawn, type Sections, sharedFamilies } from '#maths/exam/sections.ts'
import { quizOf } from '#quiz/exercise/exercise.ts'
import { marksOf as marksOfAll } from '#quiz/worksheet/worksheet.ts'
import { makeScienceExam, sciencePaperPlan } from '#science/exam/exam-paper.ts'
import { marksOf as marksOfOpen } from '#science/exam/item-rules.ts'
import { idsOf } from '#science/exam/questions.ts'
import { mathsPaper, type QuestionsPaper, sciencePaper } from '#worksheets/papers.ts'
import { MATHS_PLANS, readPlans, SCIENCE_PLANS } from './exam-files.ts'

const CONTENT = 'content'
const HEADING = { title: 'Paper', format: '' }
const maths = readPlans(`${CONTENT}/${MATHS_PLANS}`, examBlueprint)
const science = readPlans(`${CONTENT}/${SCIENCE_PLANS}`, sciencePaperPlan)
const { themes: bank, science: schools, maths: mathsOfSchools } = readBanks(CONTENT)
const marksOf = (paper: QuestionsPaper): number[] => paper.sections.map(({ asked }) => marksOfAll(asked.quiz.questions))

test('there are six papers of each subject', () => {
  expect(maths.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  expect(science.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
})

test.each(maths)('Mathematics $number has the marks of the exam, and ids of its own', (plan) => {
  const paper = mathsPaper(HEADING, makeExamPaper(plan))
  const { items } = quizOf(paper)
  expect(marksOf(paper)).toEqual([26, 24, 50])
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  const first = paper.sections[0]?.asked.quiz.questions ?? []
  expect(first.every(({ parts }) => parts[0]?.answer.kind === 'choice')).toBe(true)
})

test('each paper of Mathematics has one written problem, which is in no other paper', () => {
  const ids = new Set(written.map(({ id }) => id))
  const writtenIn = (paper: Sections): string[] =>
    everyDrawn(paper).flatMap(({ family }) => (ids.has(family) ? [family] : []))
  expect(maths.map((paper) => writtenIn(paper).length)).toEqual(maths.map(() => 1))
  expect(new Set(maths.flatMap(writtenIn)).size).toBe(maths.length)
  expect(mathsOfSchools.flatMap(writtenIn)).toEqual([])
})

test.each(science)('Science $number has the marks of the exam, and keys at every place', (plan) => {
  const exam = makeScienceExam(bank, plan)
  expect(marksOf(sciencePaper(HEADING, exam, () => 'energy', new Map()))).toEqual([60, 40])
  for (const place of [0, 1, 2, 3]) expect(exam.choice.filter(({ key }) => key === place).length).toBeGreaterThan(3)
})

test('the questions of the whole papers of Science are in no paper of a school', () => {
  const taken = new Set(science.flatMap(idsOf))
  expect(schools.flatMap(idsOf).filter((id) => taken.has(id))).toEqual([])
})

test.each(science)('Science $number asks for answers of two to five marks, not all of four', (plan) => {
  const marks = makeScienceExam(bank, plan).open.map(marksOfOpen)
  expect(Math.min(...marks)).toBe(2)
  expect(Math.max(...marks)).toBe(5)
  for (const least of [2, 3, 5]) expect(marks.filter((one) => one === least).length).toBeGreaterThanOrEqual(2)
})

test('no two papers of Mathematics share much, and no two of Science anything', () => {
  for (const [i, a] of maths.entries())
    for (const b of maths.slice(i + 1))
      expect(sharedFamilies(a, b), `${a.number} and ${b.number}`).toBeLessThanOrEqual(15)
  const ids = science.flatMap(idsOf)
  expect(new Set(ids).size).toBe(ids.length)
})
