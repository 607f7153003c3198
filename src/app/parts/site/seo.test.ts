import { describe, expect, it } from 'vitest'
import {
  articleMeta,
  canonicalMeta,
  fullTitle,
  type Matches,
  pageMeta,
  plainMeta,
  quizMeta,
  siteMeta,
  unlistedMeta,
} from './seo.ts'

const at = (site: string, name = 'ReadySix'): Matches => [{ loaderData: { site, name } }]
const SOME = at('https://six.example')
const NONE = at('')
const facts = { path: '/about', title: 'About', description: 'What it is.' }
const canonical = { tagName: 'link', rel: 'canonical', href: 'https://six.example/about' }
const hidden = { name: 'robots', content: 'noindex' }

const KINDS = {
  page: (matches: Matches) => pageMeta(matches, facts, 'AboutPage'),
  plain: (matches: Matches) => plainMeta(matches, facts),
  quiz: (matches: Matches) => quizMeta(matches, { ...facts, language: 'en', kind: 'Practice quiz' }),
  article: (matches: Matches) => articleMeta(matches, { ...facts, section: 'English', words: 700, minutes: 4 }),
  site: (matches: Matches) => siteMeta(matches, { ...facts, shared: 'Shared' }),
}

describe.each(Object.entries(KINDS))('a %s that may be listed', (_, kind) => {
  it('names its URL where the site has one', () => {
    expect(kind(SOME)).toContainEqual(canonical)
    expect(kind(SOME)).toContainEqual({ property: 'og:url', content: canonical.href })
    expect(kind(SOME)).not.toContainEqual(hidden)
  })

  it('names no URL where the site has none', () => {
    expect(JSON.stringify(kind(NONE))).not.toMatch(/canonical|og:url|noindex/)
  })

  it('has its description for search and for messengers', () => {
    expect(kind(SOME)).toContainEqual({ name: 'description', content: 'What it is.' })
    expect(kind(SOME)).toContainEqual({ property: 'og:description', content: 'What it is.' })
  })
})

it.each([
  ['page', 'About - ReadySix', 'About - ReadySix'],
  ['plain', 'About - ReadySix', 'About - ReadySix'],
  ['quiz', 'About - ReadySix', 'About - ReadySix'],
  ['article', 'About - ReadySix', 'About'],
  ['site', 'About', 'Shared'],
] as const)('%s: the title is %s, messengers show %s', (kind, title, shared) => {
  expect(KINDS[kind](SOME)).toContainEqual({ title })
  expect(KINDS[kind](SOME)).toContainEqual({ property: 'og:title', content: shared })
})

it.each([
  ['page', { '@type': 'AboutPage', name: 'About - ReadySix', description: 'What it is.' }],
  ['quiz', { '@type': 'Quiz', inLanguage: 'en', learningResourceType: 'Practice quiz', isAccessibleForFree: true }],
  ['article', { '@type': 'Article', headline: 'About', wordCount: 700, timeRequired: 'PT4M' }],
  ['site', { '@type': 'WebSite', name: 'About', alternateName: 'Shared' }],
] as const)('%s: its JSON-LD', (kind, data) => {
  expect(KINDS[kind](NONE)).toContainEqual({ 'script:ld+json': expect.objectContaining(data) })
})

it('adds what a page says of itself to its JSON-LD', () => {
  const [data] = pageMeta(NONE, facts, 'CollectionPage', { about: ['Grammar'] }).slice(-1)
  expect(data).toMatchObject({ 'script:ld+json': { '@context': 'https://schema.org', about: ['Grammar'] } })
})

it('says nothing to schema.org of a plain page', () => {
  expect(JSON.stringify(plainMeta(SOME, facts))).not.toContain('ld+json')
})

it('names the publisher by the URL of the site, if it has one', () => {
  expect(JSON.stringify(KINDS.article(SOME))).toContain('"name":"ReadySix","url":"https://six.example"')
  expect(JSON.stringify(KINDS.article(NONE))).not.toContain('"url"')
})

describe('a page that repeats another', () => {
  it('sends search to that one', () => {
    expect(canonicalMeta(SOME, facts)).toEqual([
      { title: 'About - ReadySix' },
      { name: 'description', content: 'What it is.' },
      canonical,
    ])
  })

  it('is not listed where that one has no URL', () => expect(canonicalMeta(NONE, facts)).toContainEqual(hidden))
})

it('keeps a page from search', () =>
  expect(unlistedMeta(SOME, 'Quiz')).toEqual([{ title: fullTitle('ReadySix', 'Quiz') }, hidden]))

describe('of a renamed site', () => {
  const renamed = at('', 'Kampung Practice')

  it.each(Object.entries(KINDS))('a %s has its name and no other', (_, kind) => {
    expect(kind(renamed)).toContainEqual({ property: 'og:site_name', content: 'Kampung Practice' })
    expect(JSON.stringify(kind(renamed))).not.toContain('ReadySix')
  })

  it('a page that is not listed has its name', () =>
    expect(unlistedMeta(renamed, 'Quiz')).toContainEqual({ title: 'Quiz - Kampung Practice' }))
})
