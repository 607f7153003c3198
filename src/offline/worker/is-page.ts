/** Which requests are for pages, and which responses may be cached as such. */

const NO_PAGES = /^\/(?:api|files|downloads|assets|sounds|icons|screenshots)\/|^\/(?:healthz|metrics|sw\.js)$|\.\w+$/

export function isPage({ mode }: Pick<Request, 'mode'>, { pathname }: Pick<URL, 'pathname'>): boolean {
  return mode === 'navigate' && !NO_PAGES.test(pathname)
}

/** A page that is the same for everyone, and not one that a redirect led to. */
export function isPublicPage({ status, redirected, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? ''
  const html = headers.get('content-type')?.startsWith('text/html') === true
  return status === 200 && !redirected && html && !/no-store|private/.test(control)
}
