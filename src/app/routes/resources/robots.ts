/** robots.txt: everything public may be read; the map of the site is named when the operator named the site. */
import { siteUrl } from '#app/loaders/site-url.server.ts'

export function loader() {
  const site = siteUrl()
  const lines = ['User-agent: *', 'Disallow: /api/', ...(site === '' ? [] : [`Sitemap: ${site}/sitemap.xml`])]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
