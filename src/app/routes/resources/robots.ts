/** robots.txt: everything public may be read; the map of the site is named when the operator named the site. */
import { services } from '#server/services.server.ts'

export function loader() {
  const { siteUrl } = services().config
  const lines = ['User-agent: *', 'Disallow: /api/', ...(siteUrl === null ? [] : [`Sitemap: ${siteUrl}/sitemap.xml`])]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
