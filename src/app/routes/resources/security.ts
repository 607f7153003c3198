/** security.txt: whom to tell of a hole in the site (RFC 9116). */
import { siteUrl } from '#app/loaders/site-url.server.ts'
import { securityText } from '#app/parts/site/crawlers.ts'
import { services } from '#server/services.server.ts'

/** 404 where there is nobody to name: a contact is an email address or a whole URL. */
export function loader() {
  const text = securityText(siteUrl(), services().config.contactEmail, new Date())
  if (text === null) return new Response('Not found\n', { status: 404 })
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
