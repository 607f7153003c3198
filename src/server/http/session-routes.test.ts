import { describe, expect, it } from 'vitest'
import { createSessions } from '#server/session/sessions.ts'
import { createSessionRoutes } from './session-routes.ts'

const sessions = createSessions({ secrets: () => ['s'.repeat(32)], now: () => Date.now() })
const routesAt = (siteUrl: string | null) => createSessionRoutes(sessions, siteUrl, { 'x-frame-options': 'DENY' })
const routes = routesAt(null)

const cookieOf = (response: Response) => response.headers.get('set-cookie') ?? ''

describe('POST', () => {
  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const response = await routes.request('/', { method: 'POST' })
    expect(response.status).toBe(200)
    const { expiresAt } = await response.json()
    expect(expiresAt).toBeGreaterThan(Date.now())
    expect(cookieOf(response)).toMatch(
      /^session=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
  })

  it('sets none while the session is young', async () => {
    const [cookie = ''] = cookieOf(await routes.request('/', { method: 'POST' })).split(';')
    const again = await routes.request('/', { method: 'POST', headers: { cookie } })
    expect(again.status).toBe(200)
    expect(cookieOf(again)).toBe('')
  })

  it('marks the cookie Secure when the site or the proxy has TLS', async () => {
    const behind = await routes.request('/', { method: 'POST', headers: { 'x-forwarded-proto': 'https' } })
    expect(cookieOf(behind)).toContain('; Secure')
    expect(cookieOf(await routesAt('https://readysix.example').request('/', { method: 'POST' }))).toContain('; Secure')
    expect(cookieOf(await routesAt('http://readysix.local').request('/', { method: 'POST' }))).not.toContain('Secure')
  })
})

describe('DELETE', () => {
  it('takes the cookie away', async () => {
    const response = await routes.request('/', { method: 'DELETE' })
    expect(response.status).toBe(204)
    expect(cookieOf(response)).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the form of the privacy page', () => {
  it('takes the cookie away and goes back to the page with its confirmation', async () => {
    const response = await routes.request('/forget', { method: 'POST' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/privacy#forgotten')
    expect(cookieOf(response)).toMatch(/^session=; Max-Age=0;/)
  })
})
