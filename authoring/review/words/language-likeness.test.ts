import { expect, test } from 'vitest'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { commonOfPapers, type LanguagePaper, sentencePattern } from './language-likeness.ts'

const STEMS: readonly (readonly [prompt: string, options: readonly string[], skill: string])[] = [
  ['The box of old photographs _____ on the top shelf since May.', ['is', 'are', 'has been', 'have been'], 'agreement'],
  ['If I _____ a bird, I would nest in that tree by the gate.', ['am', 'were', 'be', 'been'], 'conditional-unreal'],
  ['Hardly had we sat down _____ the lights went out again.', ['when', 'than', 'then', 'that'], 'inversion'],
]

function paper(name: string, rows: typeof STEMS): LanguagePaper {
  const questions = rows.map(([question, options, skill]) => ({
    question,
    options,
    answer: 0,
    explanation: 'x',
    skill,
  }))
  const parsed = parseQuiz({ type: 'grammar-mcq', title: name, questions })
  if (parsed.status !== 'ok') throw new Error(`${name}: ${parsed.status}`)
  const documents: readonly Typed[] = [parsed.typed]
  return { name, documents }
}

const first = paper('A', STEMS)

test('a paper has everything in common with itself', () => {
  expect(commonOfPapers(first, first)).toEqual({ items: 3, patterns: 3, places: 3, chance: 1 })
})

test('other questions of the same skills in another order share no place', () => {
  const other = paper('B', [
    ['No sooner had the bell rung _____ everybody ran to the field.', ['when', 'than', 'then', 'that'], 'inversion'],
    ['My uncle with his two dogs _____ past our block each day.', ['walk', 'walks', 'walked', 'walking'], 'agreement'],
    ['I wish that I _____ as tall as my sister.', ['am', 'were', 'be', 'been'], 'wish-as-if'],
  ])
  expect(commonOfPapers(first, other)).toEqual({ items: 0, patterns: 0, places: 0, chance: 2 / 3 })
})

test('a question with a few other words is the same question', () => {
  const [box, ...rest] = STEMS
  const changed = box === undefined ? STEMS : ([[box[0].replace('May', 'June'), box[1], box[2]], ...rest] as const)
  expect(commonOfPapers(first, paper('C', changed)).items).toBe(3)
})

test.each([
  ['Mr Nair patched the pipe so _____ that his tea was still hot.', '· the · so _____ that'],
  ['Uncle Heng painted the gate so _____ that nobody saw the rust.', '· the · so _____ that'],
  ['Look at the _____!', ''],
])('the pattern of "%s" is "%s"', (prompt, pattern) => {
  expect(sentencePattern(prompt)).toBe(pattern)
})
