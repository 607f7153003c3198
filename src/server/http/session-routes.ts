/** /api/session: anonymous sign-in and sign-out. Only these responses set a cookie. */
import { type Context, Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { SESSION_COOKIE, SESSION_SECONDS, type Sessions } from '#server/session/sessions.ts'
import type { HeaderSet } from './headers/security-headers.ts'

/** Where the form of the privacy page redirects to; the fragment shows its confirmation. */
const FORGOTTEN = '/privacy#forgotten'

/** `siteUrl` is the configured origin, or null; `headers` are added to every response. */
export function createSessionRoutes(sessions: Sessions, siteUrl: string | null, headers: HeaderSet): Hono {
  const site = siteUrl?.startsWith('https:') === true

  // A proxy that ends TLS sets this header. A forged one only concerns the client's own cookie.
  const secure = (c: Context) => site || c.req.header('x-forwarded-proto')?.startsWith('https') === true
  const cookie = (c: Context) => ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: secure(c) }) as const

  const routes = new Hono()
  routes.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
  })

  routes.post('/', async (c) => {
    const { session, token } = await sessions.signIn(c.req.raw)
    if (token !== null) setCookie(c, SESSION_COOKIE, token, { ...cookie(c), maxAge: SESSION_SECONDS })
    return c.json({ expiresAt: session.expiresAt })
  })

  routes.delete('/', (c) => {
    deleteCookie(c, SESSION_COOKIE, cookie(c))
    return c.body(null, 204)
  })

  // For the button of the privacy page without JavaScript: a form can only post.
  routes.post('/forget', (c) => {
    deleteCookie(c, SESSION_COOKIE, cookie(c))
    return c.redirect(FORGOTTEN, 303)
  })
  return routes
}
