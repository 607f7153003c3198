/**
 * Which links the browser fetches when a visitor is about to follow them (Speculation Rules; a browser that does not know
 * them loads the page on the tap as ever). Pages only: a file or a printout would cost a phone's data for nothing.
 */

const PAGES_ONLY = [
  { href_matches: '/*' },
  { not: { href_matches: ['/api/*', '/files/*', '/downloads/*', '/*/print', '/*.*'] } },
  { not: { selector_matches: '[target], [download]' } },
]

/** The text of the page's one script of this type. Its hash is in the page's policy. */
export const PREFETCH_RULES: string = JSON.stringify({
  prefetch: [{ where: { and: PAGES_ONLY }, eagerness: 'moderate' }],
})
