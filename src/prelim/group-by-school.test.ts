import { describe, expect, it } from 'vitest'
import { groupBySchool } from './group-by-school.ts'

describe('prelim quizzes by year and school', () => {
  it('has years newest first, schools by name, topics as the ids come', () => {
    expect(
      groupBySchool([
        '2022-Sunbird-Grammar',
        '2024-OtterBay-Editing',
        '2024-OtterBay-Grammar',
        '2024-Hornbill-Grammar',
        '2023-OtterBay-Paper-2-Grammar',
      ]),
    ).toEqual([
      {
        year: '2024',
        schools: [
          { key: 'Hornbill', topics: ['Grammar'] },
          { key: 'OtterBay', topics: ['Editing', 'Grammar'] },
        ],
      },
      { year: '2023', schools: [{ key: 'OtterBay', topics: ['Paper-2-Grammar'] }] },
      { year: '2022', schools: [{ key: 'Sunbird', topics: ['Grammar'] }] },
    ])
  })

  it('leaves out what does not split into three parts', () => {
    expect(groupBySchool(['2024-OtterBay', 'Grammar', '', '2024--Grammar'])).toEqual([])
  })

  it('puts a year that is no number last', () => {
    const years = groupBySchool(['mock-A-Grammar', '999-A-Grammar', '2024-A-Grammar', 'extra-A-Grammar']).map(
      ({ year }) => year,
    )
    expect(years).toEqual(['2024', '999', 'extra', 'mock'])
  })
})
