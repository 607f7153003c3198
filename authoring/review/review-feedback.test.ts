import { describe, expect, test } from 'vitest'
import { itemOf, NO_EXTRAS } from '#quiz/stored/stored.ts'
import { commonestRun, gradeOf, repeatsOf, reviewFeedback } from './review-feedback.ts'

const reasons = (key: number) =>
  ['a', 'b', 'c', 'd'].map((word, i) => (i === key ? '' : `'${word}' is too small here.`))
const item = (key: number, own: Partial<typeof NO_EXTRAS> = {}) =>
  itemOf(
    '1',
    { ...NO_EXTRAS, level: 2, reasons: reasons(key), ...own },
    { key: String(key), options: ['a', 'b', 'c', 'd'] },
  )
const shelf = (items: ReturnType<typeof item>[], name = 'content/quizzes/Grammar_Set_1.json') => [
  { name, typed: { type: 'grammar-mcq' as const, quiz: { title: 'T', format: 'F', items } } },
]

describe('a practice set', () => {
  test('with a reason for each wrong option and a level has no item to name', () =>
    expect(reviewFeedback(shelf([item(1)])).filter((line) => line.includes('item'))).toEqual([]))

  test('with a missing reason or level is named with its figures', () =>
    expect(reviewFeedback(shelf([item(1, { reasons: ['x', '', 'y', ''], level: 0 })]))).toEqual(
      expect.arrayContaining([
        'content/quizzes/Grammar_Set_1.json: item 1: 2 reasons for wrong answers, not 3',
        'content/quizzes/Grammar_Set_1.json: item 1: no level',
      ]),
    ))

  test('of too many warm-ups is named', () =>
    expect(reviewFeedback(shelf([item(0, { level: 1 }), item(1)]))).toEqual(
      expect.arrayContaining([expect.stringContaining('50 % of the items are of level 1')]),
    ))

  test.each<[string, 1 | 2, boolean]>([
    ['meticulously', 1, true],
    ['meticulously', 2, false],
    ['happily', 1, false],
    ['left no stone unturned', 1, false],
  ])('with the key "%s" at level %i: the word is too rare: %s', (word, level, isTooRare) => {
    const own = { ...NO_EXTRAS, level, reasons: reasons(1) }
    const items = [itemOf('1', own, { key: '1', options: ['gladly', word, 'quickly', 'slowly'] })]
    const typed = { type: 'vocab-mcq' as const, quiz: { title: 'T', format: 'F', items } }
    const lines = reviewFeedback([{ name: 'content/quizzes/Vocabulary_Set_1.json', typed }])
    expect(lines.some((line) => line.includes('too rare'))).toBe(isTooRare)
  })

  test('is held to it; a prelim is not', () =>
    expect(reviewFeedback(shelf([item(1, { reasons: [] })], 'content/prelimQuizzes/x.json'))).toEqual([]))
})

describe('the figures', () => {
  test('keys that never stand twice at one place, and keys that always do, are found', () => {
    const never = Array.from({ length: 40 }, (_, i) => item(i % 4))
    expect(repeatsOf([never])).toEqual({ same: 0, pairs: 39 })
    expect(reviewFeedback(shelf(never)).join()).toContain('0 % of neighbouring keys are the same')
    const always = Array.from({ length: 40 }, () => item(2))
    expect(reviewFeedback(shelf(always)).join()).toContain('100 % of neighbouring keys are the same')
  })

  test('a formula is found by its three words', () => {
    const texts = ['This is a usual slip.', 'Here is a usual slip too.', 'Look at the verb.']
    expect(commonestRun(texts)).toEqual({ run: 'is a usual', share: 2 / 3 })
  })

  test('long words and sentences are of a higher grade', () => {
    const [plain, hard] = [
      gradeOf(['The cat sat. It ate.']),
      gradeOf(['Grammatical considerations necessitate a subordinate construction in this particular situation.']),
    ]
    expect(plain).toBeLessThan(3)
    expect(hard).toBeGreaterThan(12)
  })
})
