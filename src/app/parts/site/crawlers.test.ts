import { describe, expect, it } from 'vitest'
import { robotsText, type Stored, securityText, sitemapPaths, sitemapXml } from './crawlers.ts'

const NOTHING: Stored = { articles: [], shelves: [], skills: [], practices: [], years: [], worksheets: [] }
const SOME: Stored = {
  articles: ['daily-practice'],
  shelves: [{ type: 'grammar-mcq', numbers: [2, 6] }],
  skills: ['passive', '成语'],
  practices: ['english 2024'],
  years: [{ year: '2024', schools: [{ key: 'OtterBay', topics: ['Grammar', '语文'] }] }],
  worksheets: ['/maths/rate/1'],
}

describe('the sitemap', () => {
  it('has the static pages, those that need a query only where a server reads it', () => {
    expect(sitemapPaths(NOTHING, false)).toEqual(
      expect.arrayContaining(['/', '/practice', '/offline', '/print/english']),
    )
    expect(sitemapPaths(NOTHING, true)).toContain('/offline')
    expect(sitemapPaths(NOTHING, true).join()).not.toContain('/print/')
  })

  it('has an article only if it is in the store', () => {
    expect(sitemapPaths(NOTHING, false).join()).not.toContain('/articles/')
    expect(sitemapPaths(SOME, false)).toContain('/articles/daily-practice')
  })

  it('has every document that has a page', () => {
    const own = sitemapPaths(SOME, true).filter((path) => /^\/(?:quiz|listening|prelim)\//.test(path))
    expect(own).toEqual([
      '/quiz/grammar-mcq/Set_2',
      '/quiz/grammar-mcq/Set_6',
      '/listening/english%202024',
      '/prelim/2024/OtterBay',
      '/prelim/2024/OtterBay/Grammar',
      '/prelim/2024/OtterBay/%E8%AF%AD%E6%96%87',
    ])
  })

  it('has a set of each skill and theme', () => expect(sitemapPaths(SOME, true)).toContain('/maths/rate/1'))

  it('has the way to the ten of the day', () => expect(sitemapPaths(NOTHING, true)).toContain('/today'))

  it('has the pages of the topics that have sets, and of the skills', () => {
    const own = sitemapPaths(SOME, true).filter((path) => /^\/(?:practice|skill)\//.test(path))
    expect(own).toEqual(['/practice/grammar-mcq', '/skill/passive', `/skill/${encodeURIComponent('成语')}`])
  })

  it('has at most 50,000 pages, each once', () => {
    const articles = Array.from({ length: 60_000 }, (_, i) => `a${i}`)
    const paths = sitemapPaths({ ...NOTHING, articles }, false)
    expect(paths).toHaveLength(50_000)
    expect(new Set(paths).size).toBe(50_000)
  })

  it('is XML, whatever a path holds', () => {
    expect(sitemapXml('https://six.example', ['/a&b<c'])).toContain('<loc>https://six.example/a&amp;b&lt;c</loc>')
    expect(sitemapXml('https://six.example', ['/', '/a']).match(/<url>/g)).toHaveLength(2)
  })
})

describe('robots.txt', () => {
  it('lets programs read everything but the calls of the script', () => {
    expect(robotsText('')).toBe('User-agent: *\nDisallow: /api/\n')
  })

  it('names the sitemap of a site that has a URL', () => {
    expect(robotsText('https://six.example')).toContain('\nSitemap: https://six.example/sitemap.xml\n')
  })
})

describe('security.txt', () => {
  const now = new Date('2026-11-27T10:00:00Z')

  it('names the email address of the operator, else the contact page, and the day on which it is too old', () => {
    expect(securityText('https://six.example', null, now)).toBe(
      [
        'Contact: https://six.example/contact',
        'Expires: 2027-11-22T00:00:00.000Z',
        'Preferred-Languages: en, zh',
        'Canonical: https://six.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
    expect(securityText('', 'desk@six.example', now)).toMatch(
      /^Contact: mailto:desk@six\.example\nExpires: [^\n]+\n[^\n]+\n$/,
    )
  })

  it('is not there where nobody can be named', () => expect(securityText('', null, now)).toBeNull())
})
