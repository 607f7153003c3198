/** robots.txt. */
import { siteUrl } from '#app/loaders/site-url.server.ts'
import { robotsText } from '#app/parts/site/crawlers.ts'

export function loader() {
  return new Response(robotsText(siteUrl()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
