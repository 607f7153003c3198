import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createSessions } from './sessions.ts'

const NEW = 'n'.repeat(32)
const OLD = 'o'.repeat(32)
const HOUR = 3_600_000
const START = Date.UTC(2026, 0, 5)

const withCookie = (cookie: string | null) =>
  new Request('http://localhost/api/session', { headers: cookie === null ? {} : { cookie } })

function sessionsOf(...secrets: string[]) {
  let clock = START
  const sessions = createSessions({ secrets: () => secrets, now: () => clock })
  return {
    ...sessions,
    pass: (ms: number) => {
      clock += ms
    },
  }
}

async function tokenOf(sessions: ReturnType<typeof sessionsOf>): Promise<string> {
  const { token } = await sessions.signIn(withCookie(null))
  if (token === null) throw new Error('no token')
  return token
}

describe('signing in', () => {
  it('gives a random id and an end, a day away', async () => {
    const sessions = sessionsOf(NEW)
    const first = await sessions.signIn(withCookie(null))
    const second = await sessions.signIn(withCookie('other=1'))
    expect(first.session.expiresAt).toBe(START + 24 * HOUR)
    expect(first.session.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(second.session.id).not.toBe(first.session.id)
  })

  it('keeps a session that is young, and gives an older one more time under the same id', async () => {
    const sessions = sessionsOf(NEW)
    const { session, token } = await sessions.signIn(withCookie(null))
    const cookie = withCookie(`a=b; session=${token}`)
    sessions.pass(11 * HOUR)
    expect(await sessions.signIn(cookie)).toEqual({ session, token: null })
    sessions.pass(2 * HOUR)
    const renewed = await sessions.signIn(cookie)
    expect(renewed.session).toEqual({ id: session.id, expiresAt: START + 37 * HOUR })
    expect(renewed.token).not.toBe(token)
    sessions.pass(12 * HOUR)
    expect((await sessions.signIn(cookie)).session.id).not.toBe(session.id)
  })
})

describe('a route that needs a session', () => {
  it('gets the session of the request', async () => {
    const sessions = sessionsOf(NEW)
    const { session, token } = await sessions.signIn(withCookie(null))
    expect(await sessions.require(withCookie(`session=${token}`))).toEqual({ ok: true, session })
  })

  it('refuses with 401 and keeps no copy', async () => {
    const check = await sessionsOf(NEW).require(withCookie(null))
    if (check.ok) throw new Error('let in without a session')
    expect(check.refusal.status).toBe(401)
    expect(check.refusal.headers.get('cache-control')).toBe('no-store')
  })

  it('refuses a session that has ended', async () => {
    const sessions = sessionsOf(NEW)
    const cookie = withCookie(`session=${await tokenOf(sessions)}`)
    sessions.pass(24 * HOUR - 1000)
    expect((await sessions.require(cookie)).ok).toBe(true)
    sessions.pass(1000)
    expect((await sessions.require(cookie)).ok).toBe(false)
  })

  it('refuses what is not ours or was changed', async () => {
    const sessions = sessionsOf(NEW)
    const token = await tokenOf(sessions)
    const [head = '', body = '', signature = ''] = token.split('.')
    const longer = Buffer.from(body, 'base64url')
      .toString()
      .replace(/"exp":\d+/, '"exp":9999999999')
    const key = new TextEncoder().encode(NEW)
    const claims = () => new SignJWT().setSubject('me').setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1d')
    const forged = [
      '',
      'x',
      `${head}.${Buffer.from(longer).toString('base64url')}.${signature}`,
      `${head}.${body}.`,
      new UnsecuredJWT().setSubject('me').setAudience('readysix').setExpirationTime('1d').encode(),
      await tokenOf(sessionsOf(OLD)),
      await claims().setAudience('elsewhere').sign(key),
      await new SignJWT().setProtectedHeader({ alg: 'HS256' }).setSubject('me').setAudience('readysix').sign(key),
    ]
    for (const value of forged) {
      expect((await sessions.require(withCookie(`session=${value}`))).ok, value).toBe(false)
    }
  })

  it('signs nobody in without a secret', async () => {
    await expect(sessionsOf().signIn(new Request('http://localhost/'))).rejects.toMatchObject({
      code: 'session-secret',
    })
  })

  it('accepts older secrets of the list, and signs with the first', async () => {
    const before = await tokenOf(sessionsOf(OLD))
    expect((await sessionsOf(NEW, OLD).require(withCookie(`session=${before}`))).ok).toBe(true)
    expect((await sessionsOf(NEW).require(withCookie(`session=${before}`))).ok).toBe(false)
    const after = await tokenOf(sessionsOf(NEW, OLD))
    expect((await sessionsOf(NEW).require(withCookie(`session=${after}`))).ok).toBe(true)
  })
})
