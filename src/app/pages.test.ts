import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { footGroups, mainLinks, menuLinks, pages } from './pages.ts'

const routes = readFileSync('src/app/routes.ts', 'utf8')

describe('the table of pages', () => {
  it('names each page once', () => {
    const paths = pages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each(pages.filter(({ sitemap, path }) => sitemap === 'always' && path !== '/'))('$path is a route', ({ path }) => {
    expect(routes).toContain(`route('${path.slice(1)}', `)
  })

  it('names the articles that exist', () => {
    const articles = readdirSync('content/articles').map((file) => `/articles/${file.replace(/\.md$/, '')}`)
    const named = pages.filter(({ sitemap }) => sitemap === 'document').map(({ path }) => path)
    expect(named.toSorted()).toEqual(articles.toSorted())
  })
})

describe('the links of every page (docs/behaviour.md, 1.19)', () => {
  it('are in the main navigation', () => {
    expect(mainLinks.map(({ to }) => to)).toEqual(['/practice', '/prelim', '/listening', '/downloads'])
  })

  it('are in the menu of a phone: the subjects and whole papers, then parents and teachers', () => {
    expect(menuLinks.map(({ to }) => to)).toEqual([
      '/maths',
      '/science',
      '/paper',
      '/parents',
      '/teachers',
      '/offline',
      '/about',
      '/contact',
    ])
    expect(menuLinks.filter(({ text }) => text === '')).toEqual([])
  })

  it('are in the footer, each with a text', () => {
    const links = footGroups('Kampung Practice').flatMap((group) => group.links)
    expect(links).toHaveLength(21)
    expect(links.filter(({ text }) => text === '')).toEqual([])
  })
})
