import { describe, expect, it } from 'vitest'
import { parsePrelimId, prelimId, topicPath } from './prelim-id.ts'

describe('the id of a prelim quiz', () => {
  it.each([
    ['2024-Kingfisher-Grammar', { year: '2024', school: 'Kingfisher', topic: 'Grammar' }],
    ['2024-OtterBay-Paper-2-Grammar', { year: '2024', school: 'OtterBay', topic: 'Paper-2-Grammar' }],
    ['2024-OtterBay-语文-应用', { year: '2024', school: 'OtterBay', topic: '语文-应用' }],
    ['2024-Kingfisher-Grammar-', { year: '2024', school: 'Kingfisher', topic: 'Grammar-' }],
  ])('%s splits into year, school and the rest, and is put together again', (id, ref) => {
    expect(parsePrelimId(id)).toEqual(ref)
    expect(prelimId(ref)).toBe(id)
  })

  it.each(['', 'Grammar', '2024-Kingfisher', '2024--Grammar', '-Kingfisher-Grammar', '2024-Kingfisher-', '--'])(
    '%j has fewer than three parts',
    (id) => expect(parsePrelimId(id)).toBeNull(),
  )

  it.each(['2024-..-Grammar', '2024-Kingfisher-a/b', '2024-Kingfisher-a\\b', '2024-King\0fisher-Grammar'])(
    '%j has no URL',
    (id) => expect(parsePrelimId(id)).toBeNull(),
  )

  it('is not found under a second URL', () => {
    expect(prelimId({ year: '2024', school: 'King-fisher', topic: 'Grammar' })).toBeNull()
    expect(prelimId({ year: '2024-Kingfisher', school: 'Grammar', topic: '1' })).toBeNull()
  })

  it('becomes a URL whatever it holds', () => {
    expect(topicPath({ year: '2024', school: 'OtterBay', topic: '语文 #1?' })).toBe(
      '/prelim/2024/OtterBay/%E8%AF%AD%E6%96%87%20%231%3F',
    )
  })
})
