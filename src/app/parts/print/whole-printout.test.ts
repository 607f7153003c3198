import { expect, test } from 'vitest'
import type { Language } from '#lib/language.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { totalMarks } from '#quiz/print/printout.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { definitions, isTypeName } from '#quiz/registry/definitions.ts'
import { samples } from '#quiz/registry/samples.ts'
import { wholePrintout } from './whole-printout.ts'

const all = Object.keys(definitions)
  .filter(isTypeName)
  .map((type): Typed => {
    const parsed = parseQuiz(samples[type])
    if (parsed.status !== 'ok') throw new Error(type)
    return parsed.typed
  })
const english = all.filter(({ type }) => definitions[type].language === 'en')

const printoutOf = (language: Language, quizzes: readonly Typed[]) => {
  const printout = wholePrintout(language, quizzes, 'Sets of 2024', 'https://example.org/practice')
  if (printout === null) throw new Error('nothing to ask')
  return printout
}

test.each(['en', 'zh-Hans'] as const)(
  'a %s paper has every item of its sets, numbered from 1 throughout',
  (language) => {
    const items = all.filter(({ type }) => definitions[type].language === language).flatMap(({ quiz }) => quiz.items)
    const { sections } = printoutOf(language, all)
    const numbers = items.map((_, i) => String(i + 1))
    expect(sections.flatMap(({ keys }) => keys.map(({ number }) => number))).toEqual(numbers)
    expect(sections.flatMap(({ answers }) => answers.map(({ number }) => number))).toEqual(numbers)
  },
)

test('its sections stand in the order of the exam, however they are given', () =>
  expect(printoutOf('en', english.toReversed()).sections.map(({ heading }) => heading)).toEqual([
    'Grammar',
    'Vocabulary',
    'Vocabulary Cloze',
    'Grammar Cloze',
    'Editing for Spelling and Grammar',
    'Comprehension Cloze',
  ]))

test('the sections of a Chinese paper are counted as they come', () => {
  const later = all.filter(({ type }) => type === 'inline-context' || type === 'chinese-dialogue')
  expect(printoutOf('zh-Hans', later).sections.map(({ heading }) => heading)).toEqual(['一　短文填空', '二　完成对话'])
})

test('the marks are those of all sections', () => {
  const printout = printoutOf('en', english)
  const items = english.flatMap(({ quiz }) => quiz.items)
  expect(totalMarks(printout)).toBe(items.length)
  expect(printout.notes.join()).toContain(`${items.length} questions`)
})

test('without a question there is no paper', () => expect(wholePrintout('en', [], '', '')).toBeNull())
