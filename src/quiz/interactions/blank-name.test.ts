import { describe, expect, test } from 'vitest'
import { itemOf, NO_EXTRAS } from '#quiz/stored/stored.ts'
import { blankName } from './blank-name.ts'

/** So many blanks, numbered from `first` on. */
const blanks = (count: number, first: number) => ({
  items: Array.from({ length: count }, (_, i) => itemOf(String(first + i), NO_EXTRAS, { key: 'x' })),
})

describe('a blank is named by its number and the words around it', () => {
  test.each([
    ['en', { after: 'children', before: 'to school' }, 'Blank 3 of 12, after children, before to school'],
    ['en', { after: '', before: 'to school' }, 'Blank 3 of 12, before to school'],
    ['zh-Hans', { after: '小鸟', before: '地叫着' }, '第3空，共12空，前面是“小鸟”，后面是“地叫着”'],
    ['zh-Hans', { after: '小鸟', before: '' }, '第3空，共12空，前面是“小鸟”'],
  ] as const)('%s', (language, around, name) => expect(blankName('3', blanks(12, 1), around, language)).toBe(name))
})

describe('in a whole paper it has the number of the paper and its place in the text', () => {
  test.each([
    ['en', '26', 'Blank 26, number 1 of 10, after a stall'],
    ['en', '35', 'Blank 35, number 10 of 10, after a stall'],
    ['zh-Hans', '27', '第27空，10空中的第2空，前面是“a stall”'],
  ] as const)('%s %s', (language, id, name) =>
    expect(blankName(id, blanks(10, 26), { after: 'a stall', before: '' }, language)).toBe(name),
  )
})
