import { describe, expect, test } from 'vitest'
import { languageNamed, readWhole, setsLabel, topicSets, wholeQuery, yearPapers } from './whole-choice.ts'

const offered = topicSets('zh-Hans', [
  { type: 'grammar-mcq', numbers: [5] },
  { type: 'chinese-mcq', numbers: [4, 5, 6] },
  { type: 'inline-context', numbers: [5] },
])
const read = (query: string) => readWhole(offered, new URLSearchParams(query))

describe('the sets of a whole paper', () => {
  test('are offered in the order of the exam, and only those that are there', () =>
    expect(offered.map(({ topic, available }) => [topic.type, ...available.map(({ year }) => year)])).toEqual([
      ['chinese-mcq', 2023, 2024],
      ['inline-context', 2024],
      ['chinese-dialogue'],
    ]))

  test('are read from the URL and written there alike', () => {
    const { chosen, missing } = read('inline-context=Set_5&chinese-mcq=Set_4&chinese-dialogue=none')
    expect(missing).toEqual([])
    expect(wholeQuery(chosen)).toEqual([
      ['chinese-mcq', 'Set_4'],
      ['inline-context', 'Set_5'],
    ])
  })

  test('that are not there are named, and what is no topic of the language is not read', () => {
    const { chosen, missing } = read('chinese-mcq=Set_9&inline-context=Set_1&grammar-mcq=Set_5&chinese-dialogue=')
    expect(chosen).toEqual([])
    expect(missing.map(({ type }) => type)).toEqual(['chinese-mcq', 'inline-context', 'chinese-dialogue'])
  })

  test('one of each topic, whatever the URL repeats', () =>
    expect(wholeQuery(read('chinese-mcq=Set_5&chinese-mcq=Set_4').chosen)).toEqual([['chinese-mcq', 'Set_5']]))

  test('have a paper for each year in which there are any', () =>
    expect(yearPapers(offered)).toEqual([
      { year: 2023, query: 'chinese-mcq=Set_4' },
      { year: 2024, query: 'chinese-mcq=Set_5&inline-context=Set_5' },
    ]))

  test.each([
    ['chinese-mcq=Set_5&inline-context=Set_5', 'Sets of 2024'],
    ['chinese-mcq=Set_4&inline-context=Set_5', '语文应用 2023, 短文填空 2024'],
    ['chinese-mcq=Set_4', '语文应用 2023'],
  ])('%s is labelled %s', (query, label) => expect(setsLabel('en', read(query).chosen)).toBe(label))
})

test('a URL names one of two languages', () =>
  expect(['english', 'chinese', 'malay', 'en'].map(languageNamed)).toEqual(['en', 'zh-Hans', null, null]))
