import { describe, expect, it } from 'vitest'
import { storedPractice } from '#listening/practice/samples.ts'
import { PROMPTS } from '#listening/practice/schedule.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { topics } from '#quiz/library/topics.ts'
import {
  furtherOutlines,
  type Outline,
  outlinesOf,
  practiceOutline,
  schoolOutlines,
  siteOutline,
  subjectOutlines,
  topicOutlines,
  upToMax,
} from './pack-outlines.ts'

describe('the pack of a topic', () => {
  it('has the sets that exist, named by year, after the list of topics', () => {
    const [outline, ...others] = topicOutlines([{ type: 'grammar-mcq', numbers: [1, 5, 10] }])
    expect(others).toEqual([])
    expect(outline).toMatchObject({ id: 'topic/grammar-mcq', name: 'Grammar', home: '/practice', files: [] })
    expect(outline?.pages).toEqual([
      { path: '/practice', name: '' },
      { path: '/quiz/grammar-mcq/Set_1', name: '2020' },
      { path: '/quiz/grammar-mcq/Set_5', name: '2024' },
      { path: '/quiz/grammar-mcq/Set_10', name: 'Set 10' },
    ])
  })

  it('is there for each topic with a set, in the order of the practice page', () => {
    const shelves = topics.map(({ type }) => ({ type, numbers: [1] }))
    expect(topicOutlines(shelves).map(({ id }) => id)).toEqual(topics.map(({ type }) => `topic/${type}`))
    expect(topicOutlines([])).toEqual([])
  })
})

describe('the pack of a listening practice', () => {
  const parsed = parsePractice('two-clips', storedPractice)
  if (parsed.status !== 'ok') throw new Error('the sample cannot be read')

  it('has its pages, of which three are opened by themselves', () => {
    const { id, home, pages } = practiceOutline(parsed.practice)
    expect([id, home]).toEqual(['listening/two-clips', '/listening/two-clips'])
    expect(pages.filter(({ name }) => name !== '').map(({ path }) => path)).toEqual([
      '/listening/two-clips',
      '/listening/two-clips/practice',
      '/listening/two-clips/room',
    ])
    expect(pages).toContainEqual({ path: '/listening/two-clips/results', name: '' })
  })

  it('has each recording and each picture once', () => {
    const twice = { ...parsed.practice, clips: [...parsed.practice.clips, ...parsed.practice.clips] }
    expect(practiceOutline(twice).files).toEqual(practiceOutline(parsed.practice).files)
    expect(practiceOutline(parsed.practice).files).toEqual([
      'listening-audio/two-clips/clip_1.mp3',
      'listening-images/q1_1.webp',
      'listening-images/q1_2.webp',
      'listening-images/q1_3.webp',
      'listening-images/q2.webp',
      'listening-audio/two-clips/clip_2.mp3',
      ...PROMPTS.map((prompt) => `listening-audio/room-english/${prompt}.mp3`),
    ])
  })
})

describe('the pack of a school', () => {
  it('has its topics in the order of the examination', () => {
    const year = { year: '2024', schools: [{ key: 'OtterBay', topics: ['Chinese', 'Grammar'] }] }
    expect(schoolOutlines(year)).toEqual([
      {
        id: 'school/2024/OtterBay',
        name: 'Otter Bay 2024',
        home: '/prelim/2024/OtterBay',
        pages: [
          { path: '/prelim', name: '' },
          { path: '/prelim/2024/OtterBay', name: '' },
          { path: '/prelim/2024/OtterBay/Grammar', name: 'Grammar' },
          { path: '/prelim/2024/OtterBay/Chinese', name: '语文应用' },
        ],
        files: [],
      },
    ])
  })
})

describe('the pack of pages to read', () => {
  const { id, pages } = siteOutline([{ id: 'daily-practice', title: 'Twenty minutes a day' }])

  it('has the pages of the table and the articles, no page that another pack has', () => {
    const paths = pages.map(({ path }) => path)
    expect(id).toBe('site')
    expect(paths).toEqual(expect.arrayContaining(['/', '/downloads', '/privacy', '/credits']))
    for (const own of ['/practice', '/prelim', '/listening', '/offline', '/print/english'])
      expect(paths).not.toContain(own)
  })

  it('lists the articles by their titles', () => {
    expect(pages.filter(({ name }) => name !== '')).toEqual([
      { path: '/articles/daily-practice', name: 'Twenty minutes a day' },
    ])
  })
})

describe('what is measured at once', () => {
  const outline = (id: string, count: number): Outline => ({
    id,
    name: id,
    home: '/',
    pages: Array.from({ length: count }, (_, i) => ({ path: `/${id}/${i}`, name: '' })),
    files: [],
  })

  it.each([
    [[400], ['0']],
    [[401], []],
    [
      [399, 1, 1],
      ['0', '1'],
    ],
    [[1, 400], ['0']],
  ])('of packs of %j pages', (counts, ids) => {
    expect(upToMax(counts.map((count, i) => outline(String(i), count))).map(({ id }) => id)).toEqual(ids)
  })
})

describe('the pack of a subject', () => {
  it('has its page, and its sets and papers by name', () => {
    const sheets = [{ path: '/maths/rate/1', name: 'Rate' }]
    expect(subjectOutlines([{ path: '/maths', name: 'Mathematics', sheets }])).toEqual([
      {
        id: 'subject/maths',
        name: 'Mathematics',
        home: '/maths',
        pages: [{ path: '/maths', name: '' }, ...sheets],
        files: [],
      },
    ])
  })
})

describe('the further sets of a subject', () => {
  const [first, more] = [
    subjectOutlines([{ path: '/maths', name: 'Mathematics', sheets: [] }]),
    furtherOutlines([{ path: '/maths', sets: ['/maths/rate/2', '/maths/rate/3'] }]),
  ]

  it('are saved with it, and are not in its list', () => {
    expect(outlinesOf('subject/maths', [...first, ...more]).map(({ id }) => id)).toEqual([
      'subject/maths',
      'subject/maths/more',
    ])
    expect(more[0]?.pages).toEqual([
      { path: '/maths/rate/2', name: '' },
      { path: '/maths/rate/3', name: '' },
    ])
  })

  it('are of no pack whose id only begins alike', () =>
    expect(outlinesOf('subject/math', [...first, ...more])).toEqual([]))
})
