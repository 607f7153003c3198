/**
 * Anonymous sessions: a signed token with a random id and an expiry time. The server stores nothing, and the token
 * identifies nobody. The cookie is in http/session-routes.ts.
 */
import { randomUUID } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { SessionSecretError } from './session-secret.ts'

interface Session {
  /** Random; it only ties the requests of one visit together. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** The check of a request that needs a session. */
type SessionCheck =
  | { readonly ok: true; readonly session: Session }
  /** Status 401; the browser then signs in again and repeats the request once. */
  | { readonly ok: false; readonly refusal: Response }

/** Every method rejects with SessionSecretError if there is no usable secret. */
export interface Sessions {
  /** Reads the secrets now instead of at the first request. */
  ready(): Promise<void>
  /** The session of a request; null without one. */
  find(request: Request): Promise<Session | null>
  /** For a route that needs a session. Its response must not be cached: send `no-store` or `private`. */
  require(request: Request): Promise<SessionCheck>
  /**
   * The session of a request, or a new one. `token` is the new cookie value, or null if the one of the request is valid
   * for long enough.
   */
  signIn(request: Request): Promise<{ readonly session: Session; readonly token: string | null }>
}

interface SessionOptions {
  /** The first signs, all are accepted; called once, at the first use. */
  readonly secrets: () => readonly string[]
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The cookie's name; http/session-routes.ts sets and deletes it (docs/behaviour.md, 15.3). */
export const SESSION_COOKIE = 'session'
/** One day. */
export const SESSION_SECONDS = 24 * 60 * 60

const ALGORITHM = 'HS256'
const AUDIENCE = 'readysix'

/** A token is a JWT (HS256); `signIn` renews it after half of its day, with the same id as its subject. */
export function createSessions({ secrets, now }: SessionOptions): Sessions {
  let known: readonly Uint8Array[] | null = null

  function keys(): readonly Uint8Array[] {
    known ??= secrets().map((secret) => new TextEncoder().encode(secret))
    return known
  }

  async function issue(id: string): Promise<{ session: Session; token: string }> {
    const [key] = keys()
    if (key === undefined) throw new SessionSecretError('no session secret was given')
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
    find,
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

/** Null for a token that is forged, incomplete or expired. */
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
