/** What search engines and messengers read of a page: title, description, Open Graph and JSON-LD. One function a kind. */
import type { MetaDescriptor } from 'react-router'
import { LANGUAGES, PAGE_LANGUAGE } from '#lib/language.ts'

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/'

/**
 * The matches of a route: the first one is the root's, whose loader gives the URL of the site, '' if there is none, and its
 * name.
 */
export type Matches = readonly [Readonly<{ loaderData: Readonly<{ site: string; name: string }> }>, ...unknown[]]

/** `path` starts with '/'; `title` has no name of the site in it. */
type PageFacts = Readonly<{ path: string; title: string; description: string }>

type SchemaObject = Readonly<Record<string, unknown>>

/** The name of the site, for titles and descriptions. */
export const siteName = ([root]: Matches): string => root.loaderData.name

/** The title of a page as a browser shows it. */
export const fullTitle = (name: string, title: string): string => `${title} - ${name}`

/** A page that may be listed. `type` is its type at schema.org, `more` what is said there beside name and description. */
export function pageMeta(
  matches: Matches,
  facts: PageFacts,
  type: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'WebPage',
  more: SchemaObject = {},
): MetaDescriptor[] {
  const { description } = facts
  const name = fullTitle(siteName(matches), facts.title)
  return describe(matches, { ...facts, title: name }, name, { '@type': type, name, description, ...more })
}

/** A page that may be listed, without a schema.org object. */
export function plainMeta(matches: Matches, facts: PageFacts): MetaDescriptor[] {
  const title = fullTitle(siteName(matches), facts.title)
  return describe(matches, { ...facts, title }, title, null)
}

type QuizFacts = PageFacts & Readonly<{ language: string; kind: 'Listening comprehension' | 'Practice quiz' }>

/** A quiz or a listening practice. `language` is that of its questions. */
export function quizMeta(matches: Matches, { language, kind, ...facts }: QuizFacts): MetaDescriptor[] {
  const { description } = facts
  const name = fullTitle(siteName(matches), facts.title)
  return describe(matches, { ...facts, title: name }, name, {
    '@type': 'Quiz',
    name,
    description,
    educationalLevel: 'Primary 6',
    inLanguage: language,
    isAccessibleForFree: true,
    learningResourceType: kind,
    license: LICENCE,
  })
}

type ArticleFacts = PageFacts & Readonly<{ section: string; words: number; minutes: number }>

/** An article; messengers show its title without the name of the site. */
export function articleMeta(matches: Matches, { section, words, minutes, ...facts }: ArticleFacts): MetaDescriptor[] {
  const { title, description } = facts
  const site = siteOf(matches)
  const publisher = { '@type': 'Organization', name: siteName(matches), ...(site === '' ? {} : { url: site }) }
  return describe(matches, { ...facts, title: fullTitle(siteName(matches), title) }, title, {
    '@type': 'Article',
    headline: title,
    description,
    articleSection: section,
    wordCount: words,
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en-SG',
    isAccessibleForFree: true,
    license: LICENCE,
    author: publisher,
    publisher,
  })
}

/** The site itself: `title` and `shared`, the title that messengers show, are whole. */
export function siteMeta(matches: Matches, facts: PageFacts & Readonly<{ shared: string }>): MetaDescriptor[] {
  const { title, description, shared } = facts
  return describe(matches, facts, shared, {
    '@type': 'WebSite',
    name: title,
    alternateName: shared,
    description,
    inLanguage: ['en-SG', ...LANGUAGES.filter((language) => language !== PAGE_LANGUAGE)],
    isAccessibleForFree: true,
    audience: { '@type': 'EducationalAudience', educationalRole: 'student', audienceType: 'Primary 6 pupils' },
  })
}

/**
 * A page that repeats the page at `path`: search is sent to that one. If the operator named no site, that page has no URL
 * to name, and this one is not listed.
 */
export function canonicalMeta(matches: Matches, { path, title, description }: PageFacts): MetaDescriptor[] {
  const site = siteOf(matches)
  const found: MetaDescriptor = site === '' ? NOT_LISTED : { tagName: 'link', rel: 'canonical', href: site + path }
  return [{ title: fullTitle(siteName(matches), title) }, { name: 'description', content: description }, found]
}

/** A page that search should not find. */
export function unlistedMeta(matches: Matches, title: string): MetaDescriptor[] {
  return [{ title: fullTitle(siteName(matches), title) }, NOT_LISTED]
}

const NOT_LISTED = { name: 'robots', content: 'noindex' } as const

const siteOf = ([root]: Matches): string => root.loaderData.site

/** `shared` is the title that messengers show. */
function describe(
  matches: Matches,
  { path, title, description }: PageFacts,
  shared: string,
  data: SchemaObject | null,
): MetaDescriptor[] {
  const site = siteOf(matches)
  const url = site + path
  const absolute: MetaDescriptor[] = [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
  ]
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName(matches) },
    { property: 'og:title', content: shared },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: 'en_SG' },
    { name: 'twitter:card', content: 'summary' },
    ...(site === '' ? [] : absolute),
    ...(data === null ? [] : [{ 'script:ld+json': { '@context': 'https://schema.org', ...data } }]),
  ]
}
