import { describe, expect, test } from 'vitest'
import { blankName } from './blank-name.ts'

describe('a blank is named by its number and the words around it', () => {
  test.each([
    ['en', { after: 'children', before: 'to school' }, 'Blank 3 of 12, after children, before to school'],
    ['en', { after: '', before: 'to school' }, 'Blank 3 of 12, before to school'],
    ['zh-Hans', { after: '小鸟', before: '地叫着' }, '第3空，共12空，前面是“小鸟”，后面是“地叫着”'],
    ['zh-Hans', { after: '小鸟', before: '' }, '第3空，共12空，前面是“小鸟”'],
  ] as const)('%s', (language, around, name) => expect(blankName('3', 12, around, language)).toBe(name))
})
