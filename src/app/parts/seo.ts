/** What search engines and messengers read of a page: title, description, Open Graph and JSON-LD. */
import type { MetaDescriptor } from 'react-router'

export const SITE = 'ReadySix'

export type PageFacts = Readonly<{
  title: string
  description: string
  /** The path of the page, starting with '/'. */
  path: string
  /** The address of the site without a slash at its end, or '' if the operator named none. */
  site: string
  /** The title that messengers show. */
  shared: string
  /** A schema.org object, or null. */
  data: Readonly<Record<string, unknown>> | null
}>

/** The descriptors of a page that may be listed. */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const { title, description, path, site, shared, data } = facts
  const address = `${site}${path}`
  const absolute: MetaDescriptor[] = [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
  ]
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SITE },
    { property: 'og:title', content: shared },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: 'en_SG' },
    { name: 'twitter:card', content: 'summary' },
    ...(site === '' ? [] : absolute),
    ...(data === null ? [] : [{ 'script:ld+json': { '@context': 'https://schema.org', ...data } }]),
  ]
}

/**
 * The descriptors of a page that repeats another: search is sent to that one. `of` is its address with the site's, or '' if
 * the operator named no site; then it cannot be named, and this page is not listed.
 */
export function copyMeta(title: string, description: string, of: string): MetaDescriptor[] {
  const found = of === '' ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href: of }
  return [{ title }, { name: 'description', content: description }, found]
}

/** The descriptors of a page that should not be found by search. */
export function unlistedMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
