/**
 * Anonymous sessions: a signed token with a random id and an end. Nothing is stored on the server, and nothing in the
 * token tells who the visitor is. How it travels as a cookie is in http/session-routes.ts.
 */
import { randomUUID } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'

interface Session {
  /** Random; says nothing but that two requests belong to the same visit. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** What a request for something that needs a session gets. */
type SessionCheck =
  | { readonly ok: true; readonly session: Session }
  /** Status 401; the browser then signs in again and repeats its call once. */
  | { readonly ok: false; readonly refusal: Response }

/** Every method rejects with SessionSecretError if there is no secret to be had. */
export interface Sessions {
  /** Reads the secrets now rather than at the first visitor. */
  ready(): Promise<void>
  /** For a route that needs a session. Its answer must not be kept by the page cache: send `no-store` or `private`. */
  require(request: Request): Promise<SessionCheck>
  /**
   * The session of a request, or a new one. `token` is what the visitor is to keep from now on, or null if the one in
   * the request will do for a while.
   */
  signIn(request: Request): Promise<{ readonly session: Session; readonly token: string | null }>
}

interface SessionOptions {
  /** The first signs, all are accepted; called once, when a secret is first needed. */
  readonly secrets: () => readonly string[]
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export const SESSION_COOKIE = 'session'
/** A day: as long as a visit and its evening. */
export const SESSION_SECONDS = 24 * 60 * 60

const ALGORITHM = 'HS256'
const AUDIENCE = 'readysix'

export function createSessions({ secrets, now }: SessionOptions): Sessions {
  let known: readonly Uint8Array[] | null = null

  function keys(): readonly Uint8Array[] {
    known ??= secrets().map((secret) => new TextEncoder().encode(secret))
    return known
  }

  async function issue(id: string): Promise<{ session: Session; token: string }> {
    const [key] = keys()
    if (key === undefined) throw new Error('no session secret was given')
    const issuedAt = Math.floor(now() / 1000)
    const expires = issuedAt + SESSION_SECONDS
    const token = await new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(id)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expires)
      .sign(key)
    return { session: { id, expiresAt: expires * 1000 }, token }
  }

  async function find(request: Request): Promise<Session | null> {
    const token = parse(request.headers.get('cookie') ?? '', SESSION_COOKIE)[SESSION_COOKIE]
    if (token === undefined) return null
    for (const key of keys()) {
      const payload = await verified(token, key, now())
      if (payload?.sub !== undefined && payload.exp !== undefined) {
        return { id: payload.sub, expiresAt: payload.exp * 1000 }
      }
    }
    return null
  }

  return {
    async ready() {
      keys()
    },
    async require(request) {
      const session = await find(request)
      return session === null ? { ok: false, refusal: refusal() } : { ok: true, session }
    },
    async signIn(request) {
      const session = await find(request)
      const half = (SESSION_SECONDS * 1000) / 2
      if (session !== null && session.expiresAt - now() > half) return { session, token: null }
      return await issue(session?.id ?? randomUUID())
    },
  }
}

/** Null for a token that is not ours, not whole or too old. */
async function verified(token: string, key: Uint8Array, now: number): Promise<JWTPayload | null> {
  try {
    const rules = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: new Date(now) }
    return (await jwtVerify(token, key, rules)).payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

function refusal(): Response {
  return Response.json({ error: 'session required' }, { status: 401, headers: { 'cache-control': 'no-store' } })
}
