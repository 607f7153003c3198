import { describe, expect, it } from 'vitest'
import { chosenYear, columns, type Paper, yearChoices } from './paper-list.ts'

describe('the years of the downloads page', () => {
  it('are 2024, 2023 and 2022 without any paper', () => {
    expect(yearChoices([])).toEqual([2024, 2023, 2022])
  })

  it('grow with the papers', () => {
    expect(yearChoices([2019, 2025, 2024])).toEqual([2025, 2024, 2023, 2022, 2019])
  })

  it.each([
    [null, 2024],
    ['2023', 2023],
    ['2025', 2025],
    ['2021', 2024],
    ['', 2024],
    ['2023.0', 2024],
  ])('%j chooses %i', (asked, year) => {
    expect(chosenYear(asked, [2025, 2024, 2023, 2022])).toBe(year)
  })
})

describe('the columns', () => {
  const paper = (subject: Paper['subject'], school: string, kind: Paper['kind']): Paper => ({
    year: 2024,
    school,
    subject,
    kind,
    fileName: `${school}-${kind}.pdf`,
    bytes: 1,
    pages: 1,
  })
  const named = (papers: readonly Paper[]) =>
    columns(papers).map(({ subject, pairs }) => [
      subject,
      pairs.map(({ school, paper, answers }) => [school, paper?.fileName ?? null, answers?.fileName ?? null]),
    ])

  it('are four in their order, each key beside its paper', () => {
    const papers = [
      paper('english', 'OtterBay', 'paper'),
      paper('english', 'OtterBay', 'key'),
      paper('english', 'Sunbird', 'key'),
      paper('chinese', 'Sunbird', 'paper'),
    ]
    expect(named(papers)).toEqual([
      [
        'english',
        [
          ['OtterBay', 'OtterBay-paper.pdf', 'OtterBay-key.pdf'],
          ['Sunbird', null, 'Sunbird-key.pdf'],
        ],
      ],
      ['chinese', [['Sunbird', 'Sunbird-paper.pdf', null]]],
      ['maths', []],
      ['science', []],
    ])
  })

  it('keep the order of the list with 503 papers', () => {
    const schools = Array.from({ length: 503 }, (_, i) => `School${i}`)
    const [english] = columns(schools.map((school) => paper('english', school, 'paper')))
    expect(english?.pairs.map(({ school }) => school)).toEqual(schools)
  })
})
