import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { footGroups, mainLinks, menuLinks, pages } from './pages.ts'
import routes from './routes.ts'

const patterns = routes.map(({ path }) => `/${path}`)
/** The pattern of a URL of the table: only the whole printed papers have a parameter. */
const patternOf = (path: string): string => path.replace(/^\/print\/\w+$/, '/print/:language')

describe('the table of pages', () => {
  it('names each page once', () => {
    const paths = pages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each(pages.filter(({ sitemap, path }) => sitemap === 'always' && path !== '/'))('$path is a route', ({ path }) => {
    expect(patterns).toContain(patternOf(path))
  })

  it('names the articles that exist', () => {
    const articles = readdirSync('content/articles').map((file) => `/articles/${file.replace(/\.md$/, '')}`)
    const named = pages.filter(({ sitemap }) => sitemap === 'document').map(({ path }) => path)
    expect(named.toSorted()).toEqual(articles.toSorted())
  })
})

describe('the links of every page (docs/behaviour.md, 1.19)', () => {
  it('are the four subjects in the main navigation', () => {
    expect(mainLinks).toEqual([
      { to: '/english', text: 'English', language: 'en' },
      { to: '/chinese', text: '华文', language: 'zh-Hans' },
      { to: '/maths', text: 'Mathematics', language: 'en' },
      { to: '/science', text: 'Science', language: 'en' },
    ])
  })

  it('are in the menu: every room, then parents and teachers', () => {
    expect(menuLinks.map(({ to }) => to)).toEqual([
      '/practice',
      '/prelim',
      '/listening',
      '/downloads',
      '/paper',
      '/tasks',
      '/parents',
      '/teachers',
      '/offline',
      '/contact',
    ])
    expect(menuLinks.filter(({ text }) => text === '')).toEqual([])
  })

  it('are in the footer, each with a text', () => {
    const links = footGroups('Kampung Practice').flatMap((group) => group.links)
    expect(links).toHaveLength(24)
    expect(links.filter(({ text }) => text === '')).toEqual([])
  })
})
