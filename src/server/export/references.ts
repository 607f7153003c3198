/**
 * The URLs of the same site that a rendered page refers to: links, scripts, styles, pictures, and the requests of its
 * script.
 */
import { asObject, readString } from '#lib/json.ts'

const REFERENCE = /<(?:a|link|script|img|audio|source|div)\b[^>]*?\s(?:href|src|data-asks)="([^"]*)"/g

/** Distinct URLs that start with a slash, without fragments. React writes attributes in double quotes. */
export function references(html: string): readonly string[] {
  const found = new Set<string>()
  for (const [, value = ''] of html.matchAll(REFERENCE)) {
    const [url = ''] = value.replaceAll('&amp;', '&').split('#')
    if (/^\/(?!\/)/.test(url)) found.add(url)
  }
  return [...found]
}

/** The paths that a sitemap lists for the site at `origin`. */
export function listedPaths(sitemap: string, origin: string): readonly string[] {
  const locations = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, text = '']) => text)
  return locations.map((text) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&').slice(origin.length))
}

/** The paths that a page of the catalogue of the site at `origin` names beside its entries: its schema and the page after it. */
export function catalogueReferences(page: string, origin: string): readonly string[] {
  const parsed: unknown = JSON.parse(page)
  const { schema, next } = asObject(parsed)
  return [schema, next].flatMap((url) => readString(url)?.slice(origin.length) ?? [])
}
