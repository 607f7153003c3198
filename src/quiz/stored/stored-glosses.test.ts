import { describe, expect, it } from 'vitest'
import { readGloss, wordsIn } from '#quiz/contract/gloss.ts'
import { optionGlosses } from './stored-glosses.ts'

const stored = { 好强: 'hào qiáng: eager to win', 好客: 'hào kè: welcoming to guests', 客: 'kè: a guest' }

describe('a stored gloss', () => {
  it.each([
    ['hào kè: welcoming to guests', { pinyin: 'hào kè', meaning: 'welcoming to guests' }],
    ['take no notice of', { pinyin: '', meaning: 'take no notice of' }],
  ])('%s', (text, gloss) => expect(readGloss(text)).toEqual(gloss))
})

describe('the glosses of options', () => {
  it('are by option, and join those of the words that it lists', () =>
    expect(optionGlosses(['好客', '好强、好客'], stored)).toEqual({
      好客: { pinyin: 'hào kè', meaning: 'welcoming to guests' },
      '好强、好客': { pinyin: 'hào qiáng、hào kè', meaning: 'eager to win; welcoming to guests' },
    }))

  it('leave out an option with a word that has none', () =>
    expect(optionGlosses(['好学', '好客、好学', 'hào kè'], stored)).toEqual({}))
})

describe('the words of a text', () => {
  it('are those that stand in it, a longer one before its part', () =>
    expect(wordsIn(['他很好客。', '请进'], stored).map(({ word }) => word)).toEqual(['好客', '客']))

  it('are those with pinyin', () => expect(wordsIn(['不放在心上'], { 不放在心上: 'take no notice of' })).toEqual([]))
})
