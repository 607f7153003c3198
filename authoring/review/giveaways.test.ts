import { describe, expect, test } from 'vitest'
import { itemOf, NO_EXTRAS } from '#quiz/stored/stored.ts'
import { reviewGiveaways } from './giveaways.ts'

const item = (key: number, options: readonly string[], skill = '') =>
  itemOf('1', { ...NO_EXTRAS, skill }, { key: String(key), options: [...options] })
const document = (items: ReturnType<typeof item>[]) => ({
  name: 'content/quizzes/Grammar_Set_1.json',
  typed: { type: 'grammar-mcq' as const, quiz: { title: 'T', format: 'F', items } },
})
/** Twenty items of which `longest` have their longest option as the key. */
const twenty = (longest: number) => [
  document(Array.from({ length: 20 }, (_, i) => item(i < longest ? 0 : 1, ['aaaa', 'bb', 'cc', 'dd']))),
]

describe('the length of the key', () => {
  test.each([
    [8, []],
    [9, ['grammar-mcq: the longest option is the key in 45 % of 20 items (chance: 25 %)']],
  ])('is the longest in %i of 20 items', (longest, lines) => expect(reviewGiveaways(twenty(longest))).toEqual(lines))

  test('says nothing where two options are as long, or in few items', () => {
    const alike = Array.from({ length: 20 }, () => item(0, ['aaaa', 'bbbb', 'cc', 'dd']))
    expect(reviewGiveaways([document(alike)])).toEqual([])
    expect(reviewGiveaways([document([item(0, ['aaaa', 'bb', 'cc', 'dd'])])])).toEqual([])
  })
})

describe('a skill', () => {
  const shelf = (skills: readonly string[]) => skills.map((skill) => document([item(0, ['a', 'b', 'c', 'd'], skill)]))

  test('may stand first in three documents of four', () =>
    expect(reviewGiveaways(shelf(['idiom', 'idiom', 'idiom', 'idiom', 'idiom', 'idiom', 'noun', 'verb']))).toEqual([]))

  test('that stands at one place in more documents is named with its share', () =>
    expect(reviewGiveaways(shelf(['idiom', 'idiom', 'idiom', 'idiom', 'verb']))).toEqual([
      "grammar-mcq: item 1 asks for 'idiom' in 80 % of 5 documents",
    ]))
})
