import { describe, expect, it } from 'vitest'
import { isReadingOf } from './readings.ts'
import { reviewGlosses } from './review-glosses.ts'

describe('a reading', () => {
  it.each([
    ['zī yuán', '资源', true],
    ['zhī yuán', '资源', false],
    ['hào qiáng', '好强', true],
    ['hǎo qiáng', '好强', false],
    ['lǜ dòu', '绿豆', true],
    ['lù dòu', '绿豆', false],
    ['dǎ ting', '打听', true],
    ['yí dàn', '一旦', true],
    ['bù dàn … ér qiě …', '不但……而且……', true],
    ['zī', '资源', false],
    ['', '资源', false],
  ])("'%s' of %s: %s", (pinyin, word, expected) => expect(isReadingOf(pinyin, word)).toBe(expected))

  it('of a word that the dictionary lacks is one of each character', () => {
    expect(isReadingOf('shuǐ tǎ hé', '水獭河')).toBe(true)
    expect(isReadingOf('shuǐ lài hé', '水獭河')).toBe(false)
  })
})

const WORDS = { 同屋: 'tóng wū: a room-mate', 傍晚: 'bàng wǎn: early evening', 烟花: 'yān huā: a fireworks display' }
const question = { index: 1, options: ['保留', '保管'], answer: 1 }
const document = (glosses: Record<string, string>) => ({
  type: 'inline-context',
  passage: '傍晚，同屋Q[1]烟花。',
  questions: [question],
  glosses,
})

const faultsOf = (body: object, collection: 'quizzes' | 'whole-papers' = 'whole-papers') =>
  reviewGlosses([{ collection, file: 'a.json', body }]).map((line) => line.replace('a.json: ', ''))

const RIGHT = { 保留: 'bǎo liú: to hold back', 保管: 'bǎo guǎn: to look after safely' }

describe('the glosses of a document', () => {
  it('are right', () => expect(faultsOf(document(RIGHT))).toEqual([]))

  it.each([
    [{ 保留: RIGHT.保留 }, "'保管' has no gloss"],
    [{ ...RIGHT, 保管: 'bǎo guǎn: store' }, "'保管' has a meaning of 1 words, not 2 to 4"],
    [{ ...RIGHT, 保管: 'bǎo gǎn: to look after' }, "'保管' is not read 'bǎo gǎn'"],
    [{ ...RIGHT, 保管: 'to look after' }, "'保管' is not read ''"],
    [{ ...RIGHT, 地毯: 'dì tǎn: a carpet' }, "'地毯' has a gloss and stands nowhere"],
  ])('%j: %s', (glosses, fault) => expect(faultsOf(document(glosses))).toEqual([fault]))

  it('have no pinyin for a long phrase, and up to twelve words', () => {
    const options = ['我们不必去帮忙。', '我们应该去帮忙。']
    const long = { type: 'chinese-mcq', questions: [{ question: '', options, answer: 0 }] }
    expect(
      faultsOf({ ...long, glosses: { [options[0] ?? '']: 'We need not go.', [options[1] ?? '']: 'We should go.' } }),
    ).toEqual([])
  })

  it('name at least six words of a text, but not in a whole paper', () => {
    const body = document({ ...RIGHT, ...WORDS })
    expect(faultsOf(body)).toEqual([])
    expect(faultsOf(body, 'quizzes')).toEqual(['3 words of the text have a gloss, not 6'])
  })
})
